// The text that a reader types for a plan.

import type { Goal, PlanQuery } from '../../../recording/key';

/** As the server is asked: a share is typed without its sign. "" asks for nothing. */
export function planValue(goal: Goal, field: string): string {
  const text = field.trim().replace(/\s*%$/, '');
  return text && !goal.endsWith('_peak') ? `${text}%` : text;
}

/** What stands in the field for what was asked. */
export function planFieldText({ goal, value }: Omit<PlanQuery, 'mayOffload'>): string {
  return goal.endsWith('_peak') ? value : value.replace(/%$/, '');
}
