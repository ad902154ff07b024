// With what the recording is compared: another one, or itself with modules under checkpoints.

import { useStore } from '../context';
import { tagLike } from '../indexentry';
import type { Other } from '../key';
import type { RunRow, TagRow } from '../messages';
import { planningOf } from '../other';
import { Field } from './field';
import { AskPlan } from './plan';
import { useSince } from './since';

export function CompareWith({ other }: { other: Other | null }) {
  const { address, change, compare, recordings } = useStore();
  const runs = recordings.index.state.value.value?.runs ?? [];
  const { compare: settings } = address.value;
  const key = other && 'key' in other ? other.key : null;
  const planning = planningOf(settings);
  const isPrediction = settings.checkpoint !== undefined || planning !== null;
  const at = isPrediction ? '' : (settings.run ?? key?.run ?? '');
  const run = runs.find((each) => each.run === at);
  const tag = run && tagLike(run, settings.tag ?? key?.tag);
  const step = tag?.steps.some((each) => String(each.step) === settings.step)
    ? Number(settings.step)
    : (key?.step ?? tag?.steps.at(-1)?.step);
  const choose = (run: string, tag: string, step: number | undefined) =>
    change({ compare: { run, tag, ...(step === undefined ? {} : { step: String(step) }) } });
  const chooseRun = (next: RunRow | undefined) => {
    const like = next && tagLike(next, tag?.tag);
    if (next && like) choose(next.run, like.tag, like.steps.at(-1)?.step);
  };
  return (
    <div class="toolbar compare-with" role="group" aria-label="Compare with">
      <label>
        Compare with{' '}
        <select
          data-testid="compare-run"
          value={at}
          onChange={(event) =>
            chooseRun(runs.find((each) => each.run === event.currentTarget.value))
          }
        >
          {at === '' && <option value="">{isPrediction ? 'a recording' : 'nothing'}</option>}
          {runs.map((each) => (
            <option key={each.run} value={each.run}>
              {each.run}
            </option>
          ))}
        </select>
      </label>
      {run && tag && run.tags.length > 1 && (
        <label>
          tag{' '}
          <select
            data-testid="compare-tag"
            value={tag.tag}
            onChange={(event) => {
              const next = run.tags.find((each) => each.tag === event.currentTarget.value);
              if (next) choose(run.run, next.tag, next.steps.at(-1)?.step);
            }}
          >
            {run.tags.map((each) => (
              <option key={each.tag} value={each.tag}>
                {each.tag}
              </option>
            ))}
          </select>
        </label>
      )}
      {run && tag && tag.steps.length > 1 && (
        <StepOf tag={tag} step={step} onChoose={(next) => choose(run.run, tag.tag, next)} />
      )}
      {key && (
        <button
          type="button"
          data-testid="compare-swap"
          title="Show the other recording, and compare it with this one"
          onClick={compare.swap}
        >
          Swap
        </button>
      )}
      <WhatIf names={settings.checkpoint ?? ''} ops={settings.save ?? ''} />
      <AskPlan planning={planning} />
    </div>
  );
}

interface StepOfProps {
  tag: TagRow;
  step: number | undefined;
  onChoose: (step: number) => void;
}

function StepOf({ tag, step, onChoose }: StepOfProps) {
  return (
    <label>
      step{' '}
      <select
        data-testid="compare-step"
        value={String(step)}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {tag.steps.map((each) => (
          <option key={each.step} value={String(each.step)}>
            {each.step}
          </option>
        ))}
      </select>
    </label>
  );
}

function WhatIf({ names, ops }: { names: string; ops: string }) {
  const { change } = useStore();
  // The form stays, and with it the focus, when what it asked for becomes what is shown.
  const [typed, setTyped] = useSince(`${names} ${ops}`, { names, ops });
  const asked = typed.names.trim();
  const save = typed.ops.trim();
  const isDone = asked === names && (save === ops || !asked);
  return (
    <form
      class="what-if"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDone) change({ compare: asked ? { checkpoint: asked, ...(save && { save }) } : {} });
      }}
    >
      <label>
        or, under checkpoints,{' '}
        <Field
          type="text"
          class="filter"
          placeholder="modules, such as h.*"
          label="Modules that would run under checkpoints, such as h.*"
          testId="compare-checkpoint"
          value={typed.names}
          onInput={(names) => setTyped({ ...typed, names })}
        />
      </label>
      <label>
        that save{' '}
        <Field
          type="text"
          class="filter"
          placeholder="nothing, or ops such as addmm"
          label="Ops whose results the checkpoints would keep, such as addmm"
          title="Selective checkpoints keep the results of these ops instead of running them again"
          testId="compare-save"
          value={typed.ops}
          onInput={(ops) => setTyped({ ...typed, ops })}
        />
      </label>
      <button type="submit" data-testid="compare-predict" aria-disabled={isDone}>
        {asked || !names ? 'Predict' : 'Leave'}
      </button>
    </form>
  );
}
