// The live bytes of two recordings over one axis of ops.

import { useCallback, useMemo, useState } from 'preact/hooks';
import type uPlot from 'uplot';

import { useSettings } from '../../state/context';
import { liveBytesOn, nearestTo, union } from '../../components/plot/axis';
import type { TimelineReply } from '../../api/messages';
import { bytes, count } from '../../format/units';
import { type PlotData, Plot } from '../../components/plot/Plot';
import { type Colour, peakMark } from '../../components/plot/marks';
import { Bytes } from '../../components/Bytes';

interface BothProps {
  before: TimelineReply;
  after: TimelineReply;
  names: [string, string];
}

const COLOURS = ['freed', 'cached'];
/** Of the first, so that the two are told without their colours. */
const DASH = [6, 4];

export function BothTimelines({ before, after, names }: BothProps) {
  const [settings, set] = useSettings('compare');
  const [point, setPoint] = useState<number | null>(null);
  const drawing = useMemo(() => plotData(before, after), [before, after]);
  const marks = useCallback(
    (plot: uPlot, colour: Colour) => drawPeaks(plot, [before, after], colour),
    [before, after],
  );
  if (drawing.x.length === 0) return null;
  const asked = Number(settings.at ?? before.peak?.op ?? 0);
  const chosen = nearestTo(drawing.x, Number.isFinite(asked) ? asked : 0);
  const at = point ?? chosen;
  const live = (line: number, at: number) => drawing.lines[line]?.values[at] ?? null;
  return (
    <section class="both-timelines">
      <h2>Live bytes after each op</h2>
      <dl class="plot-legend" data-testid="compare-legend">
        <div>
          <dt>after op {count(drawing.x[at] ?? 0)}</dt>
        </div>
        {names.map((name, line) => (
          <div key={line}>
            <dt>
              <span class={`stroke ${line === 0 ? 'dashed' : ''} ${COLOURS[line]}`} /> {name}
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
        label="Live bytes of both recordings after each op"
        valueText={`op ${drawing.x[chosen]}: ${names
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

function plotData(before: TimelineReply, after: TimelineReply): PlotData {
  const both = [before, after];
  const ends = both.map(({ phases }) => phases.flatMap(({ end_op }) => end_op));
  const x = union([...both.map(({ op }) => [...op]), ...ends]);
  const lines = both.map((timeline, at) => ({
    label: at === 0 ? 'before' : 'after',
    colour: COLOURS[at] ?? 'fg',
    width: 1.5,
    values: liveBytesOn(x, timeline),
    ...(at === 0 ? { dash: DASH } : {}),
  }));
  return { x, lines, isStepped: true };
}

function drawPeaks(plot: uPlot, both: readonly TimelineReply[], colour: Colour): void {
  both.forEach(({ peak }, at) => {
    if (!peak) return;
    plot.ctx.fillStyle = colour(COLOURS[at] ?? 'fg');
    // The two may be at one place, so their texts are not.
    peakMark(plot, peak, bytes(peak.nbytes), { isBelow: at === 1 });
  });
}
