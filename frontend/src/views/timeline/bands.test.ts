import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { stateClass } from '../../recording/states';
import { bandWords, ORDER, stackedBands } from './bands';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const [theme, style] = [read('../../style/theme.css'), read('timeline.css')];

test.each([...ORDER, 'backward', 'update'])('the band %s has a colour in both themes', (name) => {
  const colour = stateClass(name);
  for (const each of [colour, `${colour}-fill`])
    expect(theme.split(`--${each}: `).length - 1).toBe(2);
  expect(style).toContain(`.patch.${colour} {`);
});

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

test.each([...ORDER, 'backward', 'update'])('the band %s has the word of the figure', (name) => {
  const root = join(import.meta.dirname, '../../../..');
  const charts = readFileSync(join(root, 'tb_actmem/rendering/charts.py'), 'utf8');
  expect(charts).toContain(`"${name}": Band("${bandWords(name)}"`);
});
