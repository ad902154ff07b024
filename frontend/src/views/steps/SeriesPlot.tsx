// One total over the steps, with a line for each run.

import { useCallback, useMemo } from 'preact/hooks';
import type uPlot from 'uplot';

import { brokenSteps, type RunSeries, seriesValues, strokeOf } from './runSeries';
import type { StepTotal } from '../../api/messages';
import { bytes, plural } from '../../format/units';
import { type PlotData, Plot } from '../../components/plot/Plot';
import { type Colour, line } from '../../components/plot/marks';

interface SeriesPlotProps {
  allSeries: readonly RunSeries[];
  /** All their steps. */
  axis: readonly number[];
  total: StepTotal;
  /** The position of the total. */
  at: number;
  /** Positions of the step and of the run where the keyboard is. */
  chosen: number;
  active: number;
  onChoose: (point: number) => void;
  onPoint: (point: number | null) => void;
  onKey: (key: string) => boolean;
  /** The values of all runs at the point, and the one that was clicked. */
  onClick: (point: number, values: readonly (number | null)[], wanted: number) => void;
}

export function SeriesPlot(props: SeriesPlotProps) {
  const { allSeries, axis, total, at, chosen, active } = props;
  const drawing = useMemo(() => plotData(allSeries, axis, at), [allSeries, at]);
  const marks = useCallback(
    (plot: uPlot, colour: Colour) =>
      drawMarks(plot, allSeries, drawing, { chosen, active }, colour),
    [allSeries, drawing, chosen, active],
  );
  const value = drawing.lines[active]?.values[chosen] ?? null;
  const run = allSeries[active]?.run ?? '';
  const isUnknown = drawing.lines.every(({ values }) => values.every((n) => n === null));
  return (
    <figure>
      <figcaption title={total.help}>{total.label}</figcaption>
      {isUnknown ? (
        <p class="hint">Not known in any of these recordings.</p>
      ) : (
        <Plot
          data={drawing}
          chosen={chosen}
          onChoose={props.onChoose}
          onPoint={props.onPoint}
          onKey={props.onKey}
          onClick={(point, plot, top) => {
            const values = drawing.lines.map(({ values }) => values[point] ?? null);
            props.onClick(point, values, plot.posToVal(top, 'y'));
          }}
          marks={marks}
          syncKey={`steps ${allSeries[0]?.run}`}
          label={`${total.label}, over ${plural(axis.length, 'step')} of ${plural(allSeries.length, 'run')}`}
          valueText={`${run}, step ${axis[chosen]}: ${value === null ? 'not known' : bytes(value)}`}
          testId={`steps-${total.key}`}
        />
      )}
    </figure>
  );
}

function plotData(
  allSeries: readonly RunSeries[],
  axis: readonly number[],
  total: number,
): PlotData {
  const lines = allSeries.map((series, n) => ({
    label: series.run,
    width: 1.5,
    values: seriesValues(series, total, axis),
    ...strokeOf(n),
  }));
  return { x: axis, lines, isStepped: false, xTitle: 'step' };
}

/** Where the keyboard is, and at the foot a cross at each step that cannot be read. */
function drawMarks(
  plot: uPlot,
  allSeries: readonly RunSeries[],
  { x, lines }: PlotData,
  { chosen, active }: { chosen: number; active: number },
  colour: Colour,
): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const value = lines[active]?.values[chosen] ?? null;
  if (value !== null) {
    ctx.beginPath();
    const at = [plot.valToPos(x[chosen] ?? 0, 'x', true), plot.valToPos(value, 'y', true)] as const;
    ctx.arc(...at, 6 * ratio, 0, 2 * Math.PI);
    ctx.stroke();
  }
  ctx.strokeStyle = colour('red-line');
  ctx.lineWidth = 2 * ratio;
  const [y, arm] = [bbox.top + bbox.height - 8 * ratio, 4 * ratio];
  for (const { step } of allSeries.flatMap(brokenSteps)) {
    const at = plot.valToPos(step, 'x', true);
    line(ctx, at - arm, y - arm, at + arm, y + arm);
    line(ctx, at - arm, y + arm, at + arm, y - arm);
  }
}

/** A piece of a run's line. */
export function Stroke({ n }: { n: number }) {
  const { colour, dash } = strokeOf(n);
  return (
    <svg class="swatch" width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
      <path
        d="M1 5H29"
        fill="none"
        stroke={`var(--${colour})`}
        stroke-width="2"
        stroke-dasharray={dash.join(' ')}
      />
    </svg>
  );
}
