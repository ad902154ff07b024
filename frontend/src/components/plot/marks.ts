// Marks over the lines of a plot.

import type uPlot from 'uplot';

import type { PhaseRow } from '../../api/messages';
import { bytes } from '../../format/units';
import { phaseName } from '../../recording/states';

/** Of the theme, by its name. */
export type Colour = (name: string) => string;

export function line(
  ctx: CanvasRenderingContext2D,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  ctx.beginPath();
  ctx.moveTo(x0, y0);
  ctx.lineTo(x1, y1);
  ctx.stroke();
}

/** A dashed line at some bytes, with its text above it. */
export function levelMark(
  plot: uPlot,
  nbytes: number,
  text: string,
  dash: number[],
  side: 'left' | 'right' = 'right',
): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const right = bbox.left + bbox.width;
  const y = plot.valToPos(nbytes, 'y', true);
  ctx.setLineDash(dash.map((n) => n * ratio));
  line(ctx, bbox.left, y, right, y);
  ctx.setLineDash([]);
  ctx.textAlign = side;
  ctx.textBaseline = 'bottom';
  ctx.fillText(text, side === 'right' ? right - 8 * ratio : bbox.left + 8 * ratio, y - 2 * ratio);
}

export interface Gpu {
  readonly name: string;
  readonly nbytes: number;
}

/** The bytes that a plot must reach: with the GPU's memory, unless that is far above the peak. */
export function topWith(peak: number, gpu: Gpu | null): number {
  return gpu && gpu.nbytes <= 1.5 * peak ? Math.max(peak, gpu.nbytes) : peak;
}

/** The GPU's memory, where the plot reaches it. */
export function gpuMark(plot: uPlot, { name, nbytes }: Gpu, colour: Colour): void {
  if (nbytes > plot.scales.y!.max!) return;
  plot.ctx.strokeStyle = plot.ctx.fillStyle = colour('more');
  // The text of the recorded peak, which can be near, is on the right.
  levelMark(plot, nbytes, `${name} ${bytes(nbytes)}`, [2, 3], 'left');
}

/** Where each phase but the first begins. The names stand above the plot, which needs `hasPhases`. */
export function phaseMarks(plot: uPlot, phases: readonly PhaseRow[], colour: Colour): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const foot = bbox.top + bbox.height;
  ctx.fillStyle = ctx.strokeStyle = colour('muted');
  ctx.textAlign = 'left';
  ctx.setLineDash([2 * ratio, 3 * ratio]);
  // A pipeline has dozens of phases: only names that have room are written.
  phases.forEach((phase, at) => {
    const x = plot.valToPos(phase.first_op, 'x', true);
    if (at > 0) line(ctx, x, bbox.top, x, foot);
    // A zoom keeps the name of a phase in sight.
    const left = Math.max(x, bbox.left) + 3 * ratio;
    const right = Math.min(plot.valToPos(phase.end_op, 'x', true), bbox.left + bbox.width);
    const name = phaseName(phase.kind);
    // `backward` where there is no room for `backward pass`.
    const text = [name, name.split(' ')[0] ?? name].find(
      (each) => left + ctx.measureText(each).width <= right,
    );
    if (text) ctx.fillText(text, left, bbox.top - 5 * ratio);
  });
  ctx.setLineDash([]);
}

/** A dot with its text on the side that has more room or on the other, and down to `foot` a stem. */
export function peakMark(
  plot: uPlot,
  at: { op: number; nbytes: number },
  text: string,
  { foot, isTurned = false }: { foot?: number; isTurned?: boolean } = {},
): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const [x, y] = [plot.valToPos(at.op, 'x', true), plot.valToPos(at.nbytes, 'y', true)];
  if (foot !== undefined) line(ctx, x, y, x, foot);
  ctx.beginPath();
  ctx.arc(x, y, 3.5 * ratio, 0, 2 * Math.PI);
  ctx.fill();
  const isBefore = x > bbox.left + bbox.width / 2 !== isTurned;
  ctx.textAlign = isBefore ? 'right' : 'left';
  ctx.fillText(text, x + (isBefore ? -8 : 8) * ratio, y - 4 * ratio);
}
