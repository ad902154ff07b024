// The live bytes of two recordings over one axis, on which the same phases begin together.

import { useCallback, useMemo, useState } from 'preact/hooks';
import type uPlot from 'uplot';

import { useSettings } from '../../state/context';
import {
  alignedTo,
  changesOn,
  liveBytesOn,
  nearestTo,
  type Places,
  union,
} from '../../components/plot/axis';
import type { LiveStack, TimelineReply } from '../../api/messages';
import { bytes, count } from '../../format/units';
import { type DrawingParams, FigureButton } from '../../components/figure/FigureButton';
import { type PlotData, Plot } from '../../components/plot/Plot';
import { type Colour, peakMark, phaseMarks } from '../../components/plot/marks';
import { Bytes } from '../../components/Bytes';

interface BothProps {
  before: TimelineReply;
  after: TimelineReply;
  names: [string, string];
  figure: DrawingParams;
}

const COLOURS = ['freed', 'cached'];
/** Of the first, so that the two are told without their colours. */
const DASH = [6, 4];

export function BothTimelines({ before, after, names, figure }: BothProps) {
  const [settings, set] = useSettings('compare');
  const [point, setPoint] = useState<number | null>(null);
  const drawing = useMemo(() => curvesOf(before, after), [before, after]);
  const marks = useCallback(
    (plot: uPlot, colour: Colour) => {
      phaseMarks(plot, before.phases, colour);
      drawPeaks(plot, drawing.curves, colour);
    },
    [before, drawing],
  );
  if (drawing.x.length === 0) return null;
  const first = drawing.curves[0]?.stack.peak?.op ?? 0;
  const asked = Number(settings.at ?? first);
  const chosen = nearestTo(drawing.x, Number.isFinite(asked) ? asked : 0);
  const at = point ?? chosen;
  const live = (line: number, at: number) => drawing.lines[line]?.values[at] ?? null;
  const what = drawing.hasModel ? 'Live memory, model included' : 'Live memory';
  return (
    <section class="both-timelines">
      <div class="titled">
        <h2>{what}</h2>
        <FigureButton drawing="comparison" params={figure} />
      </div>
      <dl class="plot-legend" data-testid="compare-legend">
        {names.map((name, line) => (
          <div key={line}>
            <dt>
              <span class={`stroke ${line === 0 ? 'dashed' : ''} ${COLOURS[line]}`} /> {name}, after
              op {count(drawing.curves[line]?.opAt[at] ?? 0)}
            </dt>
            <dd>{live(line, at) === null ? 'ended' : <Bytes n={live(line, at)} />}</dd>
          </div>
        ))}
      </dl>
      <Plot
        data={drawing}
        chosen={chosen}
        onChoose={(next) => set('at', String(drawing.x[next] ?? 0))}
        onPoint={setPoint}
        marks={marks}
        label={`${what} of both recordings, aligned by phase`}
        valueText={`op ${drawing.curves[0]?.opAt[chosen]}: ${names
          .map((name, line) => `${name} ${liveText(live(line, chosen))}`)
          .join(', ')}`}
        testId="compare-plot"
      />
    </section>
  );
}

function liveText(n: number | null): string {
  return n === null ? 'ended' : bytes(n);
}

/** One recording on the axis of both. */
interface AlignedCurve {
  readonly stack: LiveStack;
  /** The peak's place on the axis. */
  readonly peakAt: number | null;
  /** The recording's own op at each place on the axis. */
  readonly opAt: readonly number[];
}

interface BothCurves extends PlotData {
  readonly curves: readonly AlignedCurve[];
  readonly hasModel: boolean;
}

function curvesOf(before: TimelineReply, after: TimelineReply): BothCurves {
  const both = [before, after];
  const hasModel = both.every((timeline) => timeline.with_model);
  const stacks = both.map((timeline) => (hasModel && timeline.with_model) || timeline);
  const places = both.map((timeline) => alignedTo(before.phases, timeline));
  const ends = before.phases.map(({ end_op }) => end_op);
  const x = union([...places.map(({ op }) => op), ends, places.map(({ end }) => end)]);
  const curves = both.map(({ op }, at) => {
    const [stack, place] = [stacks[at] as LiveStack, places[at] as Places];
    const peak = stack.peak ? op.indexOf(stack.peak.op) : -1;
    return {
      stack,
      peakAt: place.op[peak] ?? null,
      opAt: changesOn(x, place.op).map((change) => op[change] ?? 0),
      line: {
        label: at === 0 ? 'before' : 'after',
        colour: COLOURS[at] ?? 'fg',
        width: 1.5,
        values: liveBytesOn(x, place, stack.live_bytes),
        ...(at === 0 ? { dash: DASH } : {}),
      },
    };
  });
  // The ops of the second stand elsewhere only where the phases are alike.
  const xTitle = places[1]?.op === after.op ? 'op of each' : 'op of the first';
  const titles = { xTitle, yTitle: 'Live memory', hasPhases: true };
  const lines = curves.map(({ line }) => line);
  return { x, lines, isStepped: true, ...titles, curves, hasModel };
}

function drawPeaks(plot: uPlot, both: readonly AlignedCurve[], colour: Colour): void {
  const drawn: { x: number; y: number }[] = [];
  both.forEach(({ stack: { peak }, peakAt }, at) => {
    if (!peak || peakAt === null) return;
    plot.ctx.fillStyle = colour(COLOURS[at] ?? 'fg');
    const [x, y] = [plot.valToPos(peakAt, 'x', true), plot.valToPos(peak.nbytes, 'y', true)];
    const ratio = devicePixelRatio;
    // Two texts on one side would cover each other.
    const isTurned = drawn.some(
      (other) => Math.abs(other.x - x) < 70 * ratio && Math.abs(other.y - y) < 16 * ratio,
    );
    drawn.push({ x, y });
    peakMark(plot, { op: peakAt, nbytes: peak.nbytes }, bytes(peak.nbytes), { isTurned });
  });
}
