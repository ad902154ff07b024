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

test('without a choice a run of the same model and sizes comes before one with a similar name', () => {
  // GPT-2, in MiB: checkpoints hardly change the created bytes, autocast adds casts.
  const runs = [
    ['gpt2/as published', 475, 1523.3],
    ['gpt2/autocast', 475, 1634.1],
    ['gpt2/checkpointed', 475, 1523.4],
    ['gpt2/gelu in one op', 475, 1019.3],
    ['gpt2/checkpoint', 90, 1523.4],
    ['lstm', 4, 1523.4],
  ] as const;
  const index = {
    ...INDEX,
    runs: runs.map(([run, model_parameter_bytes, made_bytes]) => ({
      run,
      tags: [{ ...INDEX.runs[0]!.tags[0]!, model_parameter_bytes, made_bytes }],
    })),
  };
  const nearest = (run: string) => chooseComparand(index, { ...KEY, run }, {}).comparand;
  expect(nearest('gpt2/checkpointed')).toMatchObject({ key: { run: 'gpt2/as published' } });
  expect(nearest('gpt2/as published')).toMatchObject({ key: { run: 'gpt2/checkpointed' } });
  expect(nearest('gpt2/autocast')).toMatchObject({ key: { run: 'gpt2/checkpointed' } });
  expect(nearest('lstm')).toMatchObject({ key: { run: 'gpt2/as published' } });
});

test('of the other run it is the same step, or the newest one', () => {
  const nearest = (step: number) => chooseComparand(INDEX, { ...KEY, step }, {}).comparand;
  expect(nearest(0)).toMatchObject({ key: { run: 'encoder', step: 0 } });
  expect(nearest(5)).toMatchObject({ key: { run: 'encoder', step: 10 } });
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
