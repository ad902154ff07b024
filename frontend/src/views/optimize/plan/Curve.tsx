// The lowest peak for each amount of recomputation; the reader chooses a point, or a goal.

import { useCallback, useMemo, useState } from 'preact/hooks';
import type uPlot from 'uplot';

import type { CurveReply, PointRow } from '../../../api/messages';
import { Failure, Loading, Prose } from '../../../components/Notices';
import { FigureButton } from '../../../components/figure/FigureButton';
import { type PlotData, Plot } from '../../../components/plot/Plot';
import {
  type Colour,
  type Gpu,
  gpuMark,
  levelMark,
  line,
  topWith,
} from '../../../components/plot/marks';
import { bytes, share } from '../../../format/units';
import type { PlanQuery } from '../../../recording/key';
import type { Replied } from '../../../state/replies';
import { CURVE_ID } from '../choice';
import { PlanForm } from './PlanForm';
import { progressText } from './Planned';

interface CurveProps {
  /** The plan that is asked for. */
  plan: PlanQuery | null;
  /** The predicted step that is shown. */
  marked: Mark | null;
  gpu: Gpu;
  choose: (next: PlanQuery) => void;
  offload: boolean;
  allowOffload: (isAllowed: boolean) => void;
}

interface Mark {
  readonly cost_share: number | null;
  readonly peak_bytes: number;
}

export function CurvePanel({ curve, ...props }: CurveProps & { curve: Replied<CurveReply> }) {
  const { value, error } = curve;
  const isKnown = value !== undefined && value.problem === null && !error;
  return (
    <section class="curve" id={CURVE_ID} tabIndex={-1} data-testid="curve">
      <div class="titled">
        <h2>Peak against recomputation</h2>
        {isKnown && <FigureButton drawing="curve" params={props.offload ? { offload: '1' } : {}} />}
      </div>
      {value?.problem && (
        <p class="hint" role="status" data-testid="curve-refused">
          <Prose text={value.problem} />
        </p>
      )}
      {error && <Failure error={error} retry={curve.reload} />}
      {!value && !error && <Loading what="Looking for modules to recompute…" />}
      {isKnown && <Curve reply={value} {...props} />}
    </section>
  );
}

function Curve({
  reply,
  plan,
  marked,
  gpu,
  choose,
  offload,
  allowOffload,
}: CurveProps & { reply: CurveReply }) {
  const [pointed, setPointed] = useState<number | null>(null);
  const { points, pending } = reply;
  const text = JSON.stringify([points, beforeOf(reply)]);
  const drawing = useMemo(() => plotData(reply, gpu), [text, gpu.nbytes]);
  const marks = useCallback(
    (plot: uPlot, colour: Colour) => drawMarks(plot, reply, marked, gpu, colour),
    [text, JSON.stringify([marked?.cost_share, marked?.peak_bytes, gpu])],
  );
  const chosen = chosenOf(reply, plan, marked);
  const point = points[pointed ?? -1];
  const at = points[chosen];
  const pick = (to: number) => {
    const next = points[to];
    if (next) choose({ goal: 'max_recompute', value: next.max_recompute, mayOffload: offload });
  };
  return (
    <>
      <PlanForm
        peakName={peakName(reply)}
        plan={plan}
        offload={offload}
        canOffload={!reply.is_on_host}
        choose={choose}
        allowOffload={allowOffload}
      />
      <Plot
        data={drawing}
        chosen={chosen}
        onChoose={pick}
        onPoint={setPointed}
        marks={marks}
        label={`Lowest ${peakName(reply)} against recomputed matmul FLOPs`}
        valueText={at ? pointText(at, reply) : 'no plan selected'}
        testId="curve-plot"
      />
      <p class="curve-point hint" data-testid="curve-point">
        {point ? pointText(point, reply) : guideText(reply)}
      </p>
      {pending && (
        <p class="hint" role="status" data-testid="curve-pending">
          {`${reply.known_count} of ${reply.asked_count} points known. ${progressText(pending)}.`}
        </p>
      )}
    </>
  );
}

function guideText({ points, pending }: CurveReply): string {
  if (points.length !== 1 || pending) return 'Each dot is a plan: click it or use the arrow keys.';
  return 'One plan: recomputing more does not lower this peak.';
}

/** The total peak where the model is known. */
function peakOf(reply: CurveReply, { peak_bytes, total_peak_bytes }: PointRow): number {
  return (reply.before_total_peak_bytes !== null && total_peak_bytes) || peak_bytes;
}

function beforeOf({ before_peak_bytes, before_total_peak_bytes }: CurveReply): number {
  return before_total_peak_bytes ?? before_peak_bytes;
}

function peakName({ before_total_peak_bytes }: CurveReply): string {
  return before_total_peak_bytes === null ? 'step peak' : 'total peak';
}

/** The point that is asked for, or is the plan that is shown; -1: a plan for a limit may be none. */
function chosenOf(reply: CurveReply, plan: PlanQuery | null, marked: Mark | null): number {
  if (!plan) return -1;
  const { points } = reply;
  // The plan is on its way while the keys go on.
  const asked = plan.goal === 'max_recompute' ? plan.value : '';
  const at = points.findIndex(({ max_recompute }) => max_recompute === asked);
  if (at >= 0) return at;
  return points.findIndex(
    (point) =>
      point.cost_share === marked?.cost_share && peakOf(reply, point) === marked.peak_bytes,
  );
}

function pointText(point: PointRow, reply: CurveReply): string {
  const { cost_share, gap, lines } = point;
  const nbytes = peakOf(reply, point);
  const peak = `${bytes(nbytes)}, ${share(nbytes, beforeOf(reply))} of the recorded one`;
  const proof = gap === null ? ', not proven to be the lowest' : '';
  const what = lines.map((line) => line.trim()).join(' ') || 'nothing to checkpoint';
  const cost =
    cost_share === 0
      ? 'Without recomputing matmuls'
      : `Recomputing ${share(cost_share, 1)} of the forward's matmul FLOPs`;
  return `${cost}: ${peakName(reply)} ${peak}${proof}; ${what}`;
}

/** What is recomputed in percent, and the peaks. */
function plotData(reply: CurveReply, gpu: Gpu): PlotData {
  const { points } = reply;
  // The recorded peak alone until a plan is known.
  const values = points.map((point) => peakOf(reply, point));
  return {
    x: points.length > 0 ? points.map(({ cost_share }) => 100 * cost_share) : [0],
    lines: [
      {
        label: 'lowest peak',
        colour: 'cached',
        width: 1.5,
        values: points.length > 0 ? values : [beforeOf(reply)],
      },
    ],
    isStepped: true,
    hasDots: true,
    top: topWith(beforeOf(reply), gpu),
    right: 100,
    xText: (n) => `${n}%`,
    xTitle: "Recomputed, share of the forward's matmul FLOPs",
    yTitle: peakName(reply).replace(/^./, (first) => first.toUpperCase()),
  };
}

/** The recorded peak, the lowest one, the GPU's memory, and a ring around what is chosen. */
function drawMarks(
  plot: uPlot,
  reply: CurveReply,
  marked: Mark | null,
  gpu: Gpu,
  colour: Colour,
): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const right = bbox.left + bbox.width;
  const before = beforeOf(reply);
  ctx.strokeStyle = ctx.fillStyle = colour('muted');
  levelMark(plot, before, `recorded ${bytes(before)}`, [6, 4]);
  gpuMark(plot, gpu, colour);
  const last = reply.points.at(-1);
  if (last) {
    const nbytes = peakOf(reply, last);
    const least = plot.valToPos(nbytes, 'y', true);
    ctx.strokeStyle = ctx.fillStyle = colour('cached');
    ctx.lineWidth = 1.5 * ratio;
    line(ctx, plot.valToPos(100 * last.cost_share, 'x', true), least, right, least);
    ctx.textBaseline = 'top';
    ctx.fillText(`lowest ${bytes(nbytes)}`, right - 8 * ratio, least + 4 * ratio);
  }
  if (!marked || marked.cost_share === null) return;
  const x = plot.valToPos(100 * marked.cost_share, 'x', true);
  const y = plot.valToPos(marked.peak_bytes, 'y', true);
  ctx.strokeStyle = ctx.fillStyle = colour('accent');
  ctx.lineWidth = 2 * ratio;
  ctx.beginPath();
  ctx.arc(x, y, 7 * ratio, 0, 2 * Math.PI);
  ctx.stroke();
  const isRight = x > bbox.left + bbox.width / 2;
  ctx.textAlign = isRight ? 'right' : 'left';
  // Below where the line of the recorded peak is just above.
  const isBelow = y - plot.valToPos(before, 'y', true) < 28 * ratio;
  ctx.textBaseline = isBelow ? 'top' : 'bottom';
  ctx.fillText(
    `selected ${bytes(marked.peak_bytes)}`,
    x + (isRight ? -10 : 10) * ratio,
    y + (isBelow ? 8 : -6) * ratio,
  );
}
