// Every op in a table: filtered, grouped, sorted, added up, taken away as CSV.

import { useMemo } from 'preact/hooks';

import { readCalls, writeCalls } from '../../url/address';
import { fitting, GAP, readColumns, roomIn, widthOf } from '../../components/table/columns';
import { useSettings, useStore } from '../../state/context';
import { nodeId } from '../../recording/ids';
import type { OpColumns, RecordingReply } from '../../api/messages';
import { type OpGroup, type OpTexts, attributedTotals } from './filterOps';
import { firstDevice } from '../../recording/devices';
import { readSort, writeSort } from '../../components/table/sort';
import type { PanelProps, View } from '../../state/views';
import { callName } from '../../recording/moduleTree';
import { bytes, plural, share } from '../../format/units';
import { TableCsv } from '../../components/DownloadCsv';
import { FIRST, GROUP, GROUP_WIDTH, groupedColumns, opColumns, usualColumns } from './opColumns';
import { useOpRows } from './useOpRows';
import { Columns, Filters } from './Filters';
import { Table } from '../../components/table/Table';
import { useWidth } from '../../components/hooks/useWidth';
import style from './ops.css';

export const opsView: View = {
  key: 'ops',
  title: 'Ops',
  style,
  Panel: OpsPanel,
};

const LARGEST_FIRST = '-attributed_bytes';

function OpsPanel({ recording }: PanelProps) {
  const { address, recordings, select } = useStore();
  const [settings, set] = useSettings('ops');
  const { ops } = recording;
  const { element, width } = useWidth();
  const first = firstDevice(recording);

  const texts = useMemo(() => textsOf(recording), [recording]);
  const all = useMemo(() => opColumns(ops, texts), [recording]);
  const sort = readSort(settings.sort ?? LARGEST_FIRST, [GROUP, ...all.map(({ key }) => key)]);
  const { selected } = address.value;
  const row =
    selected?.kind === 'node' ? recordings.rowOfNode.value.get(selected.number) : undefined;
  const { by, groups, filters, matching, hidden, rows } = useOpRows(
    ops,
    texts,
    settings,
    sort,
    row,
  );
  const opened = new Set(readCalls(settings.open ?? ''));
  const fold = (group: number, toOpen: boolean) => {
    const next = new Set(opened);
    if (toOpen) next.add(group);
    else next.delete(group);
    set('open', next.size > 0 ? writeCalls([...next]) : '');
  };

  const room = roomIn(width - (by ? GROUP_WIDTH : 0));
  const chosen = readColumns(settings.columns, all) ?? fitting(usualColumns(all), FIRST, room, GAP);
  const single = all.filter(({ key }) => chosen.includes(key) && key !== by);
  const columns = by
    ? groupedColumns(single, {
        ...{ ops, first, groups, by, fold },
        isOpen: (group) => opened.has(group),
      })
    : single;

  return (
    <div class="ops" ref={element}>
      <div class="toolbar" role="group" aria-label="What the table shows">
        <Filters ops={ops} settings={settings} set={set} />
        <Columns columns={all} shown={chosen} onChoose={(keys) => set('columns', keys)} />
        <TableCsv name="ops" title="All ops with their bytes" by="op" />
        {(hidden > 0 || settings.zeros === '1') && (
          <label class="check" title="Ops that save no bytes">
            <input
              type="checkbox"
              data-testid="ops-zeros"
              checked={settings.zeros === '1'}
              onChange={(event) => set('zeros', event.currentTarget.checked ? '1' : '')}
            />
            {hidden > 0 ? `Show ${plural(hidden, 'op')} with 0 bytes` : 'Show ops with 0 bytes'}
          </label>
        )}
        <Sums ops={ops} rows={matching} />
      </div>
      {matching.length === 0 && (
        <p class="hint no-rows" data-testid="ops-none">
          {ops.node.length === 0 ? 'Autograd recorded no ops.' : 'No matches'}
        </p>
      )}
      <Table
        label={by ? `Ops by ${by}` : 'Ops'}
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
        minWidth={widthOf(columns)}
      />
    </div>
  );
}

/** What the filtered ops add up to, on each device of its own. */
function Sums({ ops, rows }: { ops: OpColumns; rows: readonly number[] }) {
  const sums = useMemo(() => attributedTotals(ops, rows), [ops, rows]);
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
function holder(row: number, rows: readonly number[], groups: readonly OpGroup[]): number {
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
