// The predicted step beside the recorded one, with the recipe for it.

import type { ComponentChildren } from 'preact';

import { useCopy } from '../../components/CopyButton';
import type { ChosenRow, OptimizeReply } from '../../api/messages';
import type { Prediction, WhatIf } from '../../recording/key';
import { predictionSettings } from '../../recording/prediction';
import { useStore } from '../../state/context';
import { timeText } from './Actions';
import { CURVE_ID } from './choice';

/** The frame of what is chosen; `testId` says how far it is. */
export function ChosenFrame({ children, testId }: { children: ComponentChildren; testId: string }) {
  return (
    <aside class="chosen" aria-label="Predicted step" data-testid={testId}>
      {children}
    </aside>
  );
}

interface ChosenProps {
  reply: OptimizeReply;
  choice: WhatIf;
  clear: () => void;
}

/** The step with the chosen actions. */
export function Chosen({ reply, choice, clear }: ChosenProps) {
  const { problem, chosen, gpu } = reply;
  if (Object.keys(choice).length === 0) {
    return (
      <ChosenFrame testId="optimize-nothing">
        <p class="hint">
          Select actions, or a point on{' '}
          <button type="button" class="link" data-testid="to-curve" onClick={toCurve}>
            the curve
          </button>
          , to predict the step.
        </p>
        <Relief relief={reply.relief} />
      </ChosenFrame>
    );
  }
  if (!chosen || !isOf(chosen, choice)) {
    return (
      <ChosenFrame testId="optimize-chosen">
        <p class="predicted" role="status">
          {problem ?? 'Predicting the step…'}
        </p>
        <Clear clear={clear} />
      </ChosenFrame>
    );
  }
  return (
    <ChosenFrame testId="optimize-chosen">
      <Recipe verdict={chosen.verdict} code={chosen.code} asked={choice} clear={clear}>
        <p data-testid="optimize-cost">
          {chosen.cost && `${timeText(chosen.cost, gpu)}. `}
          {chosen.fits?.[0]}
        </p>
        <Kernels fits={chosen.fits} />
        <p>
          <b>Predicted:</b> {chosen.assumed}.
        </p>
      </Recipe>
      <Relief relief={chosen.relief} />
    </ChosenFrame>
  );
}

/** In a narrow window the curve is below the actions. */
function toCurve(): void {
  const curve = document.getElementById(CURVE_ID);
  curve?.scrollIntoView({ block: 'nearest' });
  curve?.focus({ preventScroll: true });
}

/** The functions that have other kernels on CUDA than on the recorded device. */
export function Kernels({ fits }: { fits: readonly string[] | null }) {
  return fits?.slice(1).map((each) => (
    <details key={each} class="hint kernels">
      <summary>Some functions have other kernels on CUDA</summary>
      <p data-testid="optimize-kernels">{each}</p>
    </details>
  ));
}

/** A reply may still be that for the actions before. */
export function isOf(chosen: ChosenRow, choice: WhatIf): boolean {
  const { checkpoint = '', save = '', offload = '', rewrite = '' } = choice;
  return [
    [chosen.checkpoint, checkpoint],
    [chosen.save, save],
    [chosen.offload, offload],
    [chosen.rewrite, rewrite],
  ].every(
    ([is, asked]) =>
      is ===
      (asked ?? '')
        .split(/[\s,]+/)
        .filter(Boolean)
        .join(' '),
  );
}

export function Clear({ clear }: { clear: () => void }) {
  return (
    <button type="button" class="quiet" data-testid="optimize-clear" onClick={clear}>
      Clear
    </button>
  );
}

interface RecipeProps {
  verdict: readonly string[];
  /** What else there is to say. */
  children: ComponentChildren;
  code: string;
  asked: Prediction;
  clear: () => void;
}

/** What a prediction gives, and its code to copy. */
export function Recipe({ verdict, children, code, asked, clear }: RecipeProps) {
  const { change } = useStore();
  const [isCopied, take] = useCopy();
  const [headline, ...places] = verdict;
  return (
    <>
      <div class="predicted">
        <p class="verdict" data-testid="optimize-verdict">
          {headline}
        </p>
        {places.map((place) => (
          <p key={place}>{place}</p>
        ))}
        {children}
      </div>
      <div class="chosen-buttons">
        <button type="button" data-testid="optimize-copy" onClick={() => take(code)}>
          Copy the recipe
        </button>
        <span role="status">{isCopied && 'copied'}</span>
        <button
          type="button"
          class="link"
          data-testid="optimize-compare"
          onClick={() =>
            change({ view: 'compare', settings: { compare: predictionSettings(asked) } })
          }
        >
          Open in Compare
        </button>
        <Clear clear={clear} />
      </div>
      <div class="snippet">
        <pre data-testid="optimize-code" tabIndex={0}>
          {code}
        </pre>
      </div>
    </>
  );
}

function Relief({ relief }: { relief: readonly string[] }) {
  if (relief.length === 0) return null;
  return (
    <>
      <h3>Other changes that lower this peak</h3>
      <ul class="relief" data-testid="optimize-relief">
        {relief.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );
}
