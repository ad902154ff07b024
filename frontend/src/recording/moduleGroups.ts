// Equal siblings among the module calls as groups, what they add up to, and their common name.

import type { ModuleColumns } from '../api/messages';
import { devicesOfRows } from './devices';
import type { ModuleTree } from './moduleTree';

/** Siblings of one type that only a number in their names tells apart, with as many nodes each. */
export interface ModuleGroup {
  /** Below their parent: `h.*`. */
  readonly name: string;
  readonly calls: readonly number[];
}

/** Groups of siblings by their first calls; a call that is in none stands alone. */
export function findModuleGroups(
  modules: ModuleColumns,
  tree: ModuleTree,
): Map<number, ModuleGroup> {
  const found = new Map<number, ModuleGroup>();
  for (const level of [tree.roots, ...tree.children]) {
    const groups = new Map<string, number[]>();
    for (const call of level) {
      const parts = [starred(modules, call), modules.type_name[call], modules.nodes[call]];
      const key = JSON.stringify(parts);
      const group = groups.get(key);
      if (group) group.push(call);
      else groups.set(key, [call]);
    }
    for (const calls of groups.values()) {
      const [first] = calls;
      if (first !== undefined && calls.length >= fewest(tree, first))
        found.set(first, { name: starred(modules, first), calls });
    }
  }
  return found;
}

/** As in figures: two blocks are one already, and of calls with nothing inside it takes many. */
function fewest({ children }: ModuleTree, call: number): number {
  return children[call]?.length ? 2 : 4;
}

/** For every call that is in a group the first one of it. */
export function membersOf(groups: ReadonlyMap<number, ModuleGroup>): Map<number, number> {
  const members = new Map<number, number>();
  for (const [first, { calls }] of groups) calls.forEach((call) => members.set(call, first));
  return members;
}

/** The name below the parent's, a number in it as a star. */
function starred(modules: ModuleColumns, call: number): string {
  return belowParent(modules, call).replace(/(?<![^.])\d+(?![^.])/, '*');
}

/** The name below its parent: inside `h.0`, `h.0.mlp` is `mlp`. */
export function belowParent({ fqn, type_name, parent }: ModuleColumns, call: number): string {
  const name = fqn[call] || type_name[call] || 'model';
  const above = parent[call] ?? null;
  const prefix = above === null ? '' : `${fqn[above]}.`;
  return prefix.length > 1 && name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

const SUMS = ['nodes', 'self_bytes', 'total_bytes', 'freed_bytes'];

/** What a group adds up to in a column; null: its bytes may be the same ones, or on several devices. */
export function sumOfModules(
  modules: ModuleColumns,
  group: ModuleGroup,
  key: string,
): number | null {
  if (!SUMS.includes(key)) return null;
  if (key !== 'nodes' && devicesOfModules(modules, group).length > 1) return null;
  const values = group.calls.map((call) => modules[key as 'nodes'][call] ?? null);
  if (values.includes(null)) return null;
  return values.reduce<number>((sum, n) => sum + (n ?? 0), 0);
}

export function devicesOfModules(
  { where, total_bytes }: ModuleColumns,
  { calls }: ModuleGroup,
): string[] {
  return devicesOfRows(where, total_bytes, calls);
}

/**
 * The names that put equal siblings under checkpoints: one with a star, as `transformer.h.*`, where
 * it fits no other module, or all of them. `name` is theirs below their parent.
 */
export function checkpointNames(
  modules: ModuleColumns,
  calls: readonly number[],
  name: string,
): string {
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
