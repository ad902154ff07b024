// Live bytes while the forward ran, by what became of them, and where the peak was.

import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type uPlot from 'uplot';

import { useSettings, useStore } from '../../state/context';
import type { AliveReply, LiveStack, TimelineReply } from '../../api/messages';
import type { PanelProps, View } from '../../state/views';
import { type Band, bandNames, bandWords, stackedBands } from './bands';
import { FigureButton } from '../../components/figure/FigureButton';
import { stateClass } from '../../recording/states';
import { bytes, count } from '../../format/units';
import { AliveList } from './AliveList';
import { allocationAt, type Place } from './hovered';
import { type PlotData, Plot, type Range } from '../../components/plot/Plot';
import {
  type Colour,
  type Gpu,
  gpuMark,
  peakMark,
  phaseMarks,
  topWith,
} from '../../components/plot/marks';
import { Bytes } from '../../components/Bytes';
import style from './timeline.css';

export const timelineView: View<'timeline.json'> = {
  key: 'timeline',
  title: 'Timeline',
  style,

  waiting: 'Reading the timeline…',
  isFor: (meta) => meta?.has_ops ?? true,
  route: 'timeline.json',
  Panel: TimelinePanel,
};

function TimelinePanel({ reply: timeline, isLoading }: PanelProps<TimelineReply>) {
  const [settings, set] = useSettings('timeline');
  const [range, setRange] = useState<Range | null>(null);
  if (timeline.op.length === 0) {
    return <p class="hint pad">The forward pass allocated nothing, so there is nothing to draw.</p>;
  }
  const { with_model } = timeline;
  const stack: LiveStack = (settings.model !== 'off' && with_model) || timeline;
  const ops = timeline.phases.at(-1)?.end_op ?? 0;
  const asked = Number(settings.at ?? stack.peak?.op ?? timeline.op[0]);
  const chosen = pointAtOp(timeline, Number.isFinite(asked) ? asked : 0);
  return (
    <div class="timeline" aria-busy={isLoading}>
      {stack.peak && (
        <p class="summary" data-testid="timeline-peak">
          {peakName(timeline, stack)} <Bytes n={stack.peak.nbytes} />
          {timeline.device && ` on ${timeline.device}`} after op {count(stack.peak.op)}.{' '}
          <span class="hint">
            Click or use the arrow keys to list what is alive after an op. Drag to zoom in,
            double-click to zoom out.
          </span>
        </p>
      )}
      {with_model ? (
        <p class="timeline-options">
          <label class="check">
            <input
              type="checkbox"
              data-testid="timeline-model"
              checked={stack === with_model}
              onChange={(event) => set('model', event.currentTarget.checked ? '' : 'off')}
            />
            Include model, optimizer and inputs
          </label>{' '}
          <span class="hint" data-testid="timeline-unknown">
            {stack === with_model && with_model.unknown}
          </span>{' '}
          <FigureButton drawing="timeline" params={{}} />
        </p>
      ) : (
        <p class="hint" data-testid="timeline-unknown">
          The model is not included: pass it to <code>record(model)</code>.{' '}
          <FigureButton drawing="timeline" params={{}} />
        </p>
      )}
      <LivePlot
        timeline={timeline}
        stack={stack}
        chosen={chosen}
        onChoose={(point) => set('at', String(timeline.op[point] ?? 0))}
        onRange={setRange}
      />
      <AliveList
        op={timeline.op[chosen] ?? 0}
        scale={{ range: range ?? [0, Math.max(1, ops)], ops }}
        hasModel={stack === with_model}
      />
    </div>
  );
}

/** Which of the peaks it is. */
function peakName({ with_model, phases }: TimelineReply, stack: LiveStack): string {
  if (stack === with_model) return 'Total peak';
  return phases.length > 1 ? 'Step peak' : 'Forward peak';
}

/** The last point at or before an op. */
function pointAtOp(timeline: TimelineReply, op: number): number {
  const next = timeline.op.findIndex((each) => each > op);
  return Math.max(0, (next < 0 ? timeline.op.length : next) - 1);
}

interface LivePlotProps {
  timeline: TimelineReply;
  /** What of it is drawn. */
  stack: LiveStack;
  /** The point whose storages are listed. */
  chosen: number;
  onChoose: (point: number) => void;
  onRange: (range: Range) => void;
}

function LivePlot({ timeline, stack, chosen, onChoose, onRange }: LivePlotProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const names = useMemo(() => bandNames(stack), [stack]);
  const bands = useMemo(() => stackedBands(stack, hidden), [stack, hidden]);
  const gpu = useGpu(stack === timeline.with_model);
  const drawing = useMemo(
    () => ({ ...plotData(timeline, bands), top: topWith(stack.peak?.nbytes ?? 0, gpu) }),
    [timeline, bands, gpu],
  );
  const marks = useCallback(
    (plot: uPlot, colour: Colour) => {
      if (gpu) gpuMark(plot, gpu, colour);
      drawMarks(plot, timeline, peakOf(timeline, stack, bands), colour);
    },
    [timeline, stack, bands, gpu],
  );
  const at = place?.point ?? chosen;
  const name = useAllocation(timeline, stack, bands, place);
  return (
    <>
      <dl class="plot-legend" data-testid="timeline-legend">
        <div>
          <dt>after op {count(timeline.op[at] ?? 0)}</dt>
          <dd>
            <Bytes n={stack.live_bytes[at]} />
          </dd>
        </div>
        {names.map((name) => (
          <div key={name}>
            <dt>
              <BandButton
                name={name}
                isShown={!hidden.includes(name)}
                onToggle={() => setHidden(toggled(hidden, name))}
              />
            </dt>
            <dd>
              <Bytes n={stack.categories[name]?.[at]} />
            </dd>
          </div>
        ))}
      </dl>
      <Plot
        data={drawing}
        chosen={chosen}
        onChoose={onChoose}
        onPoint={(point, nbytes) => setPlace(point === null ? null : { point, nbytes })}
        onRange={onRange}
        marks={marks}
        label="Live memory after each op, by state after the forward pass"
        valueText={`${bytes(stack.live_bytes[chosen] ?? 0)} after op ${timeline.op[chosen]}`}
        testId="timeline-plot"
      />
      <p class="hovered" data-testid="timeline-hovered" title={name}>
        {name || '\u00a0'}
      </p>
    </>
  );
}

/** The chosen GPU, with whose memory only a peak of the whole program is compared. */
function useGpu(hasModel: boolean): Gpu | null {
  const value = useStore().fits.current.value;
  return useMemo(
    () => (hasModel && value ? { name: value.gpu, nbytes: value.gpu_bytes } : null),
    [hasModel, value?.gpu, value?.gpu_bytes],
  );
}

interface BandButtonProps {
  name: string;
  isShown: boolean;
  onToggle: () => void;
}

/** A band in the legend, which draws it or leaves it out. */
function BandButton({ name, isShown, onToggle }: BandButtonProps) {
  return (
    <button
      type="button"
      class="quiet band-button"
      aria-pressed={isShown}
      title={isShown ? `Hide ${bandWords(name)}` : `Show ${bandWords(name)}`}
      data-testid={`timeline-band-${stateClass(name)}`}
      onClick={onToggle}
    >
      <span class={`patch ${stateClass(name)}`} />
      {bandWords(name)}
    </button>
  );
}

function toggled(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
}

/** Replies about ops under the pointer are asked for when it rests so long, in milliseconds. */
const REST = 60;

/** What the allocation under the pointer is; "" while it is not known. */
function useAllocation(
  timeline: TimelineReply,
  stack: LiveStack,
  bands: readonly Band[],
  place: Place | null,
): string {
  const { replies } = useStore();
  const known = useMemo(() => new Map<number, AliveReply>(), [timeline]);
  const [, setCount] = useState(0);
  const op = place && timeline.op[place.point];
  useEffect(() => {
    if (op === null || op === undefined || known.has(op)) return;
    const timer = window.setTimeout(() => {
      replies.once('alive.json', { op }).then(
        (reply) => {
          known.set(op, reply);
          setCount(known.size);
        },
        () => undefined, // the list below shows the error
      );
    }, REST);
    return () => window.clearTimeout(timer);
  }, [op, known]);
  const alive = op === null || op === undefined ? undefined : known.get(op);
  return (place && alive && allocationAt(stack, bands, place, alive)) ?? '';
}

/** The highest band first: where it is empty, the edge of the one under it is drawn over its own. */
function plotData(timeline: TimelineReply, bands: readonly Band[]): PlotData {
  const lines = bands.toReversed().map(({ name, top }) => ({
    label: name,
    colour: stateClass(name),
    fill: `${stateClass(name)}-fill`,
    values: top,
  }));
  const titles = { xTitle: 'op', yTitle: 'Live memory', hasPhases: true };
  return { x: timeline.op, lines, isStepped: true, ...titles };
}

interface PeakText {
  readonly op: number;
  readonly nbytes: number;
  readonly text: string;
}

/** The peak and its words; where bands are hidden, the height of the shown ones at the same op. */
function peakOf({ op }: TimelineReply, stack: LiveStack, bands: readonly Band[]): PeakText | null {
  const { peak } = stack;
  if (!peak) return null;
  if (bands.length === bandNames(stack).length)
    return { ...peak, text: `peak ${bytes(peak.nbytes)}` };
  const nbytes = bands.at(-1)?.top[op.indexOf(peak.op)] ?? 0;
  return { op: peak.op, nbytes, text: `shown ${bytes(nbytes)} of the peak ${bytes(peak.nbytes)}` };
}

/** The peak, and where a forward ends and a backward begins. */
function drawMarks(
  plot: uPlot,
  { phases }: TimelineReply,
  peak: PeakText | null,
  colour: Colour,
): void {
  phaseMarks(plot, phases, colour);
  plot.ctx.fillStyle = plot.ctx.strokeStyle = colour('fg');
  const foot = plot.bbox.top + plot.bbox.height;
  if (peak) peakMark(plot, peak, peak.text, { foot });
}
