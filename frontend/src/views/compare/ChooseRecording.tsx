// Choose the comparand: another recording, or a prediction that Optimize has made.

import { useSettings, useStore } from '../../state/context';
import { tagLike } from '../../recording/runIndex';
import type { Comparand } from '../../recording/key';
import type { RunRow, TagRow } from '../../api/messages';

export function ChooseRecording({ comparand }: { comparand: Comparand | null }) {
  const { change, compare, recordings } = useStore();
  const [settings] = useSettings('compare');
  const runs = recordings.index.state.value.value?.runs ?? [];
  const key = comparand && 'key' in comparand ? comparand.key : null;
  const isPredicted = comparand !== null && key === null;
  const at = isPredicted ? '' : (settings.run ?? key?.run ?? '');
  const run = runs.find((each) => each.run === at);
  const tag = run && tagLike(run, settings.tag ?? key?.tag);
  const step = tag?.steps.some((each) => String(each.step) === settings.step)
    ? Number(settings.step)
    : (key?.step ?? tag?.steps.at(-1)?.step);
  const choose = (run: string, tag: string, step: number | undefined) =>
    change({
      settings: { compare: { run, tag, ...(step === undefined ? {} : { step: String(step) }) } },
    });
  const chooseRun = (next: RunRow | undefined) => {
    const like = next && tagLike(next, tag?.tag);
    if (next && like) choose(next.run, like.tag, like.steps.at(-1)?.step);
  };
  return (
    <div class="toolbar compare-with" role="group" aria-label="Compare with">
      <label>
        Compare with run{' '}
        <select
          data-testid="compare-run"
          value={at}
          onChange={(event) =>
            chooseRun(runs.find((each) => each.run === event.currentTarget.value))
          }
        >
          {at === '' && <option value="">{isPredicted ? 'none: a prediction' : 'none'}</option>}
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
          title="Swap the two recordings"
          onClick={compare.swap}
        >
          Swap
        </button>
      )}
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
