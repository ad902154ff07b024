// A plan: what is asked of it, what it says, and its code to paste.

import { useStore } from '../context';
import { type Goal, GOALS } from '../key';
import type { Planned, Planning as PlanProgress, Unreachable as UnreachableRow } from '../messages';
import { planningOf, settingsOfPlan } from '../other';
import { askedText, fieldText } from '../planning';
import { bytes, plural } from '../units';
import { Field } from './field';
import { ErrorBox } from './notice';
import { useSince } from './since';

const SAID: Record<Goal, { name: string; unit: string; example: string }> = {
  reduce: { name: 'a peak lower by', unit: '%', example: '50' },
  total_peak: { name: 'a total peak of at most', unit: '', example: '2 GiB' },
  step_peak: { name: 'a peak without the model of at most', unit: '', example: '600 MiB' },
  max_recompute: { name: 'the lowest peak, to run again at most', unit: '%', example: '5' },
};

/** Asks which modules to checkpoint. */
export function AskPlan() {
  const { address, change, compare } = useStore();
  const settings = address.value.compare;
  const planning = planningOf(settings);
  const offload = settings.offload === '1';
  const [{ goal, field }, set] = useSince(`${planning?.goal} ${planning?.asked}`, {
    goal: planning?.goal ?? 'reduce',
    field: planning ? fieldText(planning) : '',
  });
  const asked = askedText(goal, field);
  const { unit, example } = SAID[goal];
  const isAsked = planning?.goal === goal && planning.asked === asked;
  const isDone = isAsked || (!asked && !planning);
  return (
    <form
      class="ask-plan"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDone) change({ compare: settingsOfPlan(goal, asked, offload) });
      }}
    >
      <label>
        for{' '}
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
        <Field
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
        {asked || !planning ? 'Plan' : 'Leave'}
      </button>
      {(offload || compare.curve.state.value.value?.is_on_host === false) && (
        <label class="check" title="What modules save may go to the host instead of running again">
          <input
            type="checkbox"
            data-testid="plan-offload"
            checked={offload}
            onChange={({ currentTarget: { checked } }) =>
              change({
                compare: settingsOfPlan(planning?.goal ?? goal, planning?.asked ?? '', checked),
              })
            }
          />
          may offload
        </label>
      )}
    </form>
  );
}

/** How far the plan is, and how to stop it. */
export function PlanningNow() {
  const { compare } = useStore();
  const progress = compare.planning.value;
  return (
    <div class="planning pad" data-testid="planning">
      <p class="hint" role="status">
        Planning: trying which modules to checkpoint, and proving how good that is. It may take some
        seconds, of a large model up to a minute.
      </p>
      <p data-testid="planning-progress">{progress ? progressText(progress) : 'Beginning…'}</p>
      <button type="button" data-testid="plan-cancel" onClick={compare.reply.cancel}>
        Stop planning
      </button>
    </div>
  );
}

function progressText({ seconds, tried, least_bytes }: PlanProgress): string {
  const peak = least_bytes === null ? '' : `, the lowest peak so far ${bytes(least_bytes)}`;
  const choices =
    tried === 0 ? 'looking for what can run again' : plural(tried, 'choice') + ' tried';
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
export function Unreachable({ problem, least_bytes, lines }: UnreachableRow) {
  const { address, change } = useStore();
  const settings = address.value.compare;
  const goal = planningOf(settings)?.goal === 'total_peak' ? 'total_peak' : 'step_peak';
  const least = settingsOfPlan(goal, `${least_bytes} B`, settings.offload === '1');
  return (
    <>
      <ErrorBox message={problem}>
        <button type="button" data-testid="plan-least" onClick={() => change({ compare: least })}>
          Plan for {bytes(least_bytes)}
        </button>
      </ErrorBox>
      {lines.map((line) => (
        <p key={line} class="hint pad" data-testid="plan-lighter">
          {line}
        </p>
      ))}
    </>
  );
}
