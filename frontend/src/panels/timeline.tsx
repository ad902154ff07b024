// Live bytes while the forward ran, by what became of them, and where the peak was.

import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';

import { useSettings, useStore } from '../context';
import type { TimelineReply } from '../messages';
import type { PanelProps, View } from '../store/views';
import { type Band, stackedBands } from '../bands';
import { stateClass } from '../states';
import { bytes, count } from '../units';
import { AliveList } from './alive';
import { Bytes } from './quantity';

export const timelineView: View<TimelineReply> = {
  key: 'timeline',
  title: 'Timeline',
  waiting: 'Reading the timeline…',
  isFor: (meta) => meta?.has_ops ?? true,
  fetch: (api, key, abort) => api.timeline(key, abort),
  Panel: TimelinePanel,
};

function TimelinePanel({ reply: timeline, isLoading }: PanelProps<TimelineReply>) {
  const [settings, set] = useSettings('timeline');
  if (timeline.op.length === 0) {
    return <p class="hint pad">The forward made no storage, so there is nothing to draw.</p>;
  }
  const ops = timeline.phases.at(-1)?.end_op ?? 0;
  const asked = Number(settings.at ?? timeline.peak?.op ?? timeline.op[0]);
  const chosen = pointAt(timeline, Number.isFinite(asked) ? asked : 0);
  return (
    <div class="timeline" aria-busy={isLoading}>
      {timeline.peak && (
        <p class="summary" data-testid="timeline-peak">
          Peak <Bytes n={timeline.peak.nbytes} />
          {timeline.device && ` on ${timeline.device}`} after op {count(timeline.peak.op)}.{' '}
          <span class="hint">
            Click, or use the arrow keys, to see what is alive after an op; drag to zoom in,
            double-click to zoom out.
          </span>
        </p>
      )}
      <Plot
        timeline={timeline}
        chosen={chosen}
        onChoose={(point) => set('at', String(timeline.op[point] ?? 0))}
      />
      <AliveList op={timeline.op[chosen] ?? 0} ops={ops} />
    </div>
  );
}

/** The last point at or before an op. */
function pointAt(timeline: TimelineReply, op: number): number {
  const next = timeline.op.findIndex((each) => each > op);
  return Math.max(0, (next < 0 ? timeline.op.length : next) - 1);
}

interface PlotProps {
  timeline: TimelineReply;
  /** The point whose storages are listed. */
  chosen: number;
  onChoose: (point: number) => void;
}

function Plot({ timeline, chosen, onChoose }: PlotProps) {
  const store = useStore();
  const plotted = useRef<uPlot | null>(null);
  const shown = useRef(chosen);
  const host = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<number | null>(null);
  const bands = stackedBands(timeline);
  const isDark = store.isDark.value;

  useEffect(() => {
    if (!host.current) return;
    const element = host.current;
    const options = plotOptions(timeline, element, setPoint, () => shown.current);
    const plot = new uPlot(options, plotData(timeline), element);
    plotted.current = plot;
    listenToClicks(plot, onChoose);
    const resizing = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) plot.setSize({ width, height });
    });
    resizing.observe(element);
    return () => {
      resizing.disconnect();
      plot.destroy();
      plotted.current = null;
    };
  }, [timeline, isDark]);

  useEffect(() => {
    shown.current = chosen;
    plotted.current?.redraw(false);
  }, [chosen]);

  const last = timeline.op.length - 1;
  const at = point ?? chosen;
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: chosen - 1,
      ArrowRight: chosen + 1,
      PageUp: chosen - 20,
      PageDown: chosen + 20,
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onChoose(Math.max(0, Math.min(last, to)));
  };
  return (
    <>
      <dl class="plot-legend" data-testid="timeline-legend">
        <div>
          <dt>after op {count(timeline.op[at] ?? 0)}</dt>
          <dd>
            <Bytes n={timeline.live_bytes[at]} />
          </dd>
        </div>
        {bands.map(({ name }) => (
          <div key={name}>
            <dt>
              <span class={`patch ${stateClass(name)}`} />
              {name}
            </dt>
            <dd>
              <Bytes n={timeline.categories[name]?.[at]} />
            </dd>
          </div>
        ))}
      </dl>
      <div
        class="plot"
        ref={host}
        role="slider"
        tabIndex={0}
        aria-label="Live bytes after each op, split by what had become of them when the forward ended"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen}
        aria-valuetext={`${bytes(timeline.live_bytes[chosen] ?? 0)} after op ${timeline.op[chosen]}`}
        onKeyDown={onKeyDown}
        data-testid="timeline-plot"
      />
    </>
  );
}

/** A click chooses the point under it; the end of a drag, which zooms, does not. */
function listenToClicks(plot: uPlot, onChoose: (point: number) => void): void {
  let pressed = 0;
  plot.over.addEventListener('mousedown', (event) => (pressed = event.clientX));
  plot.over.addEventListener('click', (event) => {
    if (Math.abs(event.clientX - pressed) < 4) onChoose(plot.posToIdx(event.offsetX));
  });
}

function plotData(timeline: TimelineReply): uPlot.AlignedData {
  return [timeline.op, ...downward(timeline).map((band) => band.top)];
}

/** The highest band first: where it is empty, the edge of the one under it is drawn over its own. */
function downward(timeline: TimelineReply): Band[] {
  return stackedBands(timeline).reverse();
}

function plotOptions(
  timeline: TimelineReply,
  host: HTMLElement,
  onPoint: (point: number | null) => void,
  chosen: () => number,
): uPlot.Options {
  const colour = (name: string) => getComputedStyle(host).getPropertyValue(`--${name}`).trim();
  const bands = downward(timeline);
  const axis: uPlot.Axis = {
    stroke: colour('muted'),
    grid: { stroke: colour('grid'), width: 1 },
    ticks: { stroke: colour('grid'), width: 1 },
    font: '12px system-ui, sans-serif',
  };
  return {
    width: host.clientWidth || 600,
    height: host.clientHeight || 300,
    legend: { show: false },
    cursor: { y: false, points: { show: false } },
    scales: { x: { time: false }, y: { range: (_, __, max) => [0, (max || 1) * HEADROOM] } },
    axes: [
      { ...axis, values: (_, ticks) => ticks.map((op) => (Number.isInteger(op) ? count(op) : '')) },
      { ...axis, size: 76, incrs: BINARY_STEPS, values: (_, ticks) => ticks.map(bytes) },
    ],
    series: [
      {},
      ...bands.map(({ name }) => ({
        label: name,
        stroke: colour(stateClass(name)),
        fill: colour(`${stateClass(name)}-fill`),
        width: 1,
        paths: uPlot.paths.stepped?.({ align: 1 }) ?? (() => null),
        points: { show: false },
      })),
    ],
    bands: bands.slice(1).map((_, i) => ({ series: [i + 1, i + 2] as [number, number] })),
    hooks: {
      setCursor: [(plot) => onPoint(plot.cursor.idx ?? null)],
      draw: [(plot) => drawMarks(plot, timeline, chosen(), colour)],
    },
  };
}

/** For the words at the peak. */
const HEADROOM = 1.12;

/** Axis ticks at powers of two, so that they are whole numbers of KiB and MiB. */
const BINARY_STEPS = Array.from({ length: 50 }, (_, power) => 2 ** power);

/** The peak, and where a forward ends and a backward begins. */
function drawMarks(
  plot: uPlot,
  { op, peak, phases }: TimelineReply,
  chosen: number,
  colour: (name: string) => string,
): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.font = `${12 * ratio}px system-ui, sans-serif`;
  ctx.fillStyle = ctx.strokeStyle = colour('muted');
  ctx.lineWidth = ratio;
  ctx.textAlign = 'left';
  ctx.setLineDash([2 * ratio, 3 * ratio]);
  for (const phase of phases.slice(1)) {
    const x = plot.valToPos(phase.first_op, 'x', true);
    line(ctx, x, bbox.top, x, bbox.top + bbox.height);
    // At the foot, because the peak is at the head and may be where a phase begins.
    ctx.fillText(phase.kind, x + 4 * ratio, bbox.top + bbox.height - 6 * ratio);
  }
  ctx.setLineDash([]);
  const at = plot.valToPos(op[chosen] ?? 0, 'x', true);
  ctx.strokeStyle = colour('accent');
  line(ctx, at, bbox.top, at, bbox.top + bbox.height);
  if (peak) {
    const [x, y] = [plot.valToPos(peak.op, 'x', true), plot.valToPos(peak.nbytes, 'y', true)];
    ctx.fillStyle = ctx.strokeStyle = colour('fg');
    line(ctx, x, y, x, bbox.top + bbox.height);
    ctx.beginPath();
    ctx.arc(x, y, 3.5 * ratio, 0, 2 * Math.PI);
    ctx.fill();
    const isRight = x > bbox.left + bbox.width / 2;
    ctx.textAlign = isRight ? 'right' : 'left';
    ctx.fillText(`peak ${bytes(peak.nbytes)}`, x + (isRight ? -8 : 8) * ratio, y - 4 * ratio);
  }
  ctx.restore();
}

function line(ctx: CanvasRenderingContext2D, x0: number, y0: number, x1: number, y1: number): void {
  ctx.beginPath();
  ctx.moveTo(x0, y0);
  ctx.lineTo(x1, y1);
  ctx.stroke();
}
