// The layers of the timeline, one on the other.

import type { Timeline } from './recording';

export interface Layer {
  readonly name: string;
  /** Its upper edge: the sum of itself and all layers under it. */
  readonly top: number[];
}

/** What is kept lies at the bottom, so that its edge is the memory that stays. */
const ORDER = ['cached', 'held', 'not cached', 'recomputed', 'freed'];

/** The layers that are not empty, the lowest first; names of a newer server go on top. */
export function stack({ categories }: Timeline): Layer[] {
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const names = Object.keys(categories)
    .filter((name) => categories[name]?.some((n) => n !== 0))
    .sort((a, b) => place(a) - place(b));
  const layers: Layer[] = [];
  for (const name of names) {
    const under = layers.at(-1)?.top;
    layers.push({ name, top: (categories[name] ?? []).map((n, i) => n + (under?.[i] ?? 0)) });
  }
  return layers;
}
