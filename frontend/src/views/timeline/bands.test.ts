import { expect, test } from 'vitest';

import { stackedBands } from './bands';

test('bands are stacked, saved bytes first, without empty ones', () => {
  const bands = stackedBands({
    live_bytes: [3, 7],
    peak: null,
    categories: { freed: [2, 2], held: [0, 0], backward: [0, 1], cached: [1, 4] },
  });
  expect(bands).toEqual([
    { name: 'cached', top: [1, 4] },
    { name: 'freed', top: [3, 6] },
    { name: 'backward', top: [3, 7] },
  ]);
});

test('the model lies under all that the block made', () => {
  const bands = stackedBands({
    live_bytes: [8, 9],
    peak: null,
    categories: { cached: [1, 1], gradients: [0, 1], input: [2, 2], parameters: [5, 5] },
  });
  expect(bands.map(({ name }) => name)).toEqual(['parameters', 'gradients', 'input', 'cached']);
});
