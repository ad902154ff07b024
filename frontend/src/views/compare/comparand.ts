// With which recording one is compared: the one that the settings name, or the nearest other one.

import {
  entryAt,
  keyOf,
  missingSentence,
  type RecordingAddress,
  tagLike,
} from '../../recording/runIndex';
import {
  type Goal,
  GOALS,
  type Comparand,
  type PlanQuery,
  type RecordingKey,
  type WhatIf,
} from '../../recording/key';
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
  const way = compareMode(settings);
  if (way === 'modules') return { comparand: whatIfQuery(settings), problem: '' };
  if (way === 'plan') return { comparand: planQuery(settings), problem: '' };
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

/** What a recording can be held against. */
export const COMPARE_MODES = ['recording', 'modules', 'plan'] as const;
export type CompareMode = (typeof COMPARE_MODES)[number];

/** What settings ask for; where that is nothing yet, `by` says which way was chosen. */
export function compareMode(settings: Settings): CompareMode {
  if (settings.checkpoint) return 'modules';
  if (GOALS.some((goal) => settings[goal])) return 'plan';
  if (COMPARE_MODES.includes(settings.by as CompareMode)) return settings.by as CompareMode;
  return settings.offload ? 'modules' : 'recording';
}

/** The modules that settings have run in another way; null: none. */
export function whatIfQuery({ checkpoint, save, offload }: Settings): WhatIf | null {
  if (!checkpoint && !offload) return null;
  return {
    ...(checkpoint && { checkpoint }),
    ...(checkpoint && save && { save }),
    ...(offload && { offload }),
  };
}

/** The settings that ask for these modules. */
export function whatIfSettings(asked: WhatIf): Settings {
  const query = whatIfQuery({ ...asked });
  return query ? { ...query } : { by: 'modules' };
}

/** The plan that settings ask for. */
export function planQuery(settings: Settings): PlanQuery | null {
  const goal = GOALS.find((each) => settings[each]);
  const offload = settings.offload === '1';
  return goal ? { goal, value: settings[goal] ?? '', offload } : null;
}

/** The settings that ask for a plan, or for none yet. */
export function planSettings(goal: Goal, asked: string, offload: boolean): Settings {
  return { ...(asked ? { [goal]: asked } : { by: 'plan' }), ...(offload && { offload: '1' }) };
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

/** The newest of the run with the most similar name; where there is one run, of its own the step before or after. */
function nextRecording(index: IndexReply, shown: RecordingKey): RecordingKey | null {
  const at = index.runs.findIndex(({ run }) => run === shown.run);
  const others = [...index.runs.slice(at + 1), ...index.runs.slice(0, at)];
  const alike = others.map((other) => ({ ...other, letters: commonStart(other.run, shown.run) }));
  for (const { run, tags } of alike.sort((a, b) => b.letters - a.letters)) {
    const tag = tagLike({ tags: tags.filter(isReadable) }, shown.tag);
    const step = tag?.steps.at(-1);
    if (tag && step) return { run, tag: tag.tag, ...step };
  }
  const own = index.runs[at]?.tags.find(({ tag }) => tag === shown.tag);
  const position = own?.steps.findIndex(({ step }) => step === shown.step) ?? -1;
  const beside = own?.steps[position - 1] ?? own?.steps[position + 1];
  return beside ? { run: shown.run, tag: shown.tag, ...beside } : null;
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

/** A plan as `plan.json` takes it. */
export function planParams({ goal, value, offload }: PlanQuery): OtherParams<'plan.json'> {
  return { [goal]: value, ...(offload ? { offload } : {}) };
}

/** What a recording is compared with, as `compare.json`, `compare.dot` and `changes.csv` take it. */
export function comparandParams(comparand: Comparand): OtherParams<'changes.csv'> {
  if ('goal' in comparand) {
    const { goal, value, offload } = comparand;
    return { [goal]: value, ...(offload ? { offload: '1' } : {}) };
  }
  if (!('key' in comparand)) return { ...comparand };
  const { run, tag, step } = comparand.key;
  return { other_run: run, other_tag: tag, other_step: step };
}
