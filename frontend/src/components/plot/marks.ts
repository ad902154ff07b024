// Marks over the lines of a plot.

import type uPlot from 'uplot';

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

/** A dot with its text beside it, above or below, and down to `foot` a stem. */
export function peakMark(
  plot: uPlot,
  at: { op: number; nbytes: number },
  text: string,
  { foot, isBelow = false }: { foot?: number; isBelow?: boolean } = {},
): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const [x, y] = [plot.valToPos(at.op, 'x', true), plot.valToPos(at.nbytes, 'y', true)];
  if (foot !== undefined) line(ctx, x, y, x, foot);
  ctx.beginPath();
  ctx.arc(x, y, 3.5 * ratio, 0, 2 * Math.PI);
  ctx.fill();
  const isRight = x > bbox.left + bbox.width / 2;
  ctx.textAlign = isRight ? 'right' : 'left';
  ctx.fillText(text, x + (isRight ? -8 : 8) * ratio, y + (isBelow ? 14 : -4) * ratio);
}
