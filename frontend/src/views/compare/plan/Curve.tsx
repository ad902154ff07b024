// The lowest peak for each amount of recomputation; the reader chooses a point.

import { useCallback, useMemo, useState } from 'preact/hooks';
import type uPlot from 'uplot';

import { useSettings, useStore } from '../../../state/context';
import type { Replied } from '../../../state/replies';
import type { PlanQuery } from '../../../recording/key';
import type { CurveReply, Planned, PointRow } from '../../../api/messages';
import { planSettings } from '../comparand';
import { bytes, share } from '../../../format/units';
import { Failure, Loading } from '../../../components/Notices';
import { type PlotData, Plot } from '../../../components/plot/Plot';
import { type Colour, line } from '../../../components/plot/marks';

export function CurvePanel({ curve }: { curve: Replied<CurveReply> }) {
  const { compare } = useStore();
  const { value, error } = curve;
  // A requested plan has the same error.
  if (error && compare.choice.value?.comparand) return null;
  if (error) return <Failure error={error} retry={curve.reload} />;
  if (!value) return <Loading what="Computing the curve…" />;
  const comparand = compare.choice.value?.comparand;
  const planning = comparand && 'goal' in comparand ? comparand : null;
  const { planned = null } = compare.reply.state.value.value ?? {};
  return <Curve reply={value} planning={planning} planned={planning && planned} />;
}

interface CurveProps {
  reply: CurveReply;
  /** The plan that is asked for. */
  planning: PlanQuery | null;
  /** The plan that is shown. */
  planned: Planned | null;
}

function Curve({ reply, planning, planned }: CurveProps) {
  const { change } = useStore();
  const [settings] = useSettings('compare');
  const [pointed, setPointed] = useState<number | null>(null);
  const { points } = reply;
  const drawing = useMemo(
    () => plotData(reply),
    [JSON.stringify([points, reply.before_peak_bytes])],
  );
  const marks = useCallback(
    (plot: uPlot, colour: Colour) => drawMarks(plot, reply, planned, colour),
    [drawing, planned],
  );
  const chosen = chosenOf(points, planning, planned);
  const point = pointed === null ? undefined : points[pointed];
  const at = points[chosen];
  const choose = (to: number) => {
    const next = points[to];
    const offload = settings.offload === '1';
    if (next)
      change({ settings: { compare: planSettings('max_recompute', next.max_recompute, offload) } });
  };
  return (
    <section class="curve" data-testid="curve">
      <h2>Peak vs. recompute</h2>
      <p class="hint">
        The recorded step peak is {bytes(reply.before_peak_bytes)}. Each dot is a plan: click it or
        use the arrow keys.{' '}
        {reply.pending && (
          <span role="status" data-testid="curve-pending">
            {`Computing: ${reply.known_count} of ${reply.asked_count} points known.`}
          </span>
        )}
      </p>
      {points.length > 0 && (
        <Plot
          data={drawing}
          chosen={chosen}
          onChoose={choose}
          onPoint={setPointed}
          marks={marks}
          label="Lowest step peak against recomputed FLOPs"
          valueText={at ? pointText(at, reply) : 'no plan selected'}
          testId="curve-plot"
        />
      )}
      <p class="curve-point" data-testid="curve-point">
        {point ? pointText(point, reply) : '\u00a0'}
      </p>
    </section>
  );
}

/** The point that is asked for, or is the plan that is shown; -1: a plan for a limit may be none. */
function chosenOf(
  points: readonly PointRow[],
  planning: PlanQuery | null,
  planned: Planned | null,
): number {
  // The plan is on its way while the keys go on.
  const asked = planning?.goal === 'max_recompute' ? planning.value : '';
  const at = points.findIndex(({ max_recompute }) => max_recompute === asked);
  if (at >= 0) return at;
  return points.findIndex(
    ({ cost_share, peak_bytes }) =>
      cost_share === planned?.cost_share && peak_bytes === planned.peak_bytes,
  );
}

function pointText({ cost_share, peak_bytes, gap, lines }: PointRow, reply: CurveReply): string {
  const peak = `${bytes(peak_bytes)}, ${share(peak_bytes, reply.before_peak_bytes)} of the recorded one`;
  const proof = gap === null ? ', not proven to be the lowest' : '';
  const what = lines.map((line) => line.trim()).join(' ') || 'nothing to checkpoint';
  const cost =
    cost_share === 0
      ? 'Without recomputing matmuls'
      : `Recomputing ${share(cost_share, 1)} of the forward FLOPs`;
  return `${cost}: step peak ${peak}${proof}; ${what}`;
}

/** What runs again in percent, and the peaks. */
function plotData({ points, before_peak_bytes }: CurveReply): PlotData {
  return {
    x: points.map(({ cost_share }) => 100 * cost_share),
    lines: [
      {
        label: 'lowest peak',
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
  ctx.fillText(`recorded ${bytes(before_peak_bytes)}`, right - 8 * ratio, now - 2 * ratio);
  const last = points.at(-1);
  if (last) {
    const least = plot.valToPos(last.peak_bytes, 'y', true);
    ctx.strokeStyle = ctx.fillStyle = colour('cached');
    ctx.lineWidth = 1.5 * ratio;
    line(ctx, plot.valToPos(100 * last.cost_share, 'x', true), least, right, least);
    ctx.fillText(`lowest ${bytes(last.peak_bytes)}`, right - 8 * ratio, least + 18 * ratio);
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
