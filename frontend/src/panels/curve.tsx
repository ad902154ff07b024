// The least peaks for more and more that runs again, of which one is chosen.

import { useCallback, useMemo, useState } from 'preact/hooks';
import type uPlot from 'uplot';

import { useStore } from '../context';
import type { Planning } from '../key';
import type { CurveReply, Planned, PointRow } from '../messages';
import { settingsOfPlan } from '../other';
import { bytes, share } from '../units';
import { Failure, Loading } from './notice';
import { type Drawing, Plot } from './plot';
import { type Colour, line } from './plotmarks';

export function CurvePanel() {
  const { compare } = useStore();
  const { value, error } = compare.curve.state.value;
  // A plan that is asked for says the same.
  if (error && compare.chosen.value?.other) return null;
  if (error) return <Failure error={error} retry={compare.curve.reload} />;
  if (!value) return <Loading what="Looking for what can run again…" />;
  const other = compare.chosen.value?.other;
  const planning = other && 'goal' in other ? other : null;
  const { planned = null } = compare.reply.state.value.value ?? {};
  return <Curve reply={value} planning={planning} planned={planning && planned} />;
}

interface CurveProps {
  reply: CurveReply;
  /** The plan that is asked for. */
  planning: Planning | null;
  /** The plan that is shown. */
  planned: Planned | null;
}

function Curve({ reply, planning, planned }: CurveProps) {
  const { address, change } = useStore();
  const [pointed, setPointed] = useState<number | null>(null);
  const { points } = reply;
  const drawing = useMemo(() => drawn(reply), [JSON.stringify([points, reply.before_peak_bytes])]);
  const marks = useCallback(
    (plot: uPlot, colour: Colour) => drawMarks(plot, reply, planned, colour),
    [drawing, planned],
  );
  const chosen = chosenOf(points, planning, planned);
  const point = pointed === null ? undefined : points[pointed];
  const at = points[chosen];
  const choose = (to: number) => {
    const next = points[to];
    const offload = address.peek().compare.offload === '1';
    if (next) change({ compare: settingsOfPlan('max_recompute', next.max_recompute, offload) });
  };
  return (
    <section class="curve" data-testid="curve">
      <h2>The lowest peak, for what may run again</h2>
      <p class="hint">
        As recorded it is {bytes(reply.before_peak_bytes)}. Each dot is a plan: click it, or choose
        it with the arrow keys.{' '}
        {reply.pending && (
          <span role="status" data-testid="curve-pending">
            {`Looking for more: ${reply.known_count} of ${reply.asked_count} are known.`}
          </span>
        )}
      </p>
      {points.length > 0 && (
        <Plot
          drawing={drawing}
          chosen={chosen}
          onChoose={choose}
          onPoint={setPointed}
          marks={marks}
          label="The lowest peak of the step, for what may run again"
          valueText={at ? said(at, reply) : 'no plan is chosen'}
          testId="curve-plot"
        />
      )}
      <p class="curve-point" data-testid="curve-point">
        {point ? said(point, reply) : '\u00a0'}
      </p>
    </section>
  );
}

/** The point that is asked for, or is the plan that is shown; -1: a plan for a limit may be none. */
function chosenOf(
  points: readonly PointRow[],
  planning: Planning | null,
  planned: Planned | null,
): number {
  // The plan is on its way while the keys go on.
  const asked = planning?.goal === 'max_recompute' ? planning.asked : '';
  const at = points.findIndex(({ max_recompute }) => max_recompute === asked);
  if (at >= 0) return at;
  return points.findIndex(
    ({ cost_share, peak_bytes }) =>
      cost_share === planned?.cost_share && peak_bytes === planned.peak_bytes,
  );
}

function said({ cost_share, peak_bytes, gap, lines }: PointRow, reply: CurveReply): string {
  const peak = `${bytes(peak_bytes)}, ${share(peak_bytes, reply.before_peak_bytes)} of now`;
  const proof = gap === null ? ', which is not proven to be the lowest' : '';
  const what = lines.map((line) => line.trim()).join(' ') || 'nothing to checkpoint';
  return `${share(cost_share, 1)} of the forward again: a peak of ${peak}${proof}; ${what}`;
}

/** What runs again in percent, and the peaks. */
function drawn({ points, before_peak_bytes }: CurveReply): Drawing {
  return {
    x: points.map(({ cost_share }) => 100 * cost_share),
    lines: [
      {
        label: 'the lowest peak',
        colour: 'cached',
        width: 1.5,
        values: points.map(({ peak_bytes }) => peak_bytes),
      },
    ],
    isStepped: true,
    hasDots: true,
    top: before_peak_bytes,
    xText: (n) => `${n}%`,
  };
}

/** The peak as recorded, and a ring around the plan that is shown, which need not be a point. */
function drawMarks(
  plot: uPlot,
  { points, before_peak_bytes }: CurveReply,
  planned: Planned | null,
  colour: Colour,
): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const right = bbox.left + bbox.width;
  const now = plot.valToPos(before_peak_bytes, 'y', true);
  ctx.strokeStyle = ctx.fillStyle = colour('muted');
  ctx.setLineDash([6 * ratio, 4 * ratio]);
  line(ctx, bbox.left, now, right, now);
  ctx.setLineDash([]);
  ctx.textAlign = 'right';
  ctx.textBaseline = 'bottom';
  ctx.fillText(`as recorded ${bytes(before_peak_bytes)}`, right - 8 * ratio, now - 2 * ratio);
  const last = points.at(-1);
  if (last) {
    const least = plot.valToPos(last.peak_bytes, 'y', true);
    ctx.strokeStyle = ctx.fillStyle = colour('cached');
    ctx.lineWidth = 1.5 * ratio;
    line(ctx, plot.valToPos(100 * last.cost_share, 'x', true), least, right, least);
    ctx.fillText(`the lowest ${bytes(last.peak_bytes)}`, right - 8 * ratio, least + 18 * ratio);
  }
  if (!planned) return;
  const x = plot.valToPos(100 * planned.cost_share, 'x', true);
  const y = plot.valToPos(planned.peak_bytes, 'y', true);
  ctx.strokeStyle = colour('accent');
  ctx.lineWidth = 2 * ratio;
  ctx.beginPath();
  ctx.arc(x, y, 7 * ratio, 0, 2 * Math.PI);
  ctx.stroke();
}
