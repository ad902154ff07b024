// The rows of the tree of module calls, in which equal siblings stand as one that opens.

import type { ModuleColumns } from '../../api/messages';
import { type Cell, sortRows } from '../../components/table/sort';
import { type ModuleGroups, membersOf } from '../../recording/moduleGroups';
import { ancestors, type ModuleTree } from '../../recording/moduleTree';

/** The calls of the whole model, where it ran several times: else it would be one closed row. */
export function groupsOpenAtFirst(tree: ModuleTree, groups: ModuleGroups): readonly number[] {
  const [first = -1] = tree.roots;
  return groups.get(first)?.calls.length === tree.roots.length ? [first] : [];
}

/** What is open at first: all around the repeated layers; else the roots, and an only child each. */
export function openAtFirst(
  modules: ModuleColumns,
  tree: ModuleTree,
  groups: ModuleGroups,
): ReadonlySet<number> {
  const open = new Set(tree.roots);
  const parentOf = (call: number) => modules.parent[call] ?? null;
  const levels = new Set([...groups.keys()].map(parentOf));
  for (const first of groups.keys()) {
    const around = ancestors(modules, parentOf(first));
    // Modules beside layers, or inside one, stay closed.
    if (!around.some((call) => levels.has(parentOf(call))))
      around.forEach((call) => open.add(call));
  }
  if (groups.size > 0) return open;
  for (const root of tree.roots) {
    for (let [only, ...others] = tree.children[root] ?? []; only !== undefined && !others.length;) {
      open.add(only);
      [only, ...others] = tree.children[only] ?? [];
    }
  }
  return open;
}

/** How far in a row stands: a group takes a step of its own. */
export function rowDepth(
  modules: ModuleColumns,
  tree: ModuleTree,
  members: ReadonlyMap<number, number>,
  row: number,
): number {
  const call = row < 0 ? ~row : row;
  const around = ancestors(modules, row < 0 ? (modules.parent[call] ?? null) : call);
  return (tree.depth[call] ?? 0) + around.filter((each) => members.has(each)).length;
}

/** What is open and in which order; of a group the first call stands for all. */
export interface RowOptions {
  readonly isOpen: (call: number) => boolean;
  readonly isGroupOpen: (first: number) => boolean;
  /** A column of values by call, or by `~first` for a group. */
  readonly sort: { value: (row: number) => Cell; descending: boolean } | null;
}

/** A row is a call, or `~first` of a group, whose members follow it where it is open. */
export function moduleRows(
  tree: ModuleTree,
  groups: ModuleGroups,
  { isOpen, isGroupOpen, sort }: RowOptions,
): number[] {
  const inGroup = membersOf(groups);
  const order = (rows: number[]): number[] => {
    if (!sort) return rows;
    const values = rows.map(sort.value);
    const positions = sortRows([...rows.keys()], values, sort.descending);
    return positions.map((position) => rows[position] ?? 0);
  };
  const level = (calls: readonly number[]): number[] =>
    order(
      calls
        .filter((call) => (inGroup.get(call) ?? call) === call)
        .map((call) => (inGroup.has(call) ? ~call : call)),
    );
  const rows: number[] = [];
  const pending = level(tree.roots).reverse();
  for (let row = pending.pop(); row !== undefined; row = pending.pop()) {
    rows.push(row);
    if (row < 0) {
      if (isGroupOpen(~row)) pending.push(...order([...groups.get(~row)!.calls]).reverse());
    } else if (isOpen(row)) {
      pending.push(...level(tree.children[row] ?? []).reverse());
    }
  }
  return rows;
}
