// Allocations of equal layers, which the list shows as one row.

import type { LifeRow, OlderRow, OpPlace } from '../../api/messages';
import { opName } from '../../recording/opName';

/** Equal allocations; one alone is a group, too. */
export interface Alike<Row> {
  /** The same after another op, so that an open group stays open. */
  readonly key: string;
  readonly rows: readonly Row[];
  readonly nbytes: number;
}

interface Sized {
  readonly nbytes: number;
}

/** Groups of rows with the same key, the largest sum first. */
export function groupAlike<Row extends Sized>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Alike<Row>[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const sum = (group: readonly Row[]) => group.reduce((all, { nbytes }) => all + nbytes, 0);
  return [...groups]
    .map(([key, group]) => ({ key, rows: group, nbytes: sum(group) }))
    .sort((a, b) => b.nbytes - a.nbytes);
}

/** The same for storages that equal layers allocate, for the same reason. */
export function lifeKey(row: LifeRow): string {
  const { nbytes, dtype, shape, made_by, model_state, state, phase, reason, holder } = row;
  const made = [opName(made_by.name), where(made_by, true)];
  return JSON.stringify([nbytes, dtype, shape, made, model_state, state, phase, reason, holder]);
}

/** The same for model states of equal layers, or without names: an optimizer has hundreds. */
export function olderKey({ nbytes, name, layers, band }: OlderRow): string {
  return JSON.stringify([nbytes, band, layers || name]);
}

/** Where an op ran, or those of equal layers; of one in a backward whose that is. */
export function where(
  { fqn, source, backward_of, layers }: OpPlace,
  ofLayers: boolean = false,
): string {
  const name = ofLayers ? layers : (backward_of?.fqn ?? fqn);
  const part = backward_of && `${backward_of.op}'s backward`;
  return [name, part, source].filter(Boolean).join(' · ');
}
