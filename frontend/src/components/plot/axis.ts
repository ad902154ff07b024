// Columns of several series put on one axis, so that one plot can draw them.

import type { PhaseRow, TimelineReply } from '../../api/messages';

/** All numbers of several ascending columns, each once. */
export function union(columns: readonly (readonly number[])[]): number[] {
  return [...new Set(columns.flat())].sort((a, b) => a - b);
}

/** Where the ops of a recording stand on an axis, and where it ends there. */
export interface Places {
  readonly op: readonly number[];
  readonly end: number;
}

/** The places of a recording on the axis of another: the same phases begin and end together. */
export function alignedTo(axis: readonly PhaseRow[], { op, phases }: TimelineReply): Places {
  const isAlike =
    axis.length === phases.length && axis.every((of, k) => of.kind === phases[k]?.kind);
  if (!isAlike) return { op, end: phases.at(-1)?.end_op ?? Infinity };
  let k = 0;
  const places = op.map((each) => {
    while (k < phases.length - 1 && each >= (phases[k]?.end_op ?? 0)) k += 1;
    const [own, on] = [phases[k], axis[k]];
    if (!own || !on || own.end_op === own.first_op) return on?.first_op ?? each;
    const share = (each - own.first_op) / (own.end_op - own.first_op);
    return on.first_op + share * (on.end_op - on.first_op);
  });
  return { op: places, end: axis.at(-1)?.end_op ?? Infinity };
}

/** The position of the last change at or before each place on an axis; -1: before the first. */
export function changesOn(axis: readonly number[], op: readonly number[]): number[] {
  let at = -1;
  return axis.map((each) => {
    while ((op[at + 1] ?? Infinity) <= each) at += 1;
    return at;
  });
}

/** The live bytes at each place: 0 before the first change, then as that left them; null behind the end. */
export function liveBytesOn(
  axis: readonly number[],
  { op, end }: Places,
  live: readonly number[],
): (number | null)[] {
  return changesOn(axis, op).map((at, i) => ((axis[i] ?? 0) > end ? null : (live[at] ?? 0)));
}

/** Values by their places on the axis, null between them. */
export function valuesOn(
  axis: readonly number[],
  points: ReadonlyMap<number, number | null>,
): (number | null)[] {
  return axis.map((at) => points.get(at) ?? null);
}

/** The position of the number that is nearest. */
export function nearestTo(axis: readonly number[], wanted: number): number {
  let best = 0;
  axis.forEach((each, at) => {
    if (Math.abs(each - wanted) < Math.abs((axis[best] ?? Infinity) - wanted)) best = at;
  });
  return best;
}
