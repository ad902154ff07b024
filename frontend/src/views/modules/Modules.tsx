// The module calls with what each keeps: as bars, and as a tree in which equal ones are one row.

import { useEffect, useMemo } from 'preact/hooks';

import { readCalls, writeCalls } from '../../url/address';
import { useSettings, useStore } from '../../state/context';
import { type Id, moduleId } from '../../recording/ids';
import type { ModuleColumns, RecordingReply } from '../../api/messages';
import {
  groupsByFirst,
  membersOf,
  type ModuleGroups,
  sumOfGroup,
} from '../../recording/moduleGroups';
import { groupsOpenAtFirst, moduleRows, openAtFirst } from './moduleRows';
import { type Cell, range, readSort, writeSort } from '../../components/table/sort';
import type { PanelProps, View } from '../../state/views';
import { ancestors, type ModuleTree } from '../../recording/moduleTree';
import { plural } from '../../format/units';
import { TableCsv } from '../../components/DownloadCsv';
import { FigureButton } from '../../components/figure/FigureButton';
import { Icicle } from './Icicle';
import { FIRST, moduleColumns } from './moduleColumns';
import { FittingTable } from '../../components/table/FittingTable';
import style from './icicle.css';

export const modulesView: View = {
  key: 'modules',
  title: 'Modules',
  style,
  Panel: ModulesPanel,
};

function ModulesPanel({ recording }: PanelProps) {
  const { recordings } = useStore();
  const tree = recordings.moduleTree.value;
  return tree ? <Modules recording={recording} tree={tree} /> : null;
}

interface ModulesProps {
  recording: RecordingReply;
  tree: ModuleTree;
}

function Modules({ recording, tree }: ModulesProps) {
  const { modules, module_categories, module_groups } = recording;
  const store = useStore();
  const [settings, set] = useSettings('modules');
  const groups = useMemo(() => groupsByFirst(module_groups), [module_groups]);
  const members = useMemo(() => membersOf(groups), [groups]);
  const opened = useMemo(
    () => new Set(readCalls(settings.open ?? '') ?? openAtFirst(modules, tree, groups)),
    [settings.open, tree, groups],
  );
  /** By the first call of each. */
  const openedGroups = useMemo(
    () => new Set(readCalls(settings.groups ?? '') ?? groupsOpenAtFirst(tree, groups)),
    [settings.groups, tree, groups],
  );
  const sort = readSort(settings.sort, Object.keys(modules));

  const fold = (row: number, toOpen: boolean) => {
    const [name, was, id] =
      row < 0 ? (['groups', openedGroups, ~row] as const) : (['open', opened, row] as const);
    const next = new Set(was);
    if (toOpen) next.add(id);
    else next.delete(id);
    set(name, writeCalls([...next]));
  };
  const isOpen = (row: number) => (row < 0 ? openedGroups.has(~row) : opened.has(row));
  const rows = useMemo(
    () =>
      moduleRows(tree, groups, {
        isOpen: (call) => opened.has(call),
        isGroupOpen: (first) => openedGroups.has(first),
        sort: sort && {
          value: (row) => valueOf(modules, groups, row, sort.key),
          descending: sort.descending,
        },
      }),
    [tree, groups, opened, openedGroups, settings.sort],
  );
  const columns = useMemo(
    () => moduleColumns({ modules, tree, groups, members, isOpen, fold }),
    [tree, groups, opened, openedGroups],
  );

  const { selected } = store.address.value;
  const chosen = selected && callOf(selected, store.recordings.moduleAround);
  // A selection of another view can be in a folded row.
  useEffect(() => {
    if (chosen === null) return;
    const around = ancestors(modules, chosen);
    const folded = around
      .map((call) => members.get(call))
      .filter((first) => first !== undefined && !openedGroups.has(first)) as number[];
    if (folded.length > 0) set('groups', writeCalls([...openedGroups, ...folded]));
    const closed = around.slice(1).filter((call) => !opened.has(call));
    if (closed.length > 0) set('open', writeCalls([...opened, ...closed]));
  }, [chosen]);

  return (
    <>
      <Icicle
        modules={modules}
        categories={module_categories}
        tree={tree}
        selected={chosen}
        onChoose={(call) => store.select(moduleId(call))}
      />
      <div class="toolbar">
        <button
          type="button"
          data-testid="modules-open-all"
          onClick={() => {
            set('open', writeCalls(range(modules.fqn.length)));
            set('groups', writeCalls([...groups.keys()]));
          }}
        >
          Open all
        </button>
        <button
          type="button"
          data-testid="modules-close-all"
          onClick={() => {
            set('open', writeCalls([]));
            set('groups', writeCalls([]));
          }}
        >
          Close all
        </button>
        <FigureButton drawing="modules" params={{}} />
        <TableCsv name="modules" title="All module calls with their bytes" by="module" />
        <span class="count">{plural(modules.fqn.length, 'module call')}</span>
      </div>
      <FittingTable
        label="Module calls in call order"
        testId="modules-table"
        columns={columns}
        rows={rows}
        sort={sort}
        onSort={(next) => set('sort', writeSort(next))}
        selected={chosen}
        onChoose={(row) => (row < 0 ? fold(row, !isOpen(row)) : store.select(moduleId(row)))}
        onFold={fold}
        first={FIRST}
      />
    </>
  );
}

/** The module call that is selected, or in which what is selected stands. */
function callOf(selected: Id, around: (id: Id) => number | null): number | null {
  if (selected.kind === 'module') return selected.number;
  return selected.kind === 'node' ? around(selected) : null;
}

/** What a column of the table is sorted by. */
function valueOf(modules: ModuleColumns, groups: ModuleGroups, row: number, key: string): Cell {
  const group = row < 0 ? groups.get(~row) : undefined;
  const value = modules[key as keyof ModuleColumns][row < 0 ? ~row : row] ?? null;
  return group && typeof value === 'number' ? sumOfGroup(group, key) : value;
}
