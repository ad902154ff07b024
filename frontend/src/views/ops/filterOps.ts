// The rows of the table of ops, their groups, and the groups' sums.

import type { OpColumns } from '../../api/messages';
import { devicesOfRows } from '../../recording/devices';
import type { Settings } from '../../url/settings';
import { range } from '../../components/table/sort';
import { matcher } from '../../format/match';
import { bytesOf } from '../../format/units';

/** What the rows of one recording are filtered and grouped by, beside their columns. */
export interface OpTexts {
  /** What a search finds, in small letters. */
  readonly search: readonly string[];
  /** Of the module call. */
  readonly module: readonly string[];
}

/** The rows that pass all that is set. What is not understood filters nothing. */
export function filterOps(ops: OpColumns, texts: OpTexts, settings: Settings): number[] {
  const { module = '', state = '', dtype = '', least = '' } = settings;
  const [matches, isIn, fewest] = [matcher(settings.filter ?? ''), glob(module), bytesOf(least)];
  const isSavingOnly = settings.saving === '1';
  return range(ops.node.length).filter(
    (row) =>
      (!isSavingOnly || (ops.saves[row] ?? 0) > 0) &&
      (state === '' || ops.output_state[row] === state) &&
      (dtype === '' || ops.output_dtype[row] === dtype) &&
      (fewest === null || size(ops, row) >= fewest) &&
      (module === '' || isIn(texts.module[row] ?? '')) &&
      matches(texts.search[row] ?? ''),
  );
}

/**
 * The rows that save bytes, and the selected one; all of them where no row saves any, or the reader
 * wants zeros.
 */
export function withoutZeros(
  { attributed_bytes, shared_bytes }: OpColumns,
  rows: readonly number[],
  { zeros, state, least }: Settings,
  selected?: number,
): readonly number[] {
  if (zeros === '1' || state || least) return rows;
  const isSaving = (row: number) => (attributed_bytes[row] ?? 0) + (shared_bytes[row] ?? 0) > 0;
  return rows.some(isSaving) ? rows.filter((row) => isSaving(row) || row === selected) : rows;
}

/** What an op keeps or returns, whichever is more. */
function size(ops: OpColumns, row: number): number {
  const kept = (ops.attributed_bytes[row] ?? 0) + (ops.shared_bytes[row] ?? 0);
  return Math.max(kept, ops.output_bytes[row] ?? 0);
}

/** A test for names of modules: `*` stands for any letters, and what is inside of a module passes. */
export function glob(pattern: string): (name: string) => boolean {
  const pieces = pattern.split('*');
  const last = pieces.length - 1;
  // Each piece has no repetition and matches at its first place, so no pattern is slow.
  const expressions = pieces.map((piece, at) => {
    const letters = piece.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('?', '.');
    return new RegExp(`${at === 0 ? '^' : ''}${letters}${at === last ? '(?=[.]| #|$)' : ''}`, 'g');
  });
  return (name) => {
    let from = 0;
    return expressions.every((expression) => {
      expression.lastIndex = from;
      const isFound = expression.test(name);
      from = expression.lastIndex;
      return isFound;
    });
  };
}

/** Bytes on one device, or on such devices; bytes on others are never added to them. */
export interface AttributedTotal {
  /** As the column `where` has it. */
  readonly where: string;
  readonly nbytes: number;
  /** What all ops of the recording are attributed there. */
  readonly whole: number;
}

/** What the rows are attributed together, the recording's first device first. */
export function attributedTotals(ops: OpColumns, rows: readonly number[]): AttributedTotal[] {
  const found = new Map<string, { nbytes: number; whole: number }>([['', { nbytes: 0, whole: 0 }]]);
  ops.attributed_bytes.forEach((nbytes, row) => {
    const where = ops.where[row] ?? '';
    const sum = found.get(where);
    if (sum) sum.whole += nbytes;
    else found.set(where, { nbytes: 0, whole: nbytes });
  });
  for (const row of rows) found.get(ops.where[row] ?? '')!.nbytes += ops.attributed_bytes[row] ?? 0;
  return [...found]
    .map(([where, sum]) => ({ where, ...sum }))
    .filter(({ where, nbytes }) => where === '' || nbytes > 0);
}

export const GROUPINGS = ['module', 'op', 'source'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Rows that have something in common. */
export interface OpGroup {
  readonly name: string;
  readonly rows: readonly number[];
}

export function readGrouping(text: string | undefined): Grouping | null {
  return GROUPINGS.find((each) => each === text) ?? null;
}

/** The rows by what a column says of them, in the order of their first rows. */
export function groupOps(
  ops: OpColumns,
  texts: OpTexts,
  rows: readonly number[],
  by: Grouping,
): OpGroup[] {
  const column = by === 'module' ? texts.module : ops[by];
  const found = new Map<string, number[]>();
  for (const row of rows) {
    const name = column[row] ?? '';
    const group = found.get(name);
    if (group) group.push(row);
    else found.set(name, [row]);
  }
  return [...found].map(([name, members]) => ({ name, rows: members }));
}

/** Of the other columns one storage may stand in several rows, and would be added twice. */
const SUMS = ['saves', 'attributed_bytes'] as const;
export type Summed = (typeof SUMS)[number];

export function isSummed(key: string): key is Summed {
  return SUMS.some((each) => each === key);
}

/** What a group adds up to; null: bytes on several devices are no sum. */
export function sumOfOps(ops: OpColumns, group: OpGroup, key: Summed): number | null {
  if (key !== 'saves' && devicesOfOps(ops, group).length > 1) return null;
  return group.rows.reduce((sum, row) => sum + (ops[key][row] ?? 0), 0);
}

export function devicesOfOps({ where, attributed_bytes }: OpColumns, { rows }: OpGroup): string[] {
  return devicesOfRows(where, attributed_bytes, rows);
}
