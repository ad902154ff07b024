import { expect, test } from 'vitest';

import {
  brokenSteps,
  type RunSeries,
  seriesByModel,
  seriesValues,
  nearestSeries,
  allSteps,
  strokeOf,
} from './runSeries';

function series(run: string, ...points: [number, number | null][]): RunSeries {
  const reply = {
    version: 1,
    pending: 0,
    totals: [{ key: 'saved_bytes', label: 'kept', help: '' }],
    points: points.map(([step, n]) => ({
      step,
      problem: n === null ? 'It is broken.' : null,
      nbytes: n === null ? null : [n],
    })),
  };
  return { run, tag: 'memory', parameterBytes: null, reply, problem: '' };
}

test('runs of one model stand together, those of the run that is shown first', () => {
  const sizes = { lstm: 8, 'gpt2/a': 64, mlp: 16, 'gpt2/b': 64, old: null, older: null };
  const all = Object.entries(sizes).map(([run, n]) => ({ ...series(run), parameterBytes: n }));
  const groups = seriesByModel(all, 'gpt2/b');
  expect(groups.map(({ allSeries }) => allSeries.map(({ run }) => run))).toEqual([
    ['gpt2/a', 'gpt2/b'],
    ['lstm'],
    ['mlp'],
    ['old', 'older'],
  ]);
  expect(groups.map(({ parameterBytes }) => parameterBytes)).toEqual([64, 8, 16, null]);
  expect(seriesByModel([], 'mlp')).toEqual([]);
});

test('runs with other steps stand on one axis', () => {
  const [a, b] = [series('a', [0, 8], [10, 16]), series('b', [5, 24])];
  const steps = allSteps([a, b]);
  expect(steps).toEqual([0, 5, 10]);
  expect(seriesValues(a, 0, steps)).toEqual([8, null, 16]);
  expect(seriesValues(b, 0, steps)).toEqual([null, 24, null]);
});

test('a step that cannot be read has no value and is named', () => {
  const a = series('a', [0, 8], [10, null]);
  expect(seriesValues(a, 0, [0, 10])).toEqual([8, null]);
  expect(brokenSteps(a).map(({ step }) => step)).toEqual([10]);
});

test('a click is for the run whose point is nearest', () => {
  expect(nearestSeries([100, null, 40], 60)).toBe(2);
  expect(nearestSeries([null], 60)).toBe(-1);
});

test('no two of ten runs are drawn alike', () => {
  const drawn = Array.from({ length: 10 }, (_, n) => JSON.stringify(strokeOf(n)));
  expect(new Set(drawn).size).toBe(10);
});
