// A plan: its goal, its text, and its code to paste.

import { useSettings, useStore } from '../../../state/context';
import { type Goal, GOALS } from '../../../recording/key';
import type {
  CurveReply,
  Planned,
  Planning as PlanProgress,
  Unreachable as UnreachableRow,
} from '../../../api/messages';
import { planQuery, planSettings } from '../comparand';
import { planValue, planFieldText } from './planText';
import { bytes, plural } from '../../../format/units';
import { TextField } from '../../../components/TextField';
import { ErrorBox } from '../../../components/Notices';
import { useResettableState } from '../../../components/hooks/useResettableState';

const SAID: Record<Goal, { name: string; unit: string; example: string }> = {
  reduce: { name: 'Reduce peak by', unit: '%', example: '50' },
  total_peak: { name: 'Fit total peak in', unit: '', example: '2 GiB' },
  step_peak: { name: 'Fit step peak in (without model)', unit: '', example: '600 MiB' },
  max_recompute: { name: 'Limit recompute to', unit: '%', example: '5' },
};

/** Asks which modules to checkpoint. */
export function PlanForm({ curve }: { curve: CurveReply | undefined }) {
  const { change } = useStore();
  const [settings] = useSettings('compare');
  const planning = planQuery(settings);
  const offload = settings.offload === '1';
  const [{ goal, field }, set] = useResettableState(`${planning?.goal} ${planning?.value}`, {
    goal: planning?.goal ?? 'reduce',
    field: planning ? planFieldText(planning) : '',
  });
  const asked = planValue(goal, field);
  const { unit, example } = SAID[goal];
  const isAsked = planning?.goal === goal && planning.value === asked;
  const isDone = isAsked || (!asked && !planning);
  return (
    <form
      class="ask-plan"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDone) change({ settings: { compare: planSettings(goal, asked, offload) } });
      }}
    >
      <label>
        Goal{' '}
        <select
          data-testid="plan-goal"
          value={goal}
          onChange={(event) => set({ goal: event.currentTarget.value as Goal, field: '' })}
        >
          {GOALS.map((each) => (
            <option key={each} value={each}>
              {SAID[each].name}
            </option>
          ))}
        </select>
      </label>
      <span class="amount">
        <TextField
          type="text"
          placeholder={example}
          label={`${SAID[goal].name}${unit && ', percent'}`}
          testId="plan-asked"
          value={field}
          onInput={(text) => set({ goal, field: text })}
        />
        {unit}
      </span>
      <button type="submit" data-testid="plan-ask" aria-disabled={isDone}>
        {asked || !planning ? 'Plan' : 'Clear'}
      </button>
      {(offload || curve?.is_on_host === false) && (
        <label
          class="check"
          title="Saved tensors may be offloaded to CPU memory instead of being recomputed"
        >
          <input
            type="checkbox"
            data-testid="plan-offload"
            checked={offload}
            onChange={({ currentTarget: { checked } }) =>
              change({
                settings: {
                  compare: planSettings(planning?.goal ?? goal, planning?.value ?? '', checked),
                },
              })
            }
          />
          Allow CPU offload
        </label>
      )}
    </form>
  );
}

/** How far the plan is, and how to stop it. */
export function PlanningNow() {
  const { compare } = useStore();
  const progress = compare.planProgress.value;
  return (
    <div class="planning pad" data-testid="planning">
      <p class="hint" role="status">
        Planning: searching for modules to checkpoint, and proving how close the plan is to optimal.
        This takes seconds, up to a minute for a large model.
      </p>
      <p data-testid="planning-progress">{progress ? progressText(progress) : 'Starting…'}</p>
      <button type="button" data-testid="plan-cancel" onClick={compare.reply.cancel}>
        Stop planning
      </button>
    </div>
  );
}

function progressText({ seconds, tried, least_bytes }: PlanProgress): string {
  const peak = least_bytes === null ? '' : `, lowest peak so far ${bytes(least_bytes)}`;
  const choices =
    tried === 0 ? 'looking for modules to recompute' : plural(tried, 'combination') + ' tried';
  return `${Math.round(seconds)} s: ${choices}${peak}`;
}

export function PlanningStopped() {
  const { compare } = useStore();
  return (
    <div class="planning pad" data-testid="planning-stopped">
      <p class="hint" role="status">
        Planning was stopped.
      </p>
      <button type="button" data-testid="plan-again" onClick={compare.reply.reload}>
        Plan again
      </button>
    </div>
  );
}

/** What a plan says. */
export function PlanLines({ lines, comparison }: Planned) {
  return (
    <pre class="predicted" role="note" data-testid="plan-lines">
      {lines.join('\n')}
      {comparison.after.predicted !== null && (
        <>
          {'\n'}
          <b>Predicted:</b> this step did not run.
        </>
      )}
    </pre>
  );
}

/** Why there is no plan, and a way to what can be reached. */
export function PlanUnreachable({ problem, least_bytes, lines }: UnreachableRow) {
  const { change } = useStore();
  const [settings] = useSettings('compare');
  const goal = planQuery(settings)?.goal === 'total_peak' ? 'total_peak' : 'step_peak';
  const least = planSettings(goal, `${least_bytes} B`, settings.offload === '1');
  return (
    <>
      <ErrorBox message={problem}>
        <button
          type="button"
          data-testid="plan-least"
          onClick={() => change({ settings: { compare: least } })}
        >
          Plan for {bytes(least_bytes)}
        </button>
      </ErrorBox>
      {lines.map((line) => (
        <p key={line} class="hint pad" data-testid="plan-suggestions">
          {line}
        </p>
      ))}
    </>
  );
}
