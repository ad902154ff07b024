// With which recording one is compared: the one that the settings name, or the nearest other one.

import {
  entryAt,
  keyOf,
  missingSentence,
  type RecordingAddress,
  tagLike,
} from '../../recording/runIndex';
import type { Comparand, RecordingKey } from '../../recording/key';
import { predictionOf } from '../../recording/prediction';
import type { OtherParams } from '../../api/api';
import type { IndexReply, TagRow } from '../../api/messages';
import type { Settings } from '../../url/settings';

/** Null: there is none. `problem` says why in a sentence, where somebody asked for one. */
export interface ChosenComparand {
  readonly comparand: Comparand | null;
  readonly problem: string;
}

export function chooseComparand(
  index: IndexReply,
  shown: RecordingKey,
  settings: Settings,
): ChosenComparand {
  const prediction = predictionOf(settings);
  if (prediction) return { comparand: prediction, problem: '' };
  if (settings.run === undefined) return asComparand(nextRecording(index, shown));
  const place = placeOf(settings);
  const problem = missingSentence(index, place);
  if (problem) return { comparand: null, problem };
  const entry = entryAt(index, place);
  const key = entry && keyOf(entry);
  if (!key)
    return { comparand: null, problem: entry?.tag.problem ?? 'This tag holds no recording.' };
  if (isSame(key, shown)) {
    return { comparand: null, problem: 'This is the recording already shown: choose another one.' };
  }
  return asComparand(key);
}

/** The settings that name a recording. */
export function recordingSettings({ run, tag, step }: RecordingKey): Settings {
  return { run, tag, step: String(step) };
}

function placeOf({ run = '', tag = '', step = '' }: Settings): RecordingAddress {
  return { run, tag, step: /^-?\d+$/.test(step) ? Number(step) : null };
}

function asComparand(key: RecordingKey | null): ChosenComparand {
  return { comparand: key && { key }, problem: '' };
}

/** Whether settings name this recording. */
export function namesRecording({ run, tag, step }: Settings, key: RecordingKey): boolean {
  return run === key.run && tag === key.tag && step === String(key.step);
}

export function isSame(a: RecordingKey, b: RecordingKey): boolean {
  return a.run === b.run && a.tag === b.tag && a.step === b.step;
}

/**
 * The same step of the most similar run, or its newest; where there is one run, of its own the step
 * before or after.
 */
function nextRecording(index: IndexReply, shown: RecordingKey): RecordingKey | null {
  const at = index.runs.findIndex(({ run }) => run === shown.run);
  const own = index.runs[at]?.tags.find(({ tag }) => tag === shown.tag);
  const others = [...index.runs.slice(at + 1), ...index.runs.slice(0, at)];
  const candidates = others.flatMap(({ run, tags }) => {
    const tag = tagLike({ tags: tags.filter(isReadable) }, shown.tag);
    const letters = commonStart(run, shown.run);
    return tag && own ? { run, tag, letters, apart: apart(tag, own) } : [];
  });
  const [nearest] = candidates.sort((a, b) =>
    a.apart === b.apart ? b.letters - a.letters : a.apart - b.apart,
  );
  if (nearest) {
    const { run, tag } = nearest;
    const step = tag.steps.find((each) => each.step === shown.step) ?? tag.steps.at(-1);
    if (step) return { run, tag: tag.tag, ...step };
  }
  const position = own?.steps.findIndex(({ step }) => step === shown.step) ?? -1;
  const beside = own?.steps[position - 1] ?? own?.steps[position + 1];
  return beside ? { run: shown.run, tag: shown.tag, ...beside } : null;
}

/**
 * How far two runs are apart: by the bytes that their forwards create, which checkpoints do not
 * change, where the models have equally large parameters.
 */
function apart(one: TagRow, other: TagRow): number {
  const isOfModel = one.model_parameter_bytes === other.model_parameter_bytes;
  if (!isOfModel || one.model_parameter_bytes === null) return Infinity;
  if (one.made_bytes === null || other.made_bytes === null) return Number.MAX_VALUE;
  return Math.abs(one.made_bytes - other.made_bytes);
}

/** How many letters two names have in common from their start. */
function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

function isReadable({ problem, steps }: TagRow): boolean {
  return problem === null && steps.length > 0;
}

/** What a recording is compared with, as `compare.json`, `compare.dot` and `changes.csv` take it. */
export function comparandParams(comparand: Comparand): OtherParams<'changes.csv'> {
  if ('goal' in comparand) {
    const { goal, value, mayOffload } = comparand;
    return { [goal]: value, ...(mayOffload ? { offload: '1' } : {}) };
  }
  if (!('key' in comparand)) return { ...comparand };
  const { run, tag, step } = comparand.key;
  return { other_run: run, other_tag: tag, other_step: step };
}
