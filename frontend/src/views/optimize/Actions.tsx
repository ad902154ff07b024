// The ranked actions, each with its gain on the peak, its cost and its code.

import { Bytes } from '../../components/Bytes';
import { Snippet } from '../../components/CopyButton';
import type { ActionRow, CostRow, OptimizeReply } from '../../api/messages';
import { bytes, flops, milliseconds, share } from '../../format/units';
import { moduleId, nodeId } from '../../recording/ids';
import type { WhatIf } from '../../recording/key';
import { useStore } from '../../state/context';
import { chosenActions, isPredicted, withAction } from './choice';

interface ActionsProps {
  reply: OptimizeReply;
  choice: WhatIf;
  choose: (next: WhatIf) => void;
}

export function Actions({ reply, choice, choose }: ActionsProps) {
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
      <Limit reply={reply} />
      {choice.checkpoint && (
        <p class="hint" data-testid="optimize-overlap">
          Selecting a module deselects those around it and inside it.
          {choice.save &&
            ` All checkpoints save the results of ${choice.save.replaceAll(' ', ', ')}.`}
        </p>
      )}
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
    </section>
  );
}

/** Why several actions may have the same gain: the peak moves to the optimizer step. */
function Limit({ reply: { actions, peak_bytes, update_bytes } }: { reply: OptimizeReply }) {
  if (update_bytes === null) return null;
  const most = peak_bytes - update_bytes;
  const isReached = actions.some((each) => isPredicted(each) && each.gain_bytes === most);
  if (!isReached) return null;
  return (
    <p class="hint" data-testid="optimize-limit">
      {`No checkpoint lowers the peak${most > 0 ? ` by more than ${bytes(most)}` : ''}: `}
      {`the optimizer step needs ${bytes(update_bytes)}.`}
    </p>
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
          <p>{text}</p>
        )}
        {id && (
          <button type="button" class="link" onClick={() => select(id)}>
            show
          </button>
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

export function timeText(cost: CostRow, gpu: string): string {
  const { moved_bytes, host_bytes, milliseconds: time, forward_milliseconds: forward } = cost;
  const part = share(Math.round(time * 1e9), Math.round(forward * 1e9));
  const again = `At least ${milliseconds(time)} on ${gpu} (${part} of the forward)`;
  const copies = `${bytes(host_bytes)} to the CPU and back`;
  if (moved_bytes === 0 && host_bytes === 0) return 'Recomputes nothing';
  return [moved_bytes > 0 && again, host_bytes > 0 && copies].filter(Boolean).join('. ');
}
