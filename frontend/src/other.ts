// With which recording one is compared: the one that the settings name, or the nearest other one.

import { entryAt, keyOf, missing, type Place, tagLike } from './indexentry';
import { type Goal, GOALS, type Other, type Planning, type RecordingKey, type WhatIf } from './key';
import type { IndexReply, TagRow } from './messages';
import type { Settings } from './settings';

/** Null: there is none. `problem` says why in a sentence, where somebody asked for one. */
export interface Chosen {
  readonly other: Other | null;
  readonly problem: string;
}

export function otherOf(index: IndexReply, shown: RecordingKey, settings: Settings): Chosen {
  const way = wayOf(settings);
  if (way === 'modules') return { other: whatIfOf(settings), problem: '' };
  if (way === 'plan') return { other: planningOf(settings), problem: '' };
  if (settings.run === undefined) return found(nearest(index, shown));
  const place = placeOf(settings);
  const problem = missing(index, place);
  if (problem) return { other: null, problem };
  const entry = entryAt(index, place);
  const key = entry && keyOf(entry);
  if (!key) return { other: null, problem: entry?.tag.problem ?? 'It holds no recording.' };
  if (isSame(key, shown)) {
    return { other: null, problem: 'This is the recording that is shown: choose another one.' };
  }
  return found(key);
}

/** What a recording can be held against. */
export const WAYS = ['recording', 'modules', 'plan'] as const;
export type Way = (typeof WAYS)[number];

/** What settings ask for; where that is nothing yet, `by` says which way was chosen. */
export function wayOf(settings: Settings): Way {
  if (settings.checkpoint) return 'modules';
  if (GOALS.some((goal) => settings[goal])) return 'plan';
  if (WAYS.includes(settings.by as Way)) return settings.by as Way;
  return settings.offload ? 'modules' : 'recording';
}

/** The modules that settings have run in another way; null: none. */
export function whatIfOf({ checkpoint, save, offload }: Settings): WhatIf | null {
  if (!checkpoint && !offload) return null;
  return {
    ...(checkpoint && { checkpoint }),
    ...(checkpoint && save && { save }),
    ...(offload && { offload }),
  };
}

/** The settings that ask for these modules. */
export function settingsOfWhatIf(asked: WhatIf): Settings {
  const found = whatIfOf({ ...asked });
  return found ? { ...found } : { by: 'modules' };
}

/** The plan that settings ask for. */
export function planningOf(settings: Settings): Planning | null {
  const goal = GOALS.find((each) => settings[each]);
  const offload = settings.offload === '1';
  return goal ? { goal, asked: settings[goal] ?? '', offload } : null;
}

/** The settings that ask for a plan, or for none yet. */
export function settingsOfPlan(goal: Goal, asked: string, offload: boolean): Settings {
  return { ...(asked ? { [goal]: asked } : { by: 'plan' }), ...(offload && { offload: '1' }) };
}

/** The settings that name a recording. */
export function settingsOf({ run, tag, step }: RecordingKey): Settings {
  return { run, tag, step: String(step) };
}

function placeOf({ run = '', tag = '', step = '' }: Settings): Place {
  return { run, tag, step: /^-?\d+$/.test(step) ? Number(step) : null };
}

function found(key: RecordingKey | null): Chosen {
  return { other: key && { key }, problem: '' };
}

function isSame(a: RecordingKey, b: RecordingKey): boolean {
  return a.run === b.run && a.tag === b.tag && a.step === b.step;
}

/** The newest of the next run; where there is one run, of its own the step before or after. */
function nearest(index: IndexReply, shown: RecordingKey): RecordingKey | null {
  const at = index.runs.findIndex(({ run }) => run === shown.run);
  for (const { run, tags } of [...index.runs.slice(at + 1), ...index.runs.slice(0, at)]) {
    const tag = tagLike({ tags: tags.filter(isReadable) }, shown.tag);
    const step = tag?.steps.at(-1);
    if (tag && step) return { run, tag: tag.tag, ...step };
  }
  const own = index.runs[at]?.tags.find(({ tag }) => tag === shown.tag);
  const position = own?.steps.findIndex(({ step }) => step === shown.step) ?? -1;
  const beside = own?.steps[position - 1] ?? own?.steps[position + 1];
  return beside ? { run: shown.run, tag: shown.tag, ...beside } : null;
}

function isReadable({ problem, steps }: TagRow): boolean {
  return problem === null && steps.length > 0;
}
