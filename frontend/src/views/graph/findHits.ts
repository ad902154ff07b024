// Finding an op or a module by its name, among a hundred thousand, while somebody types.

import { type Id, moduleId, nodeId } from '../../recording/ids';
import type { RecordingReply } from '../../api/messages';
import { matcher } from '../../format/match';
import { callName } from '../../recording/moduleTree';

export interface Hit {
  readonly id: Id;
  readonly name: string;
  readonly where: string;
}

export const MOST_HITS = 50;

/** Modules first, then ops, in forward order; at most `limit` of them. */
export function findHits(recording: RecordingReply, query: string, limit = MOST_HITS): Hit[] {
  if (query.trim() === '') return [];
  const matches = matcher(query);
  const hits: Hit[] = [];
  const { modules, ops } = recording;
  for (let call = 0; call < modules.fqn.length && hits.length < limit; call += 1) {
    const [name, type] = [callName(modules, call), modules.type_name[call] ?? ''];
    if (matches(`${name} ${type}`.toLowerCase()))
      hits.push({ id: moduleId(call), name, where: type });
  }
  for (const [row, node] of ops.node.entries()) {
    if (hits.length >= limit) break;
    const call = ops.module[row] ?? null;
    const name = ops.op[row] ?? '';
    const where = [call === null ? '' : callName(modules, call), ops.source[row]];
    const text = `${name} ${where.join(' ')}`.toLowerCase();
    if (matches(text)) {
      hits.push({ id: nodeId(node), name, where: where.filter(Boolean).join(' · ') });
    }
  }
  return hits;
}
