// Equal siblings among the module calls, which the server groups.

import type { ModuleGroup } from '../api/messages';

/** The groups by their first calls. */
export type ModuleGroups = ReadonlyMap<number, ModuleGroup>;

export function groupsByFirst(groups: readonly ModuleGroup[]): ModuleGroups {
  return new Map(groups.map((group) => [group.calls[0] ?? 0, group]));
}

/** For every call in a group, the first call of the group. */
export function membersOf(groups: ModuleGroups): Map<number, number> {
  const members = new Map<number, number>();
  for (const [first, { calls }] of groups) calls.forEach((call) => members.set(call, first));
  return members;
}

const SUMS = ['nodes', 'self_bytes', 'total_bytes', 'freed_bytes'] as const;

/** The sum of a group in a column. Null: its bytes may be the same ones, or on several devices. */
export function sumOfGroup(group: ModuleGroup, column: string): number | null {
  const key = SUMS.find((each) => each === column);
  return key ? group[key] : null;
}
