// Columns of several series put on one axis, so that one plot can draw them.

import type { TimelineReply } from '../../api/messages';

/** All numbers of several ascending columns, each once. */
export function union(columns: readonly (readonly number[])[]): number[] {
  return [...new Set(columns.flat())].sort((a, b) => a - b);
}

/** The live bytes at each op: nothing before the first change, then as that left them; null behind the end. */
export function liveBytesOn(axis: readonly number[], timeline: TimelineReply): (number | null)[] {
  const end = timeline.phases.at(-1)?.end_op ?? Infinity;
  let at = -1;
  return axis.map((op) => {
    while ((timeline.op[at + 1] ?? Infinity) <= op) at += 1;
    return op > end ? null : (timeline.live_bytes[at] ?? 0);
  });
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
