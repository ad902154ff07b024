// Lines over whole numbers with bytes upwards, one point of which is chosen by mouse or keyboard.

import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';

import { useStore } from '../../state/context';
import { count, tickBytes } from '../../format/units';
import { type Colour, line } from './marks';

export interface PlotLine {
  readonly label: string;
  /** The name of a colour of the theme. */
  readonly colour: string;
  /** The colour below the line, down to the next one. */
  readonly fill?: string;
  /** A second sign beside the colour. */
  readonly dash?: number[];
  readonly width?: number;
  readonly values: readonly (number | null)[];
}

export interface PlotData {
  readonly x: readonly number[];
  /** The highest first, where they are filled. */
  readonly lines: readonly PlotLine[];
  /** Each value holds until the next one; else there is a dot at each and a line between them. */
  readonly isStepped: boolean;
  /** A dot at each value of steps, too, which begin at 0. */
  readonly hasDots?: boolean;
  /** What the bytes upwards reach at least. */
  readonly top?: number;
  /** What the axis below reaches at least. */
  readonly right?: number;
  readonly xTitle: string;
  readonly yTitle?: string;
  /** Names of phases stand above. */
  readonly hasPhases?: boolean;
  /** How a number below is written. */
  readonly xText?: (n: number) => string;
}

/** The lowest and the highest number that the axis below shows. */
export type Range = readonly [number, number];

/** A point: its position in `x`, and how far from the top it was clicked, in pixels. */
export type Choose = (point: number, plot: uPlot, top: number) => void;

interface PlotProps {
  /** What is drawn; another object is drawn anew. */
  data: PlotData;
  /** -1 is none. */
  chosen: number;
  onChoose: (point: number) => void;
  /** Of a click, if that is more than to choose. */
  onClick?: Choose;
  /** Of any other key; true: it meant something. */
  onKey?: (key: string) => boolean;
  /** The point under the mouse and its height; null when it leaves. */
  onPoint: (point: number | null, nbytes: number) => void;
  /** The axis below shows another range: a drag zoomed in, or a double click out. */
  onRange?: (range: Range) => void;
  /** What is drawn over the lines. */
  marks?: (plot: uPlot, colour: Colour) => void;
  /** Plots with one name share the line under the mouse. */
  syncKey?: string;
  label: string;
  valueText: string;
  testId: string;
}

export function Plot(props: PlotProps) {
  const { data, chosen } = props;
  const store = useStore();
  const host = useRef<HTMLDivElement>(null);
  const plotted = useRef<uPlot | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const isDark = store.isDark.value;
  /** What was shown of which axis: other lines over it keep the zoom. */
  const shown = useRef<{ x: readonly number[]; range: Range } | null>(null);

  useEffect(() => {
    if (!host.current) return;
    const element = host.current;
    const before = shown.current;
    const columns = [data.x, ...data.lines.map(({ values }) => values)];
    const onRange = (range: Range) => {
      shown.current = { x: data.x, range };
      latest.current.onRange?.(range);
    };
    const plot = new uPlot(
      options(element, latest, onRange),
      columns as uPlot.AlignedData,
      element,
    );
    plotted.current = plot;
    if (before?.x === data.x) plot.setScale('x', { min: before.range[0], max: before.range[1] });
    // The point under the mouse was one of the drawing before.
    latest.current.onPoint(null, 0);
    listenToClicks(plot, (...clicked) => {
      const { onClick, onChoose } = latest.current;
      (onClick ?? onChoose)(...clicked);
    });
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
  }, [data, isDark]);

  useEffect(() => plotted.current?.redraw(false), [chosen, props.marks]);

  const last = data.x.length - 1;
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
    if (to !== undefined) {
      // Show the chosen point, not the one under a resting mouse.
      plotted.current?.setCursor({ left: -10, top: -10 });
      props.onChoose(Math.max(0, Math.min(last, to)));
    } else if (!props.onKey?.(event.key)) return;
    event.preventDefault();
  };
  return (
    <div
      class="plot"
      ref={host}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={Math.max(0, chosen)}
      aria-valuetext={props.valueText}
      onKeyDown={onKeyDown}
      data-testid={props.testId}
    />
  );
}

/** A click chooses the point under it; the end of a drag, which zooms, does not. */
function listenToClicks(plot: uPlot, onClick: Choose): void {
  let pressed = 0;
  plot.over.addEventListener('mousedown', (event) => (pressed = event.clientX));
  plot.over.addEventListener('click', (event) => {
    if (Math.abs(event.clientX - pressed) < 4)
      onClick(plot.posToIdx(event.offsetX), plot, event.offsetY);
  });
}

function options(
  host: HTMLElement,
  latest: { readonly current: PlotProps },
  onRange: (range: Range) => void,
): uPlot.Options {
  const colour = (name: string) => getComputedStyle(host).getPropertyValue(`--${name}`).trim();
  const { data, syncKey: together } = latest.current;
  const { xText = count, xTitle, yTitle, hasPhases = false } = data;
  const title = (label: string | undefined) =>
    label ? { label, labelSize: 18, labelGap: 2, labelFont: AXIS_FONT } : {};
  const axis: uPlot.Axis = {
    stroke: colour('muted'),
    grid: { stroke: colour('grid'), width: 1 },
    ticks: { stroke: colour('grid'), width: 1 },
    font: AXIS_FONT,
  };
  const isFilled = data.lines.some(({ fill }) => fill);
  return {
    width: host.clientWidth || 600,
    height: host.clientHeight || 300,
    legend: { show: false },
    padding: [hasPhases ? 20 : null, null, null, null],
    cursor: {
      y: false,
      points: { show: false },
      ...(together ? { sync: { key: together } } : {}),
    },
    scales: {
      x: {
        time: false,
        ...(isTight(data) ? {} : { range: (_, min, max) => around(data, min, max) }),
      },
      y: { range: (_, __, max) => [0, Math.max(max || 1, data.top ?? 0) * HEADROOM] },
    },
    axes: [
      {
        ...axis,
        ...title(xTitle),
        size: 32,
        // The longest number is the last one. Digits are 7 pixels wide.
        space: (_, __, ___, max) => Math.max(50, 7 * xText(Math.round(max)).length + 16),
        values: (_, ticks) => ticks.map((n) => (Number.isInteger(n) ? xText(n) : '')),
      },
      {
        ...axis,
        ...title(yTitle),
        size: 76,
        incrs: BINARY_STEPS,
        values: (_, ticks) => ticks.map(tickBytes),
      },
    ],
    series: [{}, ...data.lines.map((line) => series(line, data, colour))],
    bands: isFilled
      ? data.lines.slice(1).map((_, i) => ({ series: [i + 1, i + 2] as [number, number] }))
      : [],
    hooks: {
      setCursor: [
        (plot) =>
          latest.current.onPoint(plot.cursor.idx ?? null, plot.posToVal(plot.cursor.top ?? 0, 'y')),
      ],
      setScale: [
        ({ scales }, key) => {
          const { min, max } = scales[key] ?? {};
          if (key === 'x' && min !== undefined && max !== undefined) onRange([min, max]);
        },
      ],
      draw: [(plot) => draw(plot, latest.current, colour)],
    },
  };
}

/** Room for the dots at both ends; one that is alone stands in the middle. */
function around({ x, hasDots, right = 1 }: PlotData, min: number, max: number): [number, number] {
  const [alone = 0] = x;
  if (hasDots) return [-Math.max(right, max) / 50, Math.max(right, max) * 1.05];
  if (x.length < 2) return [alone - 0.5, alone + 0.5];
  const room = (max - min) / 25;
  return [min - room, max + room];
}

/** No dot would be cut at the ends. */
function isTight({ isStepped, hasDots = false }: PlotData): boolean {
  return isStepped && !hasDots;
}

function series(line: PlotLine, data: PlotData, colour: Colour): uPlot.Series {
  const { isStepped } = data;
  const { label, fill, dash, width = 1 } = line;
  const stroke = colour(line.colour);
  const dots = { show: true, size: 5, fill: stroke };
  return {
    label,
    stroke,
    width,
    ...(fill ? { fill: colour(fill) } : {}),
    ...(dash ? { dash } : {}),
    ...(isStepped
      ? {
          paths: uPlot.paths.stepped?.({ align: 1 }) ?? (() => null),
          points: isTight(data) ? { show: false } : dots,
        }
      : { spanGaps: true, points: dots }),
  };
}

const AXIS_FONT = '12px system-ui, sans-serif';

/** For the words at the peak. */
const HEADROOM = 1.12;

/** Axis ticks at powers of two, so that they are whole numbers of KiB and MiB. */
const BINARY_STEPS = Array.from({ length: 50 }, (_, power) => 2 ** power);

/** Where the reader is, and over it the marks. */
function draw(plot: uPlot, { data, chosen, marks }: PlotProps, colour: Colour): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, 0, bbox.width, bbox.top + bbox.height);
  ctx.clip();
  ctx.font = `${12 * devicePixelRatio}px system-ui, sans-serif`;
  ctx.lineWidth = devicePixelRatio;
  ctx.strokeStyle = colour('accent');
  const place = data.x[chosen];
  if (place !== undefined) {
    const at = plot.valToPos(place, 'x', true);
    line(ctx, at, bbox.top, at, bbox.top + bbox.height);
  }
  marks?.(plot, colour);
  ctx.restore();
}
