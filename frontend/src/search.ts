// Finding an op or a module by its name, among a hundred thousand, while somebody types.

import type { Recording } from './recording';
import { matcher } from './table';
import { callName } from './tree';

export interface Hit {
  /** Its id in the picture. */
  readonly id: string;
  readonly name: string;
  readonly where: string;
}

export const MOST_HITS = 50;

/** Modules first, then ops, in forward order; at most `limit` of them. */
export function search(recording: Recording, query: string, limit = MOST_HITS): Hit[] {
  if (query.trim() === '') return [];
  const matches = matcher(query);
  const hits: Hit[] = [];
  const { modules, ops } = recording;
  for (let call = 0; call < modules.fqn.length && hits.length < limit; call += 1) {
    const [name, type] = [callName(modules, call), modules.type_name[call] ?? ''];
    if (matches(`${name} ${type}`.toLowerCase())) hits.push({ id: `m${call}`, name, where: type });
  }
  for (let row = 0; row < ops.node.length && hits.length < limit; row += 1) {
    const call = ops.module[row] ?? null;
    const name = ops.op[row] ?? '';
    const where = [call === null ? '' : callName(modules, call), ops.source[row]];
    const text = `${name} ${where.join(' ')}`.toLowerCase();
    if (matches(text)) {
      hits.push({ id: `n${ops.node[row]}`, name, where: where.filter(Boolean).join(' · ') });
    }
  }
  return hits;
}
