// What a reader types to ask for a plan, and which modules a link asks about.

import type { Goal, Planning } from './key';
import type { ModuleColumns } from './messages';
import { belowParent } from './modulerows';

/** As the server is asked: a share is typed without its sign. "" asks for nothing. */
export function askedText(goal: Goal, field: string): string {
  const text = field.trim().replace(/\s*%$/, '');
  return text && !goal.endsWith('_peak') ? `${text}%` : text;
}

/** What stands in the field for what was asked. */
export function fieldText({ goal, asked }: Omit<Planning, 'offload'>): string {
  return goal.endsWith('_peak') ? asked : asked.replace(/%$/, '');
}

/**
 * The names that put equal siblings under checkpoints: one with a star, as `transformer.h.*`, where
 * it fits no other module, or all of them. `name` is theirs below their parent.
 */
export function namesOf(modules: ModuleColumns, calls: readonly number[], name: string): string {
  const [first] = calls;
  if (first === undefined) return '';
  const below = belowParent(modules, first);
  const starred = `${modules.fqn[first]!.slice(0, -below.length)}${name}`;
  const names = [...new Set(calls.map((call) => modules.fqn[call]!))].filter(Boolean);
  const [before = '', after = ''] = starred.split('*');
  const fits = (fqn: string) =>
    fqn.startsWith(before) &&
    fqn.endsWith(after) &&
    fqn.length > before.length + after.length &&
    !fqn.slice(before.length, fqn.length - after.length).includes('.');
  const isAll = new Set(modules.fqn.filter(fits)).size === names.length;
  return isAll && starred.includes('*') ? starred : names.join(' ');
}
