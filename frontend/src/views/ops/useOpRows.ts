// Which rows the table of ops has: those that pass the filters, in their order and groups.

import { useMemo } from 'preact/hooks';

import { readCalls } from '../../url/address';
import type { OpColumns } from '../../api/messages';
import {
  filterOps,
  withoutZeros,
  type OpGroup,
  groupOps,
  isSummed,
  type OpTexts,
  readGrouping,
  sumOfOps,
} from './filterOps';
import type { Settings } from '../../url/settings';
import { range, type Sort, sortRows } from '../../components/table/sort';
import { GROUP, valuesOf } from './opColumns';

export function useOpRows(
  ops: OpColumns,
  texts: OpTexts,
  settings: Settings,
  sort: Sort | null,
  selected: number | undefined,
) {
  const filters = JSON.stringify({ ...settings, sort: '', columns: '', open: '', group: '' });
  const matching = useMemo(() => filterOps(ops, texts, settings), [ops, filters]);
  const listed = useMemo(
    () => withoutZeros(ops, matching, settings, selected),
    [ops, matching, selected],
  );
  const by = readGrouping(settings.group);
  const all = useMemo(
    () => (by ? groupOps(ops, texts, range(ops.node.length), by) : []),
    [ops, by],
  );
  const groups = useMemo(() => passing(all, listed), [all, listed]);
  const parts = useMemo(() => {
    const sorted = (some: readonly number[]) =>
      sort && sort.key !== GROUP
        ? sortRows(some, valuesOf(ops, texts, sort.key), sort.descending)
        : some;
    if (!by) return [{ group: null, rows: sorted(listed) }];
    return sortedGroups(ops, groups, sort).map((group) => ({
      group,
      rows: sorted(groups[group]?.rows ?? []),
    }));
  }, [listed, settings.sort, by, groups]);
  const rows = useMemo(() => {
    const opened = new Set(readCalls(settings.open ?? ''));
    return parts.flatMap(({ group, rows }) => {
      if (group === null) return rows;
      return opened.has(group) ? [~group, ...rows] : [~group];
    });
  }, [parts, settings.open]);
  return {
    by,
    groups,
    /** Changes when other ops pass. */
    filters,
    matching,
    /** How many of them are hidden, because they save no bytes. */
    hidden: matching.length - listed.length,
    /** Those of the table: an op, or `~group`. */
    rows,
  };
}

/** The groups with those of their rows that pass, each at its place. */
function passing(groups: readonly OpGroup[], rows: readonly number[]): OpGroup[] {
  const pass = new Set(rows);
  return groups.map(({ name, rows: members }) => ({
    name,
    rows: members.filter((row) => pass.has(row)),
  }));
}

/** The groups that are not empty by what they add up to, or by name; else by their first ops. */
function sortedGroups(ops: OpColumns, groups: readonly OpGroup[], sort: Sort | null): number[] {
  const some = range(groups.length).filter((group) => groups[group]!.rows.length > 0);
  if (!sort) return some;
  const { key, descending } = sort;
  const column = groups.map((group) => (isSummed(key) ? sumOfOps(ops, group, key) : group.name));
  return isSummed(key) || key === GROUP ? sortRows(some, column, descending) : some;
}
