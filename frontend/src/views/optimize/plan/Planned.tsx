// A plan: its progress, its gain, or the reason why there is none.

import { ErrorBox, Failure } from '../../../components/Notices';
import { useKeptFocus } from '../../../components/hooks/useKeptFocus';
import type {
  Planned as PlannedRow,
  Planning as PlanProgress,
  PlanReply,
  Unreachable as UnreachableRow,
} from '../../../api/messages';
import { bytes, plural } from '../../../format/units';
import type { PlanQuery } from '../../../recording/key';
import type { Replied } from '../../../state/replies';
import { Cancelled } from '../../../state/resource';
import { ChosenFrame, Clear, Recipe } from '../Chosen';

interface PlannedProps {
  reply: Replied<PlanReply>;
  plan: PlanQuery;
  choose: (next: PlanQuery) => void;
  clear: () => void;
}

export function Planned(props: PlannedProps) {
  const frame = useKeptFocus();
  return (
    <ChosenFrame testId="optimize-plan">
      <div ref={frame} tabIndex={-1}>
        {planned(props)}
      </div>
      {!props.reply.current?.planned && <Clear clear={props.clear} />}
    </ChosenFrame>
  );
}

/** Drawn by `Planned`, which keeps the focus. */
function planned({ reply, plan, choose, clear }: PlannedProps) {
  const { current, value, error } = reply;
  if (error instanceof Cancelled) return <PlanningStopped again={reply.reload} />;
  if (error) {
    return <Failure error={error} retry={reply.reload} />;
  }
  if (current?.unreachable)
    return <Unreachable {...current.unreachable} plan={plan} choose={choose} />;
  if (!current?.planned)
    return <PlanningNow progress={value?.pending ?? null} stop={reply.cancel} />;
  return <Plan planned={current.planned} plan={plan} clear={clear} />;
}

interface PlanProps {
  planned: PlannedRow;
  plan: PlanQuery;
  clear: () => void;
}

function Plan({ planned: { lines, comparison }, plan, clear }: PlanProps) {
  return (
    <Recipe
      verdict={comparison.verdict.slice(0, 1)}
      code={comparison.code ?? ''}
      asked={plan}
      clear={clear}
    >
      <pre data-testid="plan-lines" tabIndex={0}>
        {lines.join('\n')}
      </pre>
      {comparison.after.predicted !== null && (
        <p>
          <b>Predicted:</b> this step did not run.
        </p>
      )}
    </Recipe>
  );
}

/** How far the plan is, and how to stop it. */
function PlanningNow({ progress, stop }: { progress: PlanProgress | null; stop: () => void }) {
  return (
    <div class="planning" data-testid="planning">
      <p class="hint" role="status">
        Planning: searching for modules to checkpoint, and proving how close the plan is to optimal.
        This takes seconds, up to a minute for a large model.
      </p>
      <p data-testid="planning-progress">{progress ? progressText(progress) : 'Starting…'}</p>
      <button type="button" data-testid="plan-cancel" onClick={stop}>
        Stop planning
      </button>
    </div>
  );
}

/** How far a search is. */
export function progressText({ seconds, tried, least_bytes }: PlanProgress): string {
  const peak = least_bytes === null ? '' : `, lowest peak so far ${bytes(least_bytes)}`;
  const choices =
    tried === 0 ? 'looking for modules to recompute' : plural(tried, 'combination') + ' tried';
  return `${Math.round(seconds)} s: ${choices}${peak}`;
}

function PlanningStopped({ again }: { again: () => void }) {
  return (
    <div class="planning" data-testid="planning-stopped">
      <p class="hint" role="status">
        Planning was stopped.
      </p>
      <button type="button" data-testid="plan-again" onClick={again}>
        Plan again
      </button>
    </div>
  );
}

interface UnreachableProps extends UnreachableRow {
  plan: PlanQuery;
  choose: (next: PlanQuery) => void;
}

/** Why there is no plan, and a way to what can be reached. */
function Unreachable({ problem, least_bytes, goal, lines, plan, choose }: UnreachableProps) {
  return (
    <>
      <ErrorBox message={problem}>
        <button
          type="button"
          data-testid="plan-least"
          onClick={() => choose({ ...plan, goal, value: `${least_bytes} B` })}
        >
          Plan for {bytes(least_bytes)}
        </button>
      </ErrorBox>
      {lines.map((line) => (
        <p key={line} class="hint" data-testid="plan-suggestions">
          {line}
        </p>
      ))}
    </>
  );
}
