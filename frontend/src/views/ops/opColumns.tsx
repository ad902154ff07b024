// The columns of the table of ops, of single ops and of groups.

import type { Cell } from '../../components/table/sort';
import type { OpColumns } from '../../api/messages';
import {
  type OpGroup,
  type Grouping,
  isSummed,
  type OpTexts,
  devicesOfOps,
  sumOfOps,
} from './filterOps';
import { deviceText } from '../../recording/devices';
import { plural } from '../../format/units';
import { Bytes } from '../../components/Bytes';
import { StateName } from '../../components/StateSwatch';
import { type SizedColumn, sized } from '../../components/table/columns';
import { TextEnd } from '../../components/Hints';
import { FoldButton } from '../../components/table/FoldButton';

/** What a narrow table shows longest. */
export const FIRST = ['op', 'attributed_bytes', 'module', 'source', 'node'];

/** The column of what the rows of a group have in common. */
export const GROUP = 'group';
export const GROUP_WIDTH = 180;

/** Not shown unless somebody chooses it. */
const HIDDEN = ['output_dtype'];

/** Those that are shown where there is room. */
export function usualColumns(columns: readonly SizedColumn[]): SizedColumn[] {
  return columns.filter(({ key }) => !HIDDEN.includes(key));
}

export function opColumns(ops: OpColumns, { module }: OpTexts): SizedColumn[] {
  const bytes = (key: keyof OpColumns, label: string, help: string): SizedColumn => ({
    ...sized(88),
    key,
    label,
    help,
    isNumber: true,
    cell: (row) => <Bytes n={ops[key][row] as number | null} />,
  });
  return [
    {
      ...sized(64),
      key: 'node',
      label: '#',
      help: 'Forward order',
      isNumber: true,
      cell: (row) => ops.node[row],
    },
    {
      ...sized(120, 1),
      key: 'op',
      label: 'op',
      cell: (row) => (
        <span title={ops.recomputed[row] ? 'Recomputed in the backward pass' : undefined}>
          {ops.op[row]}
          {ops.recomputed[row] && <span class="tag">recomputed</span>}
          {ops.where[row] && <span class="tag">{ops.where[row]}</span>}
        </span>
      ),
    },
    {
      ...sized(172, 1.5),
      key: 'module',
      label: 'module',
      cell: (row) => <TextEnd text={module[row] ?? ''} />,
    },
    {
      ...sized(56),
      key: 'saves',
      label: 'saves',
      help: 'Number of saved tensors',
      isNumber: true,
      cell: (row) => ops.saves[row],
    },
    bytes('attributed_bytes', 'attributed', 'Storages attributed to this op: it saved them first'),
    bytes('shared_bytes', 'shared', 'Storages this op saves too, attributed to another op'),
    bytes('exclusive_bytes', 'exclusive', 'Memory released if only this op stopped saving'),
    bytes('output_bytes', 'output', 'Size of the output'),
    {
      ...sized(118),
      key: 'output_state',
      label: 'output state',
      help: 'State of the output after the forward pass',
      cell: (row) => <StateName state={ops.output_state[row] ?? null} />,
    },
    {
      ...sized(80),
      key: 'output_dtype',
      label: 'dtype',
      help: 'Dtype of the output',
      cell: (row) => ops.output_dtype[row],
    },
    {
      ...sized(148, 1),
      key: 'source',
      label: 'source',
      // The line's number stands at the end.
      cell: (row) => <TextEnd text={ops.source[row] ?? ''} />,
    },
  ];
}

interface Grouped {
  ops: OpColumns;
  /** The place of what has none of its own. */
  first: string;
  groups: readonly OpGroup[];
  by: Grouping;
  isOpen: (group: number) => boolean;
  fold: (group: number, toOpen: boolean) => void;
}

/** The columns of a table in which a row below zero is a group, the first of them -1. */
export function groupedColumns(columns: readonly SizedColumn[], grouped: Grouped): SizedColumn[] {
  const { ops, first, groups, by, isOpen, fold } = grouped;
  const name: SizedColumn = {
    ...sized(GROUP_WIDTH, 2),
    key: GROUP,
    label: by,
    cell: (row) => {
      if (row >= 0) return <FoldButton isOpen={false} />;
      const group = groups[~row];
      const where = group && deviceText(devicesOfOps(ops, group), first);
      return (
        <span class="branch" style={{ '--depth': 0 }}>
          <FoldButton isOpen={isOpen(~row)} onFold={(toOpen) => fold(~row, toOpen)} />
          <span class="group-name">
            <TextEnd text={group?.name || '(no module)'} />
          </span>
          <span class="tag">{plural(group?.rows.length ?? 0, 'op')}</span>
          {where && <span class="tag">{where}</span>}
        </span>
      );
    },
  };
  const others = columns.map((column) => ({
    ...column,
    cell: (row: number) => (row >= 0 ? column.cell(row) : sumCell(ops, groups[~row], column.key)),
  }));
  return [name, ...others];
}

function sumCell(ops: OpColumns, group: OpGroup | undefined, key: string) {
  if (!group || !isSummed(key)) return null;
  const sum = sumOfOps(ops, group, key);
  return key === 'saves' ? sum : <Bytes n={sum} />;
}

/** A column by its key in the table, which sorts by it, or in the CSV. */
export function valuesOf(ops: OpColumns, texts: OpTexts, key: string): ArrayLike<Cell> {
  return key === 'module' ? texts.module : ops[key as keyof OpColumns];
}
