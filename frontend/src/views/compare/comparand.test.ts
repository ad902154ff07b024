import { expect, test } from 'vitest';

import type { RecordingKey } from '../../recording/key';
import type { IndexReply } from '../../api/messages';
import { chooseComparand, recordingSettings } from './comparand';
import { readSettings, writeSettings } from '../../url/settings';
import { INDEX } from '../../../test/samples';

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
  expect(chooseComparand(INDEX, KEY, {}).comparand).toEqual({ key: { ...KEY, run: 'encoder' } });
});

test('without a choice the run with the most similar name comes first', () => {
  const tags = INDEX.runs[0]!.tags;
  const runs = ['gpt2/full', 'lstm', 'gpt2/checkpointed'].map((run) => ({ run, tags }));
  const shown = { ...KEY, run: 'gpt2/full' };
  expect(chooseComparand({ ...INDEX, runs }, shown, {}).comparand).toMatchObject({
    key: { run: 'gpt2/checkpointed' },
  });
});

test('where there is one run it is the step before', () => {
  expect(chooseComparand(alone(0, 10), KEY, {}).comparand).toEqual({ key: { ...KEY, step: 0 } });
});

test('where there is one recording there is none, and nothing to complain of', () => {
  expect(chooseComparand(alone(10), KEY, {})).toEqual({ comparand: null, problem: '' });
});

test('the chosen recording comes back from the URL', () => {
  const comparand = { ...KEY, run: 'encoder' };
  const settings = readSettings(writeSettings(recordingSettings(comparand)));
  expect(chooseComparand(INDEX, KEY, settings).comparand).toEqual({ key: comparand });
});

test('the recording that is shown is no other', () => {
  const { comparand, problem } = chooseComparand(INDEX, KEY, recordingSettings(KEY));
  expect(comparand).toBeNull();
  expect(problem).toContain('the recording already shown');
});

test('what is gone is named', () => {
  const { comparand, problem } = chooseComparand(INDEX, KEY, {
    run: 'gone',
    tag: 't',
    step: '0',
  });
  expect(comparand).toBeNull();
  expect(problem).toBe('There is no run gone here.');
});

test('a tag of which nothing can be read says why', () => {
  const tag = { ...INDEX.runs[0]!.tags[0]!, steps: [], problem: 'A newer one wrote it.' };
  const index = { ...INDEX, runs: [...INDEX.runs, { run: 'newer', tags: [tag] }] };
  expect(chooseComparand(index, KEY, { run: 'newer' }).problem).toBe('A newer one wrote it.');
});

test('checkpointed modules replace a second recording', () => {
  expect(chooseComparand(INDEX, KEY, { checkpoint: 'h.*' }).comparand).toEqual({
    checkpoint: 'h.*',
  });
});
