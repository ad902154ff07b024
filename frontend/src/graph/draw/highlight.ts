// Boxes and edges that stand out: those that are selected, and those under the pointer.

import type { Id } from '../../recording/ids';
import type { Scene } from './scene';

/** Draw the edges of a box strongly; returns how to undo it. */
export function markBox(scene: Scene, id: Id | null): (() => void) | undefined {
  const box = id && scene.boxes.get(id.text);
  if (!box) return undefined;
  const lit = [box.element, ...(scene.edges.get(box.id.text) ?? [])];
  lit.forEach((element) => element.classList.add('selected'));
  return () => lit.forEach((element) => element.classList.remove('selected'));
}

export function markEdge({ svg }: Scene, id: Id): () => void {
  const edge = svg.querySelector(`g.edge[id="${id.text}"]`);
  const classes = ['selected', 'selected-edge'];
  edge?.classList.add(...classes);
  return () => edge?.classList.remove(...classes);
}

/** Light the edges of the box under the pointer: by hand, for a pointer moves too often to render. */
export function highlightEdges({ svg, edges }: Scene, id: Id | null): void {
  svg.querySelectorAll('.lit').forEach((element) => element.classList.remove('lit'));
  const lit = id === null ? [] : (edges.get(id.text) ?? []);
  lit.forEach((edge) => edge.classList.add('lit'));
  svg.classList.toggle('has-lit', lit.length > 0);
}
