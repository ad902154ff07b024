// Every op in a table: sorted, filtered, taken away as CSV.

import { useMemo } from 'preact/hooks';

import { useSettings, useStore } from '../context';
import { download, fileName } from '../download';
import { nodeId } from '../ids';
import type { OpColumns, RecordingReply } from '../messages';
import { readSort, writeSort } from '../settings';
import type { PanelProps, View } from '../store/views';
import { type Cell, csv, matcher, range, sortRows } from '../table';
import { callName } from '../tree';
import { plural } from '../units';
import { Bytes } from './quantity';
import { StateName } from './state';
import { type Column, Table } from './table';
import { EndOf } from './text';

export const opsView: View = { key: 'ops', title: 'Ops', Panel: OpsPanel };

function OpsPanel({ recording }: PanelProps) {
  const { address, recordings, select } = useStore();
  const [settings, set] = useSettings('ops');
  const query = settings.filter ?? '';
  const isSavingOnly = settings.saving === '1';

  const names = useMemo(() => moduleNames(recording), [recording]);
  const columns = useMemo(() => opColumns(recording.ops, names), [recording]);
  const sort = readSort(
    settings.sort,
    columns.map(({ key }) => key),
  );
  const texts = useMemo(() => searchTexts(recording.ops, names), [recording]);
  const matching = useMemo(() => {
    const matches = matcher(query);
    return range(recording.ops.node.length).filter(
      (row) => (!isSavingOnly || (recording.ops.saves[row] ?? 0) > 0) && matches(texts[row] ?? ''),
    );
  }, [recording, query, isSavingOnly]);
  const rows = useMemo(
    () =>
      sort
        ? sortRows(matching, valuesOf(recording.ops, names, sort.key), sort.descending)
        : matching,
    [matching, settings.sort],
  );

  const { selected } = address.value;
  const selectedRow =
    selected?.kind === 'node' ? recordings.rowOfNode.value.get(selected.number) : undefined;
  const save = () => {
    const { run, step } = recordings.shown.value ?? { run: 'run', step: 0 };
    download(fileName('ops', run, step) + '.csv', 'text/csv', opsCsv(recording.ops, names, rows));
  };

  return (
    <>
      <div class="toolbar">
        <input
          type="search"
          class="filter"
          placeholder="Filter by op, module or source line"
          aria-label="Filter the ops"
          data-testid="ops-filter"
          value={query}
          onInput={(event) => set('filter', event.currentTarget.value)}
        />
        <label class="check">
          <input
            type="checkbox"
            data-testid="ops-saving-only"
            checked={isSavingOnly}
            onChange={(event) => set('saving', event.currentTarget.checked ? '1' : '')}
          />
          only ops that save
        </label>
        <span class="count" role="status" data-testid="ops-count">
          {plural(rows.length, 'op')}
        </span>
        <button type="button" data-testid="ops-csv" onClick={save}>
          Download CSV
        </button>
      </div>
      <Table
        label="Ops in forward order"
        testId="ops-table"
        columns={columns}
        rows={rows}
        sort={sort}
        onSort={(next) => set('sort', writeSort(next))}
        selected={selectedRow ?? null}
        onChoose={(row) => select(nodeId(recording.ops.node[row] ?? 0))}
        topKey={query}
        minWidth="980px"
      />
    </>
  );
}

function moduleNames({ modules }: RecordingReply): readonly string[] {
  return modules.fqn.map((_, call) => callName(modules, call));
}

function opColumns(ops: OpColumns, names: readonly string[]): Column[] {
  const bytes = (key: keyof OpColumns, label: string, help: string): Column => ({
    key,
    label,
    help,
    width: '88px',
    isNumber: true,
    cell: (row) => <Bytes n={ops[key][row] as number | null} />,
  });
  return [
    {
      key: 'node',
      label: '#',
      help: 'Forward order',
      width: '64px',
      isNumber: true,
      cell: (row) => ops.node[row],
    },
    {
      key: 'op',
      label: 'op',
      width: 'minmax(120px, 1fr)',
      cell: (row) => (
        <span title={ops.recomputed[row] ? 'Made again in the backward' : undefined}>
          {ops.op[row]}
          {ops.recomputed[row] && <span class="tag">recomputed</span>}
          {ops.where[row] && <span class="tag">{ops.where[row]}</span>}
        </span>
      ),
    },
    {
      key: 'module',
      label: 'module',
      width: 'minmax(160px, 1.5fr)',
      cell: (row) => <EndOf text={moduleName(ops, names, row)} />,
    },
    { key: 'saves', label: 'saves', width: '56px', isNumber: true, cell: (row) => ops.saves[row] },
    bytes('charged_bytes', 'charged', 'Storages counted at this op: it is their first saver'),
    bytes('shared_bytes', 'shared', 'Storages that this op saves too and another op counts'),
    bytes('exclusive_bytes', 'exclusive', 'What would go if only this op stopped saving'),
    bytes('output_bytes', 'output', 'Bytes of what the op returned'),
    {
      key: 'output_state',
      label: 'output is',
      help: 'What became of the output when the forward ended',
      width: '118px',
      cell: (row) => <StateName state={ops.output_state[row] ?? null} />,
    },
    {
      key: 'source',
      label: 'source',
      width: 'minmax(110px, 1fr)',
      cell: (row) => <Clipped text={ops.source[row] ?? ''} />,
    },
  ];
}

function Clipped({ text }: { text: string }) {
  return <span title={text}>{text}</span>;
}

function moduleName(ops: OpColumns, names: readonly string[], row: number): string {
  const call = ops.module[row] ?? null;
  return call === null ? '' : (names[call] ?? '');
}

/** A column by its key in the table, which sorts by it, or in the CSV. */
function valuesOf(ops: OpColumns, names: readonly string[], key: string): ArrayLike<Cell> {
  if (key === 'module') return ops.node.map((_, row) => moduleName(ops, names, row));
  return ops[key as keyof OpColumns];
}

function searchTexts(ops: OpColumns, names: readonly string[]): string[] {
  return ops.op.map((op, row) =>
    `${op} ${moduleName(ops, names, row)} ${ops.source[row] ?? ''}`.toLowerCase(),
  );
}

const CSV_COLUMNS = [
  'node',
  'op',
  'module',
  'source',
  'saves',
  'charged_bytes',
  'shared_bytes',
  'exclusive_bytes',
  'output_bytes',
  'output_state',
  'recomputed',
] as const;

/** The shown rows in their shown order, with bytes in full. */
export function opsCsv(ops: OpColumns, names: readonly string[], rows: readonly number[]): string {
  const columns = CSV_COLUMNS.map((key) => valuesOf(ops, names, key));
  return csv(
    CSV_COLUMNS,
    rows.map((row) => columns.map((column) => column[row] ?? null)),
  );
}
