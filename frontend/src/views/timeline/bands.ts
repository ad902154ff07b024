// The timeline's categories as bands, one on the other.

import type { LifeRow, LiveStack } from '../../api/messages';

export interface Band {
  readonly name: string;
  /** Its upper edge: the sum of itself and all bands under it. */
  readonly top: number[];
}

/** What stays the longest lies at the bottom: the model, then what is kept. */
export const ORDER = [
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

/** The names of bands that are not empty, the lowest first; those of a newer server go on top. */
export function bandNames({ categories }: LiveStack): string[] {
  const height = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return Object.keys(categories)
    .filter((name) => categories[name]?.some((n) => n !== 0))
    .sort((a, b) => height(a) - height(b));
}

/** The bands one on the other, without the hidden ones. */
export function stackedBands(stack: LiveStack, hidden: readonly string[] = []): Band[] {
  const { categories } = stack;
  const bands: Band[] = [];
  for (const name of bandNames(stack)) {
    if (hidden.includes(name)) continue;
    const under = bands.at(-1)?.top;
    bands.push({ name, top: (categories[name] ?? []).map((n, i) => n + (under?.[i] ?? 0)) });
  }
  return bands;
}

/** The name of the band in which a storage stands. */
export function bandOf({ model_state, state, phase }: LifeRow): string {
  return model_state ? MODEL_BANDS[model_state] : (state ?? phase ?? '');
}

const MODEL_BANDS = {
  gradient: 'gradients',
  optimizer: 'optimizer state',
  'unsharded parameter': 'unsharded parameters',
  'unsharded gradient': 'unsharded gradients',
  'all-gather buffer': 'all-gather buffers',
  'reduce-scatter buffer': 'reduce-scatter buffers',
};

/** A band in words, those of the figure; the names of other bands are words already. */
export function bandWords(name: string): string {
  return WORDS[name] ?? name;
}

const WORDS: Record<string, string> = {
  input: 'inputs',
  cached: 'saved for backward',
  held: 'alive, but saved by no node',
  'not cached': 'freed or held',
  freed: 'freed during the forward',
  backward: 'made in the backward',
  update: 'made in the optimizer step',
};

/** A band's name for one of its allocations. */
export function ofWhat(band: string): string {
  return { parameters: 'parameter', buffers: 'buffer', gradients: 'gradient' }[band] ?? band;
}
