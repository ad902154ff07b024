// Which recording: run, tag, step.

import { useEffect, useMemo, useState } from 'preact/hooks';

import { useStore } from '../state/context';
import type { TagRow } from '../api/messages';
import { pattern } from '../format/match';
import { TextField } from '../components/TextField';

export function Sidebar() {
  const { address, change, recordings } = useStore();
  const [isOpen, setOpen] = useState(false);
  const isWide = useMedia('(min-width: 821px)');
  const entry = recordings.entry.value;
  if (!entry) return null;
  const { run, tag, step } = entry;
  const filter = address.value.runs;
  const isExpression = pattern(filter) !== null;
  const shown = recordings.matchingRuns.value;
  const damaged = recordings.damaged.value;
  return (
    <aside class="sidebar" data-testid="sidebar">
      <details
        class="choices"
        open={isWide || isOpen}
        // Where it is wide nobody opened it, and it must not fill a window that is made narrow.
        onToggle={(event) => !isWide && setOpen(event.currentTarget.open)}
      >
        <summary>
          {run.run}
          {step && ` · step ${step.step}`}
        </summary>
        {step && <StepChooser tag={tag} step={step.step} />}
        {run.tags.length > 1 && <TagChooser tags={run.tags} tag={tag.tag} />}
        <fieldset class="runs">
          <legend>Runs</legend>
          <TextField
            type="search"
            placeholder="Filter runs (regex)"
            label="Filter runs by regular expression"
            isInvalid={!isExpression}
            title={isExpression ? '' : 'Not a regular expression yet: matched as plain text.'}
            testId="run-filter"
            value={filter}
            onInput={(runs) => change({ runs })}
          />
          <div class="run-list">
            {shown.map((name) => (
              <label key={name} class="run" title={name}>
                <input
                  type="radio"
                  name="run"
                  value={name}
                  checked={name === run.run}
                  onChange={() => recordings.chooseRun(name)}
                />
                <span>{name}</span>
                {damaged.has(name) && <small>× cannot be read</small>}
              </label>
            ))}
            {shown.length === 0 && <p class="hint">No run matches.</p>}
          </div>
        </fieldset>
      </details>
    </aside>
  );
}

/** Whether a media query holds, now and after every change. */
function useMedia(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query), [query]);
  const [matches, setMatches] = useState(media.matches);
  useEffect(() => {
    const read = () => setMatches(media.matches);
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, [media]);
  return matches;
}

function TagChooser({ tags, tag }: { tags: readonly TagRow[]; tag: string }) {
  const { recordings } = useStore();
  const description = tags.find((each) => each.tag === tag)?.description;
  return (
    <label class="field">
      <span>Tag</span>
      <select
        data-testid="tag"
        value={tag}
        title={description}
        onChange={(event) => recordings.chooseTag(event.currentTarget.value)}
      >
        {tags.map((each) => (
          <option key={each.tag} value={each.tag}>
            {each.tag}
          </option>
        ))}
      </select>
    </label>
  );
}

function StepChooser({ tag, step }: { tag: TagRow; step: number }) {
  const { recordings } = useStore();
  const [dragged, setDragged] = useState<number | null>(null);
  const steps = tag.steps;
  const position = steps.findIndex((each) => each.step === step);
  const shown = steps[dragged ?? position];
  const choose = (to: number) => {
    const chosen = steps[to];
    setDragged(null);
    // The newest step is left open, so that a reload moves on to a newer one.
    if (chosen) recordings.chooseStep(to === steps.length - 1 ? null : chosen.step);
  };
  return (
    <div class="field" data-testid="step">
      <span id="step-label">
        Step <b class="number">{shown?.step}</b>
        {steps.length > 1 && (
          <small>
            {(dragged ?? position) + 1} of {steps.length}
          </small>
        )}
      </span>
      {steps.length > 1 && (
        <div class="step-row">
          <button
            type="button"
            aria-label="Previous step"
            data-testid="step-previous"
            disabled={position <= 0}
            onClick={() => choose(position - 1)}
          >
            ‹
          </button>
          <input
            type="range"
            min={0}
            max={steps.length - 1}
            value={dragged ?? position}
            aria-labelledby="step-label"
            aria-valuetext={`step ${shown?.step}`}
            data-testid="step-slider"
            onInput={(event) => setDragged(Number(event.currentTarget.value))}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          />
          <button
            type="button"
            aria-label="Next step"
            data-testid="step-next"
            disabled={position >= steps.length - 1}
            onClick={() => choose(position + 1)}
          >
            ›
          </button>
        </div>
      )}
      {shown && (
        <small>{shown.wall_time === null ? 'time not known' : when(shown.wall_time)}</small>
      )}
    </div>
  );
}

function when(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString();
}
