// Every op in a table: filtered, grouped, sorted, added up, taken away as CSV.

import { useMemo } from 'preact/hooks';

import { readCalls, writeCalls } from '../address';
import { fitting, readColumns } from '../columns';
import { useSettings, useStore } from '../context';
import { nodeId } from '../ids';
import type { OpColumns, RecordingReply } from '../messages';
import { type Group, type OpTexts, totals } from '../ops';
import { firstPlace } from '../places';
import { readSort, writeSort } from '../settings';
import type { PanelProps, View } from '../store/views';
import { callName } from '../tree';
import { bytes, plural, share } from '../units';
import { DownloadCsv } from './csv';
import {
  FIRST,
  GROUP,
  GROUP_WIDTH,
  groupedColumns,
  opColumns,
  opsSheet,
  usualColumns,
} from './opcolumns';
import { useOpRows } from './oprows';
import { Columns, Filters } from './opsfilters';
import { Table } from './table';
import { useWidth } from './width';

export const opsView: View = { key: 'ops', title: 'Ops', Panel: OpsPanel };

/** Between two columns. */
const GAP = 12;

function OpsPanel({ recording }: PanelProps) {
  const { address, recordings, select } = useStore();
  const [settings, set] = useSettings('ops');
  const { ops } = recording;
  const { element, width } = useWidth();
  const first = firstPlace(recording);

  const texts = useMemo(() => textsOf(recording), [recording]);
  const all = useMemo(() => opColumns(ops, texts), [recording]);
  const sort = readSort(settings.sort, [GROUP, ...all.map(({ key }) => key)]);
  const { by, groups, filters, matching, ordered, rows } = useOpRows(ops, texts, settings, sort);
  const opened = new Set(readCalls(settings.open ?? ''));
  const fold = (group: number, toOpen: boolean) => {
    const next = new Set(opened);
    if (toOpen) next.add(group);
    else next.delete(group);
    set('open', next.size > 0 ? writeCalls([...next]) : '');
  };

  const room = Math.max(0, width - (by ? GROUP_WIDTH : 0));
  const chosen = readColumns(settings.columns, all) ?? fitting(usualColumns(all), FIRST, room, GAP);
  const single = all.filter(({ key }) => chosen.includes(key) && key !== by);
  const columns = by
    ? groupedColumns(single, {
        ...{ ops, first, groups, by, fold },
        isOpen: (group) => opened.has(group),
      })
    : single;

  const { selected } = address.value;
  const row =
    selected?.kind === 'node' ? recordings.rowOfNode.value.get(selected.number) : undefined;

  return (
    <div class="ops" ref={element}>
      <div class="toolbar" role="group" aria-label="What the table shows">
        <Filters ops={ops} settings={settings} set={set} />
        <Columns columns={all} shown={chosen} onChoose={(keys) => set('columns', keys)} />
        <DownloadCsv name="ops" sheet={() => opsSheet(ops, texts, ordered(), first)} />
        <Sums ops={ops} rows={matching} />
      </div>
      {matching.length === 0 && (
        <p class="hint no-rows" data-testid="ops-none">
          {ops.node.length === 0 ? 'Autograd noted no op in this recording.' : 'No op matches.'}
        </p>
      )}
      <Table
        label={by ? `Ops by ${by}` : 'Ops in forward order'}
        testId="ops-table"
        columns={columns}
        rows={rows}
        sort={sort}
        onSort={(next) => set('sort', writeSort(next))}
        selected={row === undefined ? null : holder(row, rows, groups)}
        onChoose={(each) =>
          each < 0 ? fold(~each, !opened.has(~each)) : select(nodeId(ops.node[each] ?? 0))
        }
        onFold={(each, toOpen) => each < 0 && fold(~each, toOpen)}
        topKey={filters}
        minWidth={`${columns.reduce((sum, { least }) => sum + least + GAP, GAP)}px`}
      />
    </div>
  );
}

/** What the filtered ops add up to, on each device of its own. */
function Sums({ ops, rows }: { ops: OpColumns; rows: readonly number[] }) {
  const sums = useMemo(() => totals(ops, rows), [ops, rows]);
  return (
    <span class="count" role="status">
      <span data-testid="ops-count">{plural(rows.length, 'op')}</span>
      {', '}
      <span data-testid="ops-total">
        {sums
          .map(({ where, nbytes, whole }) =>
            [bytes(nbytes), where]
              .filter(Boolean)
              .join(' ')
              .concat(`, ${share(nbytes, whole)}`),
          )
          .join('; ')}
      </span>
    </span>
  );
}

/** The row of the table that stands for an op: its own, or that of its group. */
function holder(row: number, rows: readonly number[], groups: readonly Group[]): number {
  if (groups.length === 0 || rows.includes(row)) return row;
  return ~groups.findIndex((group) => group.rows.includes(row));
}

function textsOf({ ops, modules }: RecordingReply): OpTexts {
  const names = modules.fqn.map((_, call) => callName(modules, call));
  const module = ops.module.map((call) => (call === null ? '' : (names[call] ?? '')));
  const search = ops.op.map((op, row) =>
    `${op} ${module[row]} ${ops.source[row] ?? ''}`.toLowerCase(),
  );
  return { search, module };
}
