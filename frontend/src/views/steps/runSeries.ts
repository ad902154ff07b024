// The totals of several runs over their steps, for the plots and their texts.

import { valuesOn, union } from '../../components/plot/axis';
import type { StepPoint, StepsReply } from '../../api/messages';

/** The course of one run, or as much of it as came before `problem`. */
export interface RunSeries {
  readonly run: string;
  readonly tag: string;
  /** Of its model; null: not known. */
  readonly parameterBytes: number | null;
  readonly reply: StepsReply | null;
  readonly problem: string;
}

/** The runs of one model: they share axes. */
export interface ModelSeries {
  readonly parameterBytes: number | null;
  readonly allSeries: readonly RunSeries[];
}

/** Runs whose models have equally large parameters together, with those of one run first. */
export function seriesByModel(allSeries: readonly RunSeries[], first: string): ModelSeries[] {
  const groups = new Map<number | null, RunSeries[]>();
  const shown = allSeries.filter(({ run }) => run === first);
  for (const { parameterBytes } of [...shown, ...allSeries]) groups.set(parameterBytes, []);
  for (const series of allSeries) groups.get(series.parameterBytes)?.push(series);
  return [...groups].map(([parameterBytes, group]) => ({ parameterBytes, allSeries: group }));
}

/** All steps of the runs, in order. */
export function allSteps(allSeries: readonly RunSeries[]): number[] {
  return union(allSeries.map(({ reply }) => reply?.points.map(({ step }) => step) ?? []));
}

/** One total of a run at each of the steps; null where it has none. */
export function seriesValues(
  { reply }: RunSeries,
  total: number,
  steps: readonly number[],
): (number | null)[] {
  const points = reply?.points.map(
    ({ step, nbytes }) => [step, nbytes?.[total] ?? null] as [number, number | null],
  );
  return valuesOn(steps, new Map(points));
}

export function pointAt({ reply }: RunSeries, step: number | undefined): StepPoint | undefined {
  return reply?.points.find((point) => point.step === step);
}

/** The steps that cannot be read, each with its sentence. */
export function brokenSteps({ reply }: RunSeries): StepPoint[] {
  return reply?.points.filter(({ problem }) => problem !== null) ?? [];
}

/** The run whose value is nearest to another one; -1 where none has any. */
export function nearestSeries(values: readonly (number | null)[], wanted: number): number {
  let best = -1;
  values.forEach((value, at) => {
    const held = values[best] ?? Infinity;
    if (value !== null && Math.abs(value - wanted) < Math.abs(held - wanted)) best = at;
  });
  return best;
}

const COLOURS = 5;
const DASHES: readonly (readonly number[])[] = [[], [6, 4], [2, 3], [10, 3, 2, 3], [14, 5]];

/** How the line of the n-th run is drawn: of ten no two have the same colour and dashes. */
export function strokeOf(n: number): { colour: string; dash: number[] } {
  const dash = DASHES[(n + Math.floor(n / COLOURS)) % DASHES.length] ?? [];
  return { colour: `run-${n % COLOURS}`, dash: [...dash] };
}
