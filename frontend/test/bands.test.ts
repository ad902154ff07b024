import { expect, test } from 'vitest';

import { stackedBands } from '../src/bands';

test('bands stand one on the other, what is kept at the bottom and nothing empty', () => {
  const bands = stackedBands({
    version: 1,
    op: [0, 1],
    live_bytes: [3, 7],
    device: null,
    peak: null,
    phases: [],
    categories: { freed: [2, 2], held: [0, 0], backward: [0, 1], cached: [1, 4] },
  });
  expect(bands).toEqual([
    { name: 'cached', top: [1, 4] },
    { name: 'freed', top: [3, 6] },
    { name: 'backward', top: [3, 7] },
  ]);
});
