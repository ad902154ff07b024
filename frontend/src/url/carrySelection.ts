// The reader's selection and open modules, by names that another recording of the model shares.

import { readCalls, settingsOf, writeCalls } from './address';
import type { Address } from './address';
import { type Id, moduleId, nodeId } from '../recording/ids';
import type { ModuleColumns, RecordingReply } from '../api/messages';
import { withSetting } from './settings';

/** Names in place of numbers; null and "" are those of the address. */
export interface SelectionNames {
  readonly selected: string | null;
  readonly expand: readonly string[] | null;
  readonly open: readonly string[] | null;
}

type Tables = Pick<RecordingReply, 'modules' | 'ops'>;

/** What is selected and open, by name. */
export function selectionNames(recording: Tables, address: Address): SelectionNames {
  const calls = callNames(recording.modules);
  const names = (numbers: readonly number[] | null) =>
    numbers && numbers.flatMap((call) => calls[call] ?? []);
  return {
    selected: address.selected && nameOf(recording, calls, address.selected),
    expand: names(address.expand),
    open: names(readCalls(settingsOf(address, 'modules').open ?? '')),
  };
}

/** The same in another recording, as far as it has it. */
export function findSelection(recording: Tables, carried: SelectionNames): Partial<Address> {
  const calls = callNames(recording.modules);
  const numbers = new Map(calls.map((name, call) => [name, call]));
  const there = (names: readonly string[] | null) => {
    const known = names?.flatMap((name) => numbers.get(name) ?? []);
    return known && (known.length > 0 || names?.length === 0) ? known : null;
  };
  return {
    selected: carried.selected === null ? null : idOf(recording, calls, carried.selected),
    expand: there(carried.expand),
    settings: { modules: { open: writeCalls(there(carried.open)) } },
  };
}

/** The address with what was carried put in where the reader has not chosen anything since. */
export function withSelection(address: Address, part: Partial<Address>): Partial<Address> {
  const modules = settingsOf(address, 'modules');
  const open = modules.open ?? part.settings?.modules?.open ?? '';
  return {
    selected: address.selected ?? part.selected ?? null,
    expand: address.expand ?? part.expand ?? null,
    settings: { modules: withSetting(modules, 'open', open) },
  };
}

function callNames({ fqn, call }: ModuleColumns): string[] {
  return fqn.map((name, row) => `${name} ${call[row]}`);
}

/** Each op is told by its module call, its name and its number among those of this name there. */
function opNames({ ops }: Tables, calls: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return ops.op.map((op, row) => {
    const module = ops.module[row] ?? null;
    const name = `${module === null ? '' : calls[module]} ${op}`;
    const number = seen.get(name) ?? 0;
    seen.set(name, number + 1);
    return `${name} ${number}`;
  });
}

function nameOf(recording: Tables, calls: readonly string[], id: Id): string | null {
  if (id.kind === 'module') return calls[id.number] ?? null;
  if (id.kind !== 'node') return null;
  return opNames(recording, calls)[recording.ops.node.indexOf(id.number)] ?? null;
}

function idOf(recording: Tables, calls: readonly string[], name: string): Id | null {
  const call = calls.indexOf(name);
  if (call >= 0) return moduleId(call);
  const node = recording.ops.node[opNames(recording, calls).indexOf(name)];
  return node === undefined ? null : nodeId(node);
}
