// The totals over the steps of the run that is shown, and of those that match the sidebar's filter.

import { useMemo, useState } from 'preact/hooks';

import { useStore } from '../../state/context';
import {
  allSteps,
  brokenSteps,
  nearestSeries,
  pointAt,
  type RunSeries,
  seriesByModel,
} from './runSeries';
import { nearestTo } from '../../components/plot/axis';
import type { StepPoint, StepTotal } from '../../api/messages';
import type { View } from '../../state/views';
import { bytes, count, plural } from '../../format/units';
import { SeriesPlot, Stroke } from './SeriesPlot';
import { FigureButton } from '../../components/figure/FigureButton';
import { DownloadCsv } from '../../components/DownloadCsv';
import { ErrorBox, Failure, Loading } from '../../components/Notices';
import { Bytes } from '../../components/Bytes';
import { useResettableState } from '../../components/hooks/useResettableState';
import style from './steps.css';

export const stepsView: View = {
  key: 'steps',
  title: 'Steps',
  style,

  needsServer: true,
  Panel: StepsPanel,
};

function StepsPanel() {
  const { recordings, steps } = useStore();
  const { value, part, error, loading } = steps.reply.state.value;
  const allSeries = part ?? value;
  const first = recordings.shown.value?.run ?? '';
  // Kept while the pointer moves over the plots, so that they are not drawn again.
  const models = useMemo(() => seriesByModel(allSeries ?? [], first), [allSeries, first]);
  if (error) return <Failure error={error} retry={steps.reply.reload} />;
  if (!allSeries) return loading ? <Loading what="Reading the steps…" /> : null;
  const totals = allSeries.find(({ reply }) => reply)?.reply?.totals;
  return (
    <div class="steps" aria-busy={loading} data-testid="steps">
      <Summary allSeries={allSeries} />
      {totals &&
        models.map(({ parameterBytes, allSeries: ofModel }) => (
          <section key={parameterBytes}>
            {models.length > 1 && <h2>{modelText(parameterBytes)}</h2>}
            <SeriesPlots allSeries={ofModel} totals={totals} />
          </section>
        ))}
      <Problems allSeries={allSeries} />
    </div>
  );
}

function modelText(parameterBytes: number | null): string {
  return parameterBytes === null
    ? 'Runs whose model is not known'
    : `Model with ${bytes(parameterBytes)} of parameters`;
}

function Summary({ allSeries }: { allSeries: readonly RunSeries[] }) {
  const { steps } = useStore();
  const pending = allSeries.reduce((sum, { reply }) => sum + (reply?.pending ?? 0), 0);
  const [all, drawn] = [steps.all.value.length, steps.drawnSeries.value.length];
  const what = all > drawn ? `The first ${drawn} of ${count(all)} runs` : plural(all, 'run');
  return (
    <p class="summary" role="status" data-testid="steps-summary">
      {what}, {plural(allSteps(allSeries).length, 'step')}
      {pending > 0 && `, ${plural(pending, 'recording')} not read yet`}.{' '}
      <span class="hint">
        {all > drawn && 'Filter the runs in the sidebar to see others. '}
        Click a point, or go to one with the arrow keys and press Enter, to open its recording.
      </span>
    </p>
  );
}

interface SeriesProps {
  allSeries: readonly RunSeries[];
  totals: readonly StepTotal[];
}

function SeriesPlots({ allSeries, totals }: SeriesProps) {
  const { recordings, steps } = useStore();
  const shown = recordings.shown.value;
  const axis = allSteps(allSeries);
  const from = { run: shown?.run ?? '', step: shown?.step ?? 0 };
  /** Where the keys led since another recording was shown. */
  const [here, setHere] = useResettableState(JSON.stringify(from), from);
  const [hovered, setHovered] = useState<number | null>(null);
  const position = nearestTo(axis, here.step);
  const active = Math.max(
    0,
    allSeries.findIndex(({ run }) => run === here.run),
  );
  const open = (series: RunSeries | undefined, step: number | undefined) => {
    const point = series && pointAt(series, step);
    if (!point || point.problem) return;
    recordings.choose({ run: series.run, tag: series.tag, step: point.step, view: 'overview' });
  };
  const onKey = (key: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (by !== undefined) {
      const next = allSeries[(active + by + allSeries.length) % allSeries.length];
      setHere({ ...here, run: next?.run ?? here.run });
    } else if (key === 'Enter') open(allSeries[active], axis[position]);
    else return false;
    return true;
  };
  return (
    <>
      <ul class="series-key" aria-label="Runs" data-testid="steps-key">
        {allSeries.map(({ run }, at) => (
          <li key={run}>
            <Stroke n={at} /> {run}
          </li>
        ))}
      </ul>
      <div class="series-plots">
        {totals.map((total, at) => (
          <SeriesPlot
            key={total.key}
            allSeries={allSeries}
            axis={axis}
            total={total}
            at={at}
            chosen={position}
            active={active}
            onChoose={(point) => setHere({ ...here, step: axis[point] ?? 0 })}
            onPoint={setHovered}
            onKey={onKey}
            onClick={(point, values, wanted) =>
              open(allSeries[nearestSeries(values, wanted)], axis[point])
            }
          />
        ))}
      </div>
      <p class="downloads">
        <FigureButton drawing="steps" params={{ series: seriesText(allSeries) }} />{' '}
        <DownloadCsv
          name="steps"
          title="The totals of all steps of these runs"
          text={() => steps.csv(allSeries)}
        />
      </p>
      <AtStep
        allSeries={allSeries}
        totals={totals}
        step={axis[hovered ?? position] ?? 0}
        active={active}
        onOpen={open}
      />
    </>
  );
}

/** The runs that are drawn, in their order, for the server. */
function seriesText(allSeries: readonly RunSeries[]): string {
  const sound = allSeries.filter(({ reply, problem }) => reply && !problem);
  return sound.map(({ run, tag }) => `${run}\t${tag}`).join('\n');
}

interface AtStepProps extends SeriesProps {
  step: number;
  active: number;
  onOpen: (series: RunSeries, step: number) => void;
}

/** What the runs have at one step. */
function AtStep({ allSeries, totals, step, active, onOpen }: AtStepProps) {
  return (
    <table class="data-table at-step" aria-label="Totals at one step" data-testid="steps-table">
      <thead>
        <tr>
          <th scope="col">step {count(step)}</th>
          {totals.map(({ key, label, help }) => (
            <th key={key} scope="col" title={help}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {allSeries.map((series, at) => {
          const point = pointAt(series, step);
          return (
            <tr key={series.run} aria-current={at === active} data-run={series.run}>
              <th scope="row">
                <Stroke n={at} />{' '}
                {point && !point.problem ? (
                  <button
                    type="button"
                    class="link"
                    title={`Open the recording of step ${step}`}
                    onClick={() => onOpen(series, step)}
                  >
                    {series.run}
                  </button>
                ) : (
                  series.run
                )}
              </th>
              {point?.nbytes ? (
                point.nbytes.map((n, total) => (
                  <td key={totals[total]?.key}>
                    <Bytes n={n} />
                  </td>
                ))
              ) : (
                <td class="none" colSpan={totals.length}>
                  {why(series, point)}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function why({ reply, problem }: RunSeries, point: StepPoint | undefined): string {
  if (reply ? point?.problem : problem) return '× cannot be read';
  return reply && !point ? 'no recording at this step' : 'not read yet';
}

/** How many steps are listed of one run. */
const MOST = 8;

function Problems({ allSeries }: { allSeries: readonly RunSeries[] }) {
  const damaged = allSeries.filter(({ problem }) => problem);
  if (damaged.length > 0 && damaged.length === allSeries.length) {
    return <ErrorBox message={damaged.map(({ run, problem }) => `${run}: ${problem}`).join(' ')} />;
  }
  const broken = allSeries.filter((series) => brokenSteps(series).length > 0);
  if (damaged.length + broken.length === 0) return null;
  return (
    <ul class="notes problems" data-testid="steps-problems">
      {damaged.map(({ run, problem }) => (
        <li key={run}>
          {run}: {problem}
        </li>
      ))}
      {broken.map((series) => {
        const steps = brokenSteps(series);
        return (
          <li key={series.run}>
            × {series.run}: {plural(steps.length, 'recording')} cannot be read, at{' '}
            {steps.length === 1 ? 'step' : 'steps'}{' '}
            {steps
              .slice(0, MOST)
              .map(({ step }) => count(step))
              .join(', ')}
            {steps.length > MOST && ` and ${count(steps.length - MOST)} more`}. {steps[0]?.problem}
          </li>
        );
      })}
    </ul>
  );
}
