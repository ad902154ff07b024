// The modules of the recording to be ticked, equal layers as one row, and the ops to be kept.

import { useEffect, useMemo, useRef } from 'preact/hooks';

import type { Replied } from '../../../state/replies';
import type { WhatIf } from '../../../recording/key';
import type { CostlyRow, PatternRow, PatternsReply } from '../../../api/messages';
import { depths, isTicked, withTick } from './ticks';
import { bytes, count, share } from '../../../format/units';
import { Failure, Loading } from '../../../components/Notices';
import { Bar, Bytes } from '../../../components/Bytes';
import { More } from '../../../components/Hints';

interface TickModulesProps {
  reply: Replied<PatternsReply>;
  choice: WhatIf;
  choose: (next: WhatIf) => void;
}

export function TickModules({ reply, choice: asked, choose }: TickModulesProps) {
  const { value, error, loading } = reply;
  const set = (next: WhatIf) => choose({ ...asked, ...next });
  if (error) return <Failure error={error} retry={reply.reload} />;
  if (!value) return loading ? <Loading what="Looking for modules…" /> : null;
  const { patterns, patterns_count, ops, is_on_host } = value;
  return (
    <div class="ticks" aria-busy={loading}>
      <Patterns rows={patterns} asked={asked} set={set} canOffload={!is_on_host} />
      <More shown={patterns.length} of={patterns_count} />
      {ops.length > 0 && <Ops rows={ops} asked={asked} set={set} />}
    </div>
  );
}

interface AskedProps {
  asked: WhatIf;
  set: (next: WhatIf) => void;
}

interface PatternsProps extends AskedProps {
  rows: readonly PatternRow[];
  canOffload: boolean;
}

function Patterns({ rows, asked, set, canOffload }: PatternsProps) {
  const whole = Math.max(...rows.map(({ saved_bytes }) => saved_bytes));
  const region = useRef<HTMLDivElement>(null);
  // A ticked row can be below the visible ones.
  useEffect(() => {
    const row = region.current?.querySelector('input:checked')?.closest('tr');
    if (row && region.current) region.current.scrollTop = row.offsetTop - 60;
  }, [rows]);
  const depthOf = useMemo(() => depths(rows.map(({ name }) => name)), [rows]);
  if (rows.length === 0) return <p class="hint">No module in this recording saves anything.</p>;
  return (
    <div
      class="ticks-rows"
      ref={region}
      role="region"
      tabIndex={0}
      aria-label="Modules to checkpoint"
    >
      <table class="data-table" data-testid="ticks">
        <thead>
          <tr>
            <th scope="col">checkpoint</th>
            {canOffload && <th scope="col">offload</th>}
            <th scope="col">module</th>
            <th scope="col" title="Bytes attributed to the ops inside">
              {' '}
              saves{' '}
            </th>
            <th
              scope="col"
              title="Estimated share of the forward's matmul FLOPs, recomputed if checkpointed"
            >
              matmul FLOPs{' '}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.asked} data-testid={`tick-${row.name}`}>
              <td>
                <Tick
                  label={`Checkpoint ${row.name}`}
                  text={asked.checkpoint}
                  asked={row.asked}
                  whyNot={row.why_not}
                  set={(checkpoint) => set({ checkpoint })}
                />
              </td>
              {canOffload && (
                <td>
                  <Tick
                    label={`Offload ${row.name} to the CPU`}
                    text={asked.offload}
                    asked={row.asked}
                    whyNot={null}
                    set={(offload) => set({ offload })}
                  />
                </td>
              )}
              <th scope="row" title={row.type_name}>
                <span class="branch" style={{ '--depth': depthOf[at] ?? 0 }}>
                  {row.name}
                  <span class="tag">
                    {row.type_name}
                    {row.modules_count > 1 && ` ×${count(row.modules_count)}`}
                  </span>
                </span>
              </th>
              <td>
                <span class="with-bar">
                  <Bar part={row.saved_bytes} whole={whole} />
                  <Bytes n={row.saved_bytes} />
                </span>
              </td>
              <td>{share(row.flops_share, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TickProps {
  label: string;
  /** What is asked for by now. */
  text: string | undefined;
  /** What this row stands for. */
  asked: string;
  whyNot: string | null;
  set: (text: string) => void;
}

function Tick({ label, text = '', asked, whyNot, set }: TickProps) {
  const checked = isTicked(text, asked);
  return (
    <input
      type="checkbox"
      aria-label={label}
      title={whyNot ?? label}
      checked={checked}
      disabled={whyNot !== null && !checked}
      onChange={(event) => set(withTick(text, asked, event.currentTarget.checked))}
    />
  );
}

interface OpsProps extends AskedProps {
  rows: readonly CostlyRow[];
}

/** Of what runs again: the results that are kept instead. */
function Ops({ rows, asked, set }: OpsProps) {
  const { checkpoint, save = '' } = asked;
  return (
    <fieldset class="ticks-ops" disabled={!checkpoint} data-testid="tick-ops">
      <legend>Save instead of recompute the results of</legend>
      {rows.map(({ name, flops_share, result_bytes }) => (
        <label key={name} class="check">
          <input
            type="checkbox"
            data-testid={`tick-op-${name}`}
            checked={isTicked(save, name)}
            onChange={(event) => set({ save: withTick(save, name, event.currentTarget.checked) })}
          />
          {name}
          <small>
            {share(flops_share, 1)} of the matmul FLOPs, {bytes(result_bytes)} in total
          </small>
        </label>
      ))}
    </fieldset>
  );
}
