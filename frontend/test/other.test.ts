import { expect, test } from 'vitest';

import type { RecordingKey } from '../src/key';
import type { IndexReply } from '../src/messages';
import { otherOf, settingsOf } from '../src/other';
import { readSettings, writeSettings } from '../src/settings';
import { INDEX } from './samples';

const KEY: RecordingKey = {
  run: 'mlp',
  tag: 'activation_memory',
  step: 10,
  wall_time: 1_767_225_610,
};

/** An index of one run with these steps. */
function alone(...steps: number[]): IndexReply {
  const rows = steps.map((step) => ({ step, wall_time: KEY.wall_time }));
  const tag = { ...INDEX.runs[0]!.tags[0]!, steps: rows };
  return { ...INDEX, runs: [{ run: 'mlp', tags: [tag] }] };
}

test('without a choice it is the newest recording of the next run', () => {
  expect(otherOf(INDEX, KEY, {}).other).toEqual({ key: { ...KEY, run: 'encoder' } });
});

test('where there is one run it is the step before', () => {
  expect(otherOf(alone(0, 10), KEY, {}).other).toEqual({ key: { ...KEY, step: 0 } });
});

test('where there is one recording there is none, and nothing to complain of', () => {
  expect(otherOf(alone(10), KEY, {})).toEqual({ other: null, problem: '' });
});

test('what was chosen comes back from the URL', () => {
  const other = { ...KEY, run: 'encoder' };
  const settings = readSettings(writeSettings(settingsOf(other)));
  expect(otherOf(INDEX, KEY, settings).other).toEqual({ key: other });
});

test('the recording that is shown is no other', () => {
  const { other, problem } = otherOf(INDEX, KEY, settingsOf(KEY));
  expect(other).toBeNull();
  expect(problem).toContain('the recording that is shown');
});

test('what is gone is named', () => {
  const { other, problem } = otherOf(INDEX, KEY, { run: 'gone', tag: 't', step: '0' });
  expect(other).toBeNull();
  expect(problem).toBe('There is no run gone here.');
});

test('a tag of which nothing can be read says why', () => {
  const tag = { ...INDEX.runs[0]!.tags[0]!, steps: [], problem: 'A newer one wrote it.' };
  const index = { ...INDEX, runs: [...INDEX.runs, { run: 'newer', tags: [tag] }] };
  expect(otherOf(index, KEY, { run: 'newer' }).problem).toBe('A newer one wrote it.');
});

test('modules under checkpoints stand in the place of a recording', () => {
  expect(otherOf(INDEX, KEY, { checkpoint: 'h.*' }).other).toEqual({ checkpoint: 'h.*' });
});
