// The predictions that settings ask for: modules that run in another way, or a plan.

import type { OtherParams } from '../api/api';
import type { Settings } from '../url/settings';
import { GOALS, type PlanQuery, type Prediction, type WhatIf } from './key';

/** Null: the settings ask for none. */
export function predictionOf(settings: Settings): Prediction | null {
  return planOf(settings) ?? whatIfOf(settings);
}

/** The modules that run in another way; a part that is not chosen is not there. */
export function whatIfOf({ checkpoint, save, offload, rewrite }: Settings): WhatIf | null {
  if (!checkpoint && !offload && !rewrite) return null;
  return {
    ...(checkpoint && { checkpoint }),
    ...(checkpoint && save && { save }),
    ...(offload && { offload }),
    ...(rewrite && { rewrite }),
  };
}

export function planOf(settings: Settings): PlanQuery | null {
  const goal = GOALS.find((each) => settings[each]);
  return goal ? { goal, value: settings[goal] ?? '', mayOffload: mayOffload(settings) } : null;
}

/** Whether plans may offload saved tensors to the CPU. */
export function mayOffload(settings: Settings): boolean {
  return settings.may_offload === '1';
}

/** The settings that ask for a prediction. */
export function predictionSettings(asked: Prediction): Settings {
  if (!('goal' in asked)) return { ...whatIfOf({ ...asked }) };
  const { goal, value, mayOffload } = asked;
  return { ...(value && { [goal]: value }), ...(mayOffload && { may_offload: '1' }) };
}

/** A plan as `plan.json` takes it. */
export function planParams({ goal, value, mayOffload }: PlanQuery): OtherParams<'plan.json'> {
  return { [goal]: value, ...(mayOffload ? { offload: true } : {}) };
}
