// The rows of the tree of module calls, in which equal siblings stand as one that opens.

import type { ModuleColumns } from './messages';
import { placesOf } from './places';
import { type Cell, sortRows } from './table';
import { ancestors, type Tree } from './tree';

/** Siblings of one type that only a number in their names tells apart, with as many nodes each. */
export interface Siblings {
  /** Below their parent: `h.*`. */
  readonly name: string;
  readonly calls: readonly number[];
}

/** Groups of siblings by their first calls; a call that is in none stands alone. */
export function siblings(modules: ModuleColumns, tree: Tree): Map<number, Siblings> {
  const found = new Map<number, Siblings>();
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
function fewest({ children }: Tree, call: number): number {
  return children[call]?.length ? 2 : 4;
}

/** For every call that is in a group the first one of it. */
export function membersOf(groups: ReadonlyMap<number, Siblings>): Map<number, number> {
  const members = new Map<number, number>();
  for (const [first, { calls }] of groups) calls.forEach((call) => members.set(call, first));
  return members;
}

/** How far in a row stands: a group takes a step of its own. */
export function rowDepth(
  modules: ModuleColumns,
  tree: Tree,
  members: ReadonlyMap<number, number>,
  row: number,
): number {
  const call = row < 0 ? ~row : row;
  const around = ancestors(modules, row < 0 ? (modules.parent[call] ?? null) : call);
  return (tree.depth[call] ?? 0) + around.filter((each) => members.has(each)).length;
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

/** What is open and in which order; of a group the first call stands for all. */
export interface Shown {
  readonly isOpen: (call: number) => boolean;
  readonly isGroupOpen: (first: number) => boolean;
  /** A column of values by call, or by `~first` for a group. */
  readonly sort: { value: (row: number) => Cell; descending: boolean } | null;
}

/** A row is a call, or `~first` of a group, whose members follow it where it is open. */
export function moduleRows(
  tree: Tree,
  groups: ReadonlyMap<number, Siblings>,
  { isOpen, isGroupOpen, sort }: Shown,
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

const SUMS = ['nodes', 'self_bytes', 'total_bytes', 'freed_bytes'];

/** What a group adds up to in a column; null: its bytes may be the same ones, or on several devices. */
export function sumOf(modules: ModuleColumns, group: Siblings, key: string): number | null {
  if (!SUMS.includes(key)) return null;
  if (key !== 'nodes' && placesOfGroup(modules, group).length > 1) return null;
  const values = group.calls.map((call) => modules[key as 'nodes'][call] ?? null);
  if (values.includes(null)) return null;
  return values.reduce<number>((sum, n) => sum + (n ?? 0), 0);
}

export function placesOfGroup(
  { where, total_bytes }: ModuleColumns,
  { calls }: Siblings,
): string[] {
  return placesOf(where, total_bytes, calls);
}
