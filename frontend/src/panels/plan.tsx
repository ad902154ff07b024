// A plan: what is asked of it, what it says, and its code to paste.

import { useEffect, useRef } from 'preact/hooks';

import { useStore } from '../context';
import { type Goal, GOALS, type Planning } from '../key';
import type { Planned, Planning as PlanProgress, Unreachable as UnreachableRow } from '../messages';
import { askedText, fieldText } from '../planning';
import { bytes, plural } from '../units';
import { Field } from './field';
import { ErrorBox } from './notice';
import { useSince } from './since';
import { Snippet } from './text';

const SAID: Record<Goal, { name: string; unit: string; example: string }> = {
  reduce: { name: 'a peak lower by', unit: '%', example: '50' },
  budget: { name: 'a peak of at most', unit: '', example: '600 MiB' },
  max_recompute: { name: 'the lowest peak, to run again at most', unit: '%', example: '5' },
};

/** Asks which modules to checkpoint. */
export function AskPlan({ planning }: { planning: Planning | null }) {
  const { change } = useStore();
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
        if (!isDone) change({ compare: asked ? { [goal]: asked } : {} });
      }}
    >
      <label>
        or plan for{' '}
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
  const again = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, and this one is what its reader wants next.
  useEffect(() => {
    if (document.activeElement === document.body) again.current?.focus();
  }, []);
  return (
    <div class="planning pad" data-testid="planning-stopped">
      <p class="hint" role="status">
        Planning was stopped.
      </p>
      <button type="button" ref={again} data-testid="plan-again" onClick={compare.reply.reload}>
        Plan again
      </button>
    </div>
  );
}

/** What a plan says, and its code. */
export function PlanBox({ lines, code, comparison }: Planned) {
  return (
    <section class="planned" data-testid="planned">
      <pre class="predicted" role="note" data-testid="plan-lines">
        {lines.join('\n')}
        {comparison.after.predicted !== null && (
          <>
            {'\n'}
            <b>Predicted:</b> this step did not run.
          </>
        )}
      </pre>
      <Snippet code={code} label="Copy the plan as Python" testId="plan-code" />
    </section>
  );
}

/** Why there is no plan, and a way to what can be reached. */
export function Unreachable({ problem, least_bytes }: UnreachableRow) {
  const { change } = useStore();
  return (
    <ErrorBox message={problem}>
      <button
        type="button"
        data-testid="plan-least"
        onClick={() => change({ compare: { budget: `${least_bytes} B` } })}
      >
        Plan for {bytes(least_bytes)}
      </button>
    </ErrorBox>
  );
}
