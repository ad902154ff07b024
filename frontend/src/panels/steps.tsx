// The totals over the steps of the run that is shown, and of those that match the sidebar's filter.

import { useState } from 'preact/hooks';

import { useStore } from '../context';
import { brokenSteps, type Course, nearestCourse, pointAt, stepsOf } from '../courses';
import { nearestTo } from '../curves';
import type { StepPoint, StepTotal } from '../messages';
import type { View } from '../store/views';
import { count, plural } from '../units';
import { CoursePlot, Stroke } from './courseplot';
import { DownloadCsv, type Sheet } from './csv';
import { ErrorBox, Failure, Loading } from './notice';
import { Bytes } from './quantity';
import { useSince } from './since';

export const stepsView: View = {
  key: 'steps',
  title: 'Steps',
  needsServer: true,
  Panel: StepsPanel,
};

function StepsPanel() {
  const { steps } = useStore();
  const { value: courses, error, loading } = steps.reply.state.value;
  if (error) return <Failure error={error} retry={steps.reply.reload} />;
  if (!courses) return loading ? <Loading what="Reading the steps…" /> : null;
  const totals = courses.find(({ reply }) => reply)?.reply?.totals;
  return (
    <div class="steps" aria-busy={loading} data-testid="steps">
      <Summary courses={courses} />
      {totals ? <Courses courses={courses} totals={totals} /> : null}
      <Problems courses={courses} />
    </div>
  );
}

function Summary({ courses }: { courses: readonly Course[] }) {
  const { steps } = useStore();
  const pending = courses.reduce((sum, { reply }) => sum + (reply?.pending ?? 0), 0);
  const [all, drawn] = [steps.all.value.length, steps.drawn.value.length];
  const what = all > drawn ? `The first ${drawn} of ${count(all)} runs` : plural(all, 'run');
  return (
    <p class="summary" role="status" data-testid="steps-summary">
      {what}, {plural(stepsOf(courses).length, 'step')}
      {pending > 0 && `, ${plural(pending, 'recording')} still to be read`}.{' '}
      <span class="hint">
        {all > drawn && 'A filter in the sidebar chooses others. '}
        Click a point, or go to one with the arrow keys and press Enter, to open its recording.
      </span>
    </p>
  );
}

interface CoursesProps {
  courses: readonly Course[];
  totals: readonly StepTotal[];
}

function Courses({ courses, totals }: CoursesProps) {
  const { recordings } = useStore();
  const shown = recordings.shown.value;
  const axis = stepsOf(courses);
  const from = { run: shown?.run ?? '', step: shown?.step ?? 0 };
  /** Where the keys led since another recording was shown. */
  const [here, setHere] = useSince(JSON.stringify(from), from);
  const [hovered, setHovered] = useState<number | null>(null);
  const position = nearestTo(axis, here.step);
  const active = Math.max(
    0,
    courses.findIndex(({ run }) => run === here.run),
  );
  const open = (course: Course | undefined, step: number | undefined) => {
    const point = course && pointAt(course, step);
    if (!point || point.problem) return;
    recordings.choose({ run: course.run, tag: course.tag, step: point.step, view: 'overview' });
  };
  const onKey = (key: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (by !== undefined) {
      const next = courses[(active + by + courses.length) % courses.length];
      setHere({ ...here, run: next?.run ?? here.run });
    } else if (key === 'Enter') open(courses[active], axis[position]);
    else return false;
    return true;
  };
  return (
    <>
      <div class="courses">
        {totals.map((total, at) => (
          <CoursePlot
            key={total.key}
            courses={courses}
            axis={axis}
            total={total}
            at={at}
            chosen={position}
            active={active}
            onChoose={(point) => setHere({ ...here, step: axis[point] ?? 0 })}
            onPoint={setHovered}
            onKey={onKey}
            onClick={(point, values, wanted) =>
              open(courses[nearestCourse(values, wanted)], axis[point])
            }
          />
        ))}
      </div>
      <DownloadCsv name="steps" sheet={() => stepsSheet(courses, totals)} />
      <AtStep
        courses={courses}
        totals={totals}
        step={axis[hovered ?? position] ?? 0}
        active={active}
        onOpen={open}
      />
    </>
  );
}

interface AtStepProps extends CoursesProps {
  step: number;
  active: number;
  onOpen: (course: Course, step: number) => void;
}

/** What the runs have at one step: the legend of the plots, with the numbers. */
function AtStep({ courses, totals, step, active, onOpen }: AtStepProps) {
  return (
    <table class="both at-step" aria-label="Totals at one step" data-testid="steps-table">
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
        {courses.map((course, at) => {
          const point = pointAt(course, step);
          return (
            <tr key={course.run} aria-current={at === active} data-run={course.run}>
              <th scope="row">
                <Stroke n={at} />{' '}
                {point && !point.problem ? (
                  <button
                    type="button"
                    class="link"
                    title={`Open the recording of step ${step}`}
                    onClick={() => onOpen(course, step)}
                  >
                    {course.run}
                  </button>
                ) : (
                  course.run
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
                  {why(course, point)}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function why({ reply, problem }: Course, point: StepPoint | undefined): string {
  if (reply ? point?.problem : problem) return '× cannot be read';
  return reply && !point ? 'no recording at this step' : 'not read yet';
}

/** How many steps are listed of one run. */
const MOST = 8;

function Problems({ courses }: { courses: readonly Course[] }) {
  const damaged = courses.filter(({ problem }) => problem);
  if (damaged.length > 0 && damaged.length === courses.length) {
    return <ErrorBox message={damaged.map(({ run, problem }) => `${run}: ${problem}`).join(' ')} />;
  }
  const broken = courses.filter((course) => brokenSteps(course).length > 0);
  if (damaged.length + broken.length === 0) return null;
  return (
    <ul class="notes problems" data-testid="steps-problems">
      {damaged.map(({ run, problem }) => (
        <li key={run}>
          {run}: {problem}
        </li>
      ))}
      {broken.map((course) => {
        const steps = brokenSteps(course);
        return (
          <li key={course.run}>
            × {course.run}: {plural(steps.length, 'recording')} cannot be read, at{' '}
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

/** All steps of the runs that are drawn; what was not read yet, or cannot be, has no bytes. */
function stepsSheet(courses: readonly Course[], totals: readonly StepTotal[]): Sheet {
  return {
    header: ['run', 'step', ...totals.map(({ key }) => key), 'problem'],
    rows: courses.flatMap(({ run, reply }) =>
      (reply?.points ?? []).map(({ step, nbytes, problem }) => [
        run,
        step,
        ...totals.map((_, at) => nbytes?.[at] ?? null),
        problem,
      ]),
    ),
  };
}
