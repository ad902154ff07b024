// The columns of the tree of module calls, of single calls and of groups of equal ones.

import type { ModuleColumns, ModuleGroup } from '../../api/messages';
import { type ModuleGroups, sumOfGroup } from '../../recording/moduleGroups';
import { rowDepth } from './moduleRows';
import { type ModuleTree, totalBytes } from '../../recording/moduleTree';
import { bytes, count } from '../../format/units';
import { Bar, Bytes } from '../../components/Bytes';
import { type SizedColumn, sized } from '../../components/table/columns';
import { FoldButton } from '../../components/table/FoldButton';
import { CheckpointLink } from '../../components/CheckpointLink';

/** In what follows a row is a call, or `~first` of a group. */
interface Rows {
  modules: ModuleColumns;
  tree: ModuleTree;
  groups: ModuleGroups;
  /** The first call of the group in which a call is. */
  members: ReadonlyMap<number, number>;
  isOpen: (row: number) => boolean;
  fold: (row: number, toOpen: boolean) => void;
}

/** What a narrow table shows longest. */
export const FIRST = ['fqn', 'total_bytes', 'self_bytes', 'exclusive_bytes', 'type_name'];

export function moduleColumns(rows: Rows): SizedColumn[] {
  const { modules, tree, groups } = rows;
  const whole = totalBytes(modules, tree);
  const value = (row: number, key: keyof ModuleColumns): number | null => {
    const group = row < 0 ? groups.get(~row) : undefined;
    return group ? sumOfGroup(group, key) : (modules[key][row] as number | null);
  };
  const column = (key: keyof ModuleColumns, label: string, help: string): SizedColumn => ({
    key,
    label,
    help,
    ...sized(92),
    isNumber: true,
    cell: (row) => <Bytes n={value(row, key)} />,
  });
  return [
    {
      key: 'fqn',
      label: 'module',
      ...sized(240, 3),
      cell: (row) => <Name row={row} of={rows} />,
    },
    {
      key: 'type_name',
      label: 'type',
      ...sized(118, 1),
      cell: (row) => modules.type_name[row < 0 ? ~row : row],
    },
    {
      key: 'nodes',
      label: 'nodes',
      ...sized(64),
      isNumber: true,
      cell: (row) => count(value(row, 'nodes') ?? 0),
    },
    {
      key: 'total_bytes',
      label: 'total',
      help: 'Attributed to this call and the calls inside it',
      ...sized(150, 1),
      isNumber: true,
      cell: (row) => (
        <span class="with-bar">
          <Bar part={value(row, 'total_bytes') ?? 0} whole={whole} />
          <Bytes n={value(row, 'total_bytes')} />
        </span>
      ),
    },
    column('self_bytes', 'self', 'Attributed to its own ops, without the modules inside it'),
    column('exclusive_bytes', 'exclusive', 'Memory released if only this module stopped saving'),
    column('freed_bytes', 'freed', 'Allocated inside it and freed before the forward pass ended'),
  ];
}

function Name({ row, of }: { row: number; of: Rows }) {
  const { modules, tree, groups, members, isOpen, fold } = of;
  const call = row < 0 ? ~row : row;
  const group = row < 0 ? groups.get(call) : undefined;
  const isFoldable = row < 0 || (tree.children[call]?.length ?? 0) > 0;
  const where = group ? group.where : modules.where[call];
  return (
    <span class="branch" style={{ '--depth': rowDepth(modules, tree, members, row) }}>
      <FoldButton isOpen={isOpen(row)} {...(isFoldable && { onFold: (to) => fold(row, to) })} />
      <span title={modules.fqn[call]}>{group?.name ?? modules.name[call]}</span>
      {group && <span class="tag">{`×${count(group.calls.length)}, ${each(modules, group)}`}</span>}
      {where && <span class="tag">{where}</span>}
      {group && <CheckpointLink names={group.checkpoint} label="what if?" />}
    </span>
  );
}

function each({ total_bytes }: ModuleColumns, { calls }: ModuleGroup): string {
  const sizes = calls.map((call) => total_bytes[call] ?? 0);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  return least === most ? `${bytes(most)} each` : `${bytes(least)} to ${bytes(most)} each`;
}
