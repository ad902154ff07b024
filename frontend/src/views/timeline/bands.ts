// The timeline's categories as bands, one on the other.

import type { LiveStack } from '../../api/messages';

export interface Band {
  readonly name: string;
  /** Its upper edge: the sum of itself and all bands under it. */
  readonly top: number[];
}

/** What stays the longest lies at the bottom: the model, then what is kept. */
const ORDER = [
  'parameters',
  'buffers',
  'optimizer state',
  'gradients',
  'unsharded parameters',
  'unsharded gradients',
  'all-gather buffers',
  'reduce-scatter buffers',
  'input',
  'cached',
  'held',
  'not cached',
  'recomputed',
  'freed',
];

/** The bands that are not empty, the lowest first; names of a newer server go on top. */
export function stackedBands({ categories }: LiveStack): Band[] {
  const height = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const names = Object.keys(categories)
    .filter((name) => categories[name]?.some((n) => n !== 0))
    .sort((a, b) => height(a) - height(b));
  const bands: Band[] = [];
  for (const name of names) {
    const under = bands.at(-1)?.top;
    bands.push({ name, top: (categories[name] ?? []).map((n, i) => n + (under?.[i] ?? 0)) });
  }
  return bands;
}
