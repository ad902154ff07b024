// The goal of a plan.

import { type Goal, GOALS, type PlanQuery } from '../../../recording/key';
import { TextField } from '../../../components/TextField';
import { useResettableState } from '../../../components/hooks/useResettableState';
import { planValue, planFieldText } from './planText';

const SAID: Record<Goal, { name: (peak: string) => string; unit: string; example: string }> = {
  reduce: { name: (peak) => `Reduce ${peak} by`, unit: '%', example: '20' },
  total_peak: { name: () => 'Fit total peak in', unit: '', example: '2 GiB' },
  step_peak: { name: () => 'Fit step peak in', unit: '', example: '600 MiB' },
  max_recompute: { name: () => 'Limit recompute to', unit: '%', example: '5' },
};

interface PlanFormProps {
  /** The peak that a share reduces. */
  peakName: string;
  /** The plan that is asked for. */
  plan: PlanQuery | null;
  offload: boolean;
  canOffload: boolean;
  choose: (next: PlanQuery) => void;
  allowOffload: (isAllowed: boolean) => void;
}

/** Asks which modules to checkpoint. */
export function PlanForm({
  peakName,
  plan,
  offload,
  canOffload,
  choose,
  allowOffload,
}: PlanFormProps) {
  const [{ goal, field }, set] = useResettableState(`${plan?.goal} ${plan?.value}`, {
    goal: plan?.goal ?? 'reduce',
    field: plan ? planFieldText(plan) : '',
  });
  const asked = planValue(goal, field);
  const { name, unit, example } = SAID[goal];
  const isAsked = plan?.goal === goal && plan.value === asked;
  const isDone = isAsked || (!asked && !plan);
  return (
    <form
      class="ask-plan"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDone) choose({ goal, value: asked, mayOffload: offload });
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
              {SAID[each].name(peakName)}
            </option>
          ))}
        </select>
      </label>
      <span class="amount">
        <TextField
          type="text"
          placeholder={`e.g. ${example}`}
          label={`${name(peakName)}${unit && ', percent'}`}
          testId="plan-asked"
          value={field}
          onInput={(text) => set({ goal, field: text })}
        />
        {unit}
      </span>
      <button type="submit" data-testid="plan-ask" aria-disabled={isDone}>
        {asked || !plan ? 'Plan' : 'Clear'}
      </button>
      {isDone && (
        <span class="hint" data-testid="plan-why">
          {isAsked ? 'This plan is shown.' : 'Type an amount, then plan.'}
        </span>
      )}
      {(offload || canOffload) && (
        <label
          class="check"
          title="Saved tensors may be offloaded to CPU memory instead of being recomputed"
        >
          <input
            type="checkbox"
            data-testid="plan-offload"
            checked={offload}
            onChange={(event) => allowOffload(event.currentTarget.checked)}
          />
          Allow CPU offload
        </label>
      )}
    </form>
  );
}
