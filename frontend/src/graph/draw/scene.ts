// A drawn graph, in groups that the next drawing reuses.

import type { Id } from '../../recording/ids';
import type { GraphLayout } from '../layout/types';
import type { Rect } from './panzoom';
import { shade, type Shades } from '../layout/shading';
import { type DrawnBox, type DrawnGroup, readGroup, SVG } from './svg';

export interface Box extends Rect, Pick<DrawnBox, 'element' | 'isRepeated'> {
  readonly id: Id;
}

export interface Scene {
  /** Of all drawings of one reader: it holds what was last arranged. */
  readonly svg: SVGSVGElement;
  readonly width: number;
  readonly height: number;
  readonly groups: readonly PlacedGroup[];
  readonly shades: Shades;
  /** By the texts of their ids. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** The edges that touch each box. */
  readonly edges: ReadonlyMap<string, readonly SVGGElement[]>;
}

interface PlacedGroup extends DrawnGroup {
  readonly x: number;
  readonly y: number;
}

/** Of how many drawings the groups are remembered: one of 1,300 boxes has 18,000 elements. */
const REMEMBERED = 4;

/** Reads drawings, and knows the groups of the last ones, with what was done to their elements. */
export function createScenes() {
  let svg: SVGSVGElement | undefined;
  /** The groups of each by their texts; the one used last stands first. */
  let known: { layout: GraphLayout; groups: ReadonlyMap<string, DrawnGroup> }[] = [];

  function read(layout: GraphLayout): Scene {
    const groupOf = (text: string) =>
      known.find(({ groups }) => groups.has(text))?.groups.get(text) ?? readGroup(text);
    const placed = layout.groups.map(({ x, y, svg: text }) => ({ ...groupOf(text), text, x, y }));
    const groups = new Map(placed.map((group) => [group.text, group]));
    const others = known.filter((each) => each.layout !== layout);
    known = [{ layout, groups }, ...others].slice(0, REMEMBERED);
    const { width, height, shades } = layout;
    svg ??= document.createElementNS(SVG, 'svg');
    return { svg, width, height, shades, groups: placed, ...boxesAndEdges(placed) };
  }
  return { read };
}

/**
 * Put a drawing into its SVG element. What is there already stays: what leaves the page is laid out
 * anew by the browser, which takes longer than all else.
 */
export function arrange({ svg, width, height, groups, shades }: Scene): void {
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const wanted = new Set<Element>(groups.map(({ element }) => element));
  for (const element of [...svg.children]) if (!wanted.has(element)) element.remove();
  let next = svg.firstElementChild;
  for (const { element, x, y, boxes } of groups) {
    for (const box of boxes) shade(box.element, shades.get(box.name));
    const transform = `translate(${x} ${y})`;
    if (element.getAttribute('transform') !== transform)
      element.setAttribute('transform', transform);
    if (element === next) next = next.nextElementSibling;
    else svg.insertBefore(element, next);
  }
}

function boxesAndEdges(groups: readonly PlacedGroup[]): Pick<Scene, 'boxes' | 'edges'> {
  const boxes = new Map<string, Box>();
  const idOfName = new Map<string, string>();
  for (const group of groups) {
    for (const { name, id, element, isRepeated, place } of group.boxes) {
      idOfName.set(name, element.id);
      if (!id) continue;
      const at = { ...place, x: place.x + group.x, y: place.y + group.y };
      boxes.set(id.text, { id, element, isRepeated, ...at });
    }
  }
  const edges = new Map<string, SVGGElement[]>();
  for (const { element, ends } of groups.flatMap((group) => group.edges)) {
    for (const name of ends) {
      const id = idOfName.get(name) ?? name;
      const list = edges.get(id);
      if (list) list.push(element);
      else edges.set(id, [element]);
    }
  }
  return { boxes, edges };
}
