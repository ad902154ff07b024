// The tree of module calls with what each keeps.

import { useMemo } from 'preact/hooks';

import { readCalls, writeCalls } from '../address';
import { useSettings, useStore } from '../context';
import { moduleId } from '../ids';
import type { ModuleColumns } from '../messages';
import { readSort, writeSort } from '../settings';
import type { PanelProps, View } from '../store/views';
import { type Cell, range, sortRows } from '../table';
import { callName, type Tree, visibleRows } from '../tree';
import { count, plural } from '../units';
import { Bar, Bytes } from './quantity';
import { type Column, Table } from './table';
import { Twist } from './twist';

export const modulesView: View = { key: 'modules', title: 'Modules', Panel: ModulesPanel };

function ModulesPanel({ recording }: PanelProps) {
  const store = useStore();
  const modules = recording.modules;
  const tree = store.recordings.moduleTree.value;
  const [settings, set] = useSettings('modules');
  const opened = useMemo(
    () => new Set(readCalls(settings.open ?? '') ?? tree?.roots),
    [settings.open, tree],
  );
  const setOpened = (calls: Iterable<number>) => set('open', writeCalls([...calls]));
  const sort = readSort(settings.sort, Object.keys(modules));

  const isOpen = (call: number) => opened.has(call);
  const fold = (call: number, toOpen: boolean) => {
    const next = new Set(opened);
    if (toOpen) next.add(call);
    else next.delete(call);
    setOpened(next);
  };
  const rows = useMemo(() => {
    if (!tree) return [];
    const order = (calls: readonly number[]) =>
      sort ? sortRows(calls, sortedBy(modules, sort.key), sort.descending) : calls;
    return visibleRows(tree, isOpen, order);
  }, [tree, opened, settings.sort]);
  const columns = useMemo(
    () => (tree ? moduleColumns(modules, tree, isOpen, fold) : []),
    [tree, opened],
  );
  const { selected } = store.address.value;

  return (
    <>
      <div class="toolbar">
        <button
          type="button"
          data-testid="modules-open-all"
          onClick={() => setOpened(range(modules.fqn.length))}
        >
          Open all
        </button>
        <button type="button" data-testid="modules-close-all" onClick={() => setOpened([])}>
          Close all
        </button>
        <span class="count">{plural(modules.fqn.length, 'module call')}</span>
      </div>
      <Table
        label="Module calls in order of entry"
        testId="modules-table"
        columns={columns}
        rows={rows}
        sort={sort}
        onSort={(next) => set('sort', writeSort(next))}
        selected={selected?.kind === 'module' ? selected.number : null}
        onChoose={(call) => store.select(moduleId(call))}
        onFold={fold}
        minWidth="760px"
      />
    </>
  );
}

function moduleColumns(
  modules: ModuleColumns,
  tree: Tree,
  isOpen: (call: number) => boolean,
  fold: (call: number, toOpen: boolean) => void,
): Column[] {
  const whole = Math.max(0, ...tree.roots.map((root) => modules.total_bytes[root] ?? 0));
  const bytes = (key: keyof ModuleColumns, label: string, help: string): Column => ({
    key,
    label,
    help,
    width: '92px',
    isNumber: true,
    cell: (call) => <Bytes n={modules[key][call] as number | null} />,
  });
  return [
    {
      key: 'fqn',
      label: 'module',
      width: 'minmax(220px, 2fr)',
      cell: (call) => (
        <span class="branch" style={{ '--depth': tree.depth[call] ?? 0 }}>
          <Twist
            isOpen={isOpen(call)}
            {...(tree.children[call]?.length && { onFold: (toOpen) => fold(call, toOpen) })}
          />
          <span title={modules.fqn[call]}>{shortName(modules, call)}</span>
          {modules.where[call] && <span class="tag">{modules.where[call]}</span>}
        </span>
      ),
    },
    {
      key: 'type_name',
      label: 'type',
      width: 'minmax(100px, 1fr)',
      cell: (call) => modules.type_name[call],
    },
    {
      key: 'nodes',
      label: 'nodes',
      width: '64px',
      isNumber: true,
      cell: (call) => count(modules.nodes[call] ?? 0),
    },
    {
      key: 'total_bytes',
      label: 'total',
      help: 'Charged to this module call and those inside it',
      width: 'minmax(150px, 1fr)',
      isNumber: true,
      cell: (call) => (
        <span class="with-bar">
          <Bar part={modules.total_bytes[call] ?? 0} whole={whole} />
          <Bytes n={modules.total_bytes[call]} />
        </span>
      ),
    },
    bytes('self_bytes', 'self', 'Charged to its own ops, without the modules inside it'),
    bytes('exclusive_bytes', 'exclusive', 'What would go if only this module stopped saving'),
    bytes('freed_bytes', 'freed', 'Made inside it and freed before the forward ended'),
  ];
}

/** The name below its parent: inside `h.0`, `h.0.mlp` is `mlp`. */
function shortName(modules: ModuleColumns, call: number): string {
  const name = callName(modules, call);
  const parent = modules.parent[call] ?? null;
  const prefix = parent === null ? '' : `${modules.fqn[parent]}.`;
  return prefix.length > 1 && name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

/** What a column of the table is sorted by. */
function sortedBy(modules: ModuleColumns, key: string): ArrayLike<Cell> {
  return modules[key as keyof ModuleColumns];
}
