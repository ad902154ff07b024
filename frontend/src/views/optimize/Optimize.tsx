// What lowers the peak: ranked actions with their gain and cost, and the chosen ones together.

import type { ComponentChildren } from 'preact';

import { Bytes } from '../../components/Bytes';
import { Failure, Loading } from '../../components/Notices';
import { Snippet, useCopy } from '../../components/CopyButton';
import type { ActionRow, ChosenRow, CostRow, OptimizeReply } from '../../api/messages';
import { bytes, flops, milliseconds, share } from '../../format/units';
import { moduleId, nodeId } from '../../recording/ids';
import type { WhatIf } from '../../recording/key';
import { useSettings, useStore } from '../../state/context';
import { useReply } from '../../state/replies';
import type { View } from '../../state/views';
import { choiceOf, chosenActions, isPredicted, withAction } from './choice';
import style from './optimize.css';

export const optimizeView: View = {
  key: 'optimize',
  title: 'Optimize',
  style,

  needsServer: true,
  isFor: (meta) => meta?.has_ops ?? true,
  Panel: OptimizePanel,
};

function OptimizePanel() {
  const { change } = useStore();
  const [settings] = useSettings('optimize');
  const choice = choiceOf(settings);
  const gpu = settings.gpu ? { gpu: settings.gpu } : {};
  const { value, error, reload } = useReply('optimize.json', { ...gpu, ...choice });
  const choose = (next: WhatIf) => change({ settings: { optimize: { ...gpu, ...next } } });
  if (error) {
    return (
      <>
        <Failure error={error} retry={reload} />
        <button type="button" class="pad" onClick={() => change({ settings: { optimize: {} } })}>
          Reset
        </button>
      </>
    );
  }
  if (!value) return <Loading what="Looking for actions…" />;
  return (
    <div class="optimize" data-testid="optimize">
      <Recorded reply={value} choice={choice} />
      <div class="optimize-columns">
        <Chosen reply={value} choice={choice} choose={choose} />
        <Actions reply={value} choice={choice} choose={choose} />
      </div>
    </div>
  );
}

interface ChoiceProps {
  reply: OptimizeReply;
  choice: WhatIf;
  choose: (next: WhatIf) => void;
}

/** The peak of the recorded step, and the GPU for which times are estimated. */
function Recorded({ reply, choice }: Omit<ChoiceProps, 'choose'>) {
  const { change } = useStore();
  const { gpus, gpu, place, fits } = reply;
  return (
    <header class="recorded">
      <label>
        GPU{' '}
        <select
          data-testid="optimize-gpu"
          title="Times are estimated for this GPU, and its memory is compared with the step"
          value={gpu}
          onChange={(event) =>
            change({ settings: { optimize: { gpu: event.currentTarget.value, ...choice } } })
          }
        >
          {gpus.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p data-testid="optimize-recorded">
        <b>
          {sentence(reply.peak_label)} {bytes(reply.peak_bytes)}
        </b>{' '}
        {place}
      </p>
      <p class="hint" data-testid="optimize-fits">
        {fits ?? `Does it fit on ${gpu}? …`}
      </p>
    </header>
  );
}

/** The step with the chosen actions beside the recorded one. */
function Chosen({ reply, choice, choose }: ChoiceProps) {
  const { problem, chosen } = reply;
  const isNothing = Object.keys(choice).length === 0;
  if (isNothing) {
    return (
      <aside class="chosen" aria-label="Selected actions" data-testid="optimize-nothing">
        <p class="hint">Select actions to predict the step with all of them.</p>
        <Relief relief={reply.relief} />
      </aside>
    );
  }
  const clear = (
    <button type="button" class="quiet" data-testid="optimize-clear" onClick={() => choose({})}>
      Clear
    </button>
  );
  if (!chosen || !isOf(chosen, choice)) {
    return (
      <aside class="chosen" aria-label="Selected actions" data-testid="optimize-chosen">
        <p class="predicted" role="status">
          {problem ?? 'Predicting the step…'}
        </p>
        {clear}
      </aside>
    );
  }
  return <Recipe chosen={chosen} gpu={reply.gpu} choice={choice} clear={clear} />;
}

/** A reply may still be that for the actions before. */
function isOf(chosen: ChosenRow, choice: WhatIf): boolean {
  const { checkpoint = '', save = '', offload = '' } = choice;
  return chosen.checkpoint === checkpoint && chosen.save === save && chosen.offload === offload;
}

interface RecipeProps {
  chosen: ChosenRow;
  gpu: string;
  choice: WhatIf;
  clear: ComponentChildren;
}

function Recipe({ chosen, gpu, choice, clear }: RecipeProps) {
  const { change } = useStore();
  const [isCopied, take] = useCopy();
  const [headline, ...places] = chosen.verdict;
  return (
    <aside class="chosen" aria-label="Selected actions" data-testid="optimize-chosen">
      <div class="predicted">
        <p class="verdict" data-testid="optimize-verdict">
          {headline}
        </p>
        <p data-testid="optimize-cost">
          {chosen.cost && `${timeText(chosen.cost, gpu)}. `}
          {chosen.fits}
        </p>
        {places.map((place) => (
          <p key={place}>{place}</p>
        ))}
        <p>
          <b>Predicted:</b> {chosen.assumed}.
        </p>
      </div>
      <div class="chosen-buttons">
        <button type="button" data-testid="optimize-copy" onClick={() => take(chosen.code)}>
          Copy the recipe
        </button>
        <span role="status">{isCopied && 'copied'}</span>
        <button
          type="button"
          class="link"
          data-testid="optimize-compare"
          onClick={() => change({ view: 'compare', settings: { compare: { ...choice } } })}
        >
          Open in Compare
        </button>
        {clear}
      </div>
      <div class="snippet">
        <pre data-testid="optimize-code" tabIndex={0}>
          {chosen.code}
        </pre>
      </div>
      <Relief relief={chosen.relief} />
    </aside>
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

function Actions({ reply, choice, choose }: ChoiceProps) {
  const { change } = useStore();
  const { actions, pending, gpu } = reply;
  const chosen = chosenActions(actions, choice);
  const whole = Math.max(0, ...actions.map(({ gain_bytes }) => gain_bytes ?? 0));
  return (
    <section>
      <div class="titled">
        <h2>Actions, largest gain first</h2>
        {pending && pending.known_count < pending.asked_count && (
          <span class="hint" role="status" data-testid="optimize-pending">
            Predicting: {pending.known_count} of {pending.asked_count} known.
          </span>
        )}
      </div>
      {actions.length === 0 && !pending && (
        <p class="hint" data-testid="optimize-none">
          No checkpoint or other known change saves less in this step.
        </p>
      )}
      <ul class="action-list" data-testid="actions">
        {actions.map((action) => (
          <li key={`${action.kind} ${action.text}`} data-kind={action.kind}>
            <Action
              action={action}
              gpu={gpu}
              peak={reply.peak_bytes}
              isLargest={whole > 0 && action.gain_bytes === whole}
              isChosen={chosen.includes(action)}
              onChoose={(isChosen) => choose(withAction(actions, choice, action, isChosen))}
            />
          </li>
        ))}
      </ul>
      <p class="to-plan">
        <button
          type="button"
          class="link"
          data-testid="to-plan"
          onClick={() => change({ view: 'compare', settings: { compare: { by: 'plan' } } })}
        >
          Find the best modules to checkpoint for a limit
        </button>
      </p>
    </section>
  );
}

interface ActionProps {
  action: ActionRow;
  gpu: string;
  /** The peak of the recorded step. */
  peak: number;
  isLargest: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Action({ action, gpu, peak, isLargest, isChosen, onChoose }: ActionProps) {
  const { select } = useStore();
  const { text, note, cost, code, node, module } = action;
  const id = node !== null ? nodeId(node) : module !== null ? moduleId(module) : null;
  return (
    <div class="action">
      <span class={`gain ${isLargest ? 'largest' : ''}`}>
        <Gain action={action} peak={peak} />
      </span>
      <div class="action-text">
        {isPredicted(action) ? (
          <label class="check">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={(event) => onChoose(event.currentTarget.checked)}
            />
            {text}
          </label>
        ) : (
          <p>
            {text}{' '}
            {id && (
              <button type="button" class="link" onClick={() => select(id)}>
                show
              </button>
            )}
          </p>
        )}
        {cost && <p class="action-cost">{costText(cost, gpu)}</p>}
        {code && <Snippet code={code} label="Copy as Python" testId="action-code" />}
        {note && <p class="hint">{note}</p>}
      </div>
    </div>
  );
}

function Gain({ action, peak }: { action: ActionRow; peak: number }) {
  const { gain_bytes, saved_gain_bytes, is_exact } = action;
  const isAwaited = isPredicted(action) && gain_bytes === null;
  if (isAwaited) return <span class="none">predicting…</span>;
  return (
    <>
      <b>
        {gain_bytes === null ? (
          <span class="none">not known</span>
        ) : (
          <>
            {!is_exact && gain_bytes > 0 && 'about '}
            {gain_bytes > 0 ? '−' : gain_bytes < 0 ? '+' : ''}
            <Bytes n={Math.abs(gain_bytes)} />
          </>
        )}
      </b>
      {gain_bytes !== null && gain_bytes > 0 && (
        <small>{share(gain_bytes, peak)} of the peak</small>
      )}
      {saved_gain_bytes !== null && (
        <small>
          saved {saved_gain_bytes < 0 ? '+' : '−'}
          <Bytes n={Math.abs(saved_gain_bytes)} />
        </small>
      )}
    </>
  );
}

/** What an action costs: FLOPs and bytes, and their time on the GPU. */
function costText(cost: CostRow, gpu: string): string {
  const products = cost.flops > 0 ? `${flops(cost.flops)} and` : 'no matmuls,';
  const again = `Recomputes ${products} ${bytes(cost.moved_bytes)} read and written`;
  return [cost.moved_bytes > 0 && again, timeText(cost, gpu)].filter(Boolean).join('. ');
}

function timeText(cost: CostRow, gpu: string): string {
  const { moved_bytes, host_bytes, milliseconds: time, forward_milliseconds: forward } = cost;
  const part = share(Math.round(time * 1e9), Math.round(forward * 1e9));
  const again = `At least ${milliseconds(time)} on ${gpu} (${part} of the forward)`;
  const copies = `${bytes(host_bytes)} to the CPU and back`;
  if (moved_bytes === 0 && host_bytes === 0) return 'Recomputes nothing';
  return [moved_bytes > 0 && again, host_bytes > 0 && copies].filter(Boolean).join('. ');
}

function sentence(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
