// Two recordings side by side: their totals, what changed from the largest on, and both timelines.

import { useState } from 'preact/hooks';

import type { Changed } from '../changed';
import { useStore } from '../context';
import type { Other, RecordingKey } from '../key';
import type { ComparedSide, ComparedTotal, CompareReply } from '../messages';
import type { Way } from '../other';
import { type Compare, pairOf } from '../store/compare';
import { Cancelled } from '../store/resource';
import type { View } from '../store/views';
import { bytes, plural, share } from '../units';
import { BothTimelines } from './bothtimelines';
import { Changes, ChangesCsv, Signed } from './changes';
import { CompareWith } from './comparewith';
import { DifferenceGraph } from './difference';
import { useKeptFocus } from './keptfocus';
import { ErrorBox, Failure, Loading } from './notice';
import { PlanLines, PlanningNow, PlanningStopped, Unreachable } from './plan';
import { Bytes } from './quantity';
import { Snippet } from './text';

export const compareView: View = {
  key: 'compare',
  title: 'Compare',
  needsServer: true,
  Panel: ComparePanel,
};

function ComparePanel() {
  const { compare } = useStore();
  const chosen = compare.chosen.value;
  if (!chosen) return null;
  return (
    <div class="compare" data-testid="compare">
      <CompareWith other={chosen.other} />
      {chosen.other ? <Compared /> : <Nothing problem={chosen.problem} way={compare.way.value} />}
    </div>
  );
}

const NOTHING: Record<Way, string> = {
  recording:
    'There is no other recording here: see what checkpoints would release, or record a second run or step.',
  modules: 'Tick modules, or name them, to see what checkpoints around them would release.',
  plan: 'Choose a point of the curve, or say what the peak may be, to see what to do for it.',
};

function Nothing({ problem, way }: { problem: string; way: Way }) {
  if (problem) return <ErrorBox message={problem} />;
  return (
    <p class="hint pad" data-testid="compare-nothing">
      {NOTHING[way]}
    </p>
  );
}

function Compared() {
  const { compare } = useStore();
  const frame = useKeptFocus();
  return (
    <div ref={frame} tabIndex={-1}>
      {compared(compare)}
    </div>
  );
}

/** What there is to see of what was asked; drawn by `Compared`, which keeps the focus. */
function compared(compare: Compare) {
  const { value: found, error, loading } = compare.reply.state.value;
  const asked = compare.chosen.value?.other;
  if (error instanceof Cancelled) return <PlanningStopped />;
  if (error) return <Failure error={error} retry={compare.reply.reload} />;
  const isPlanning = loading && asked && 'goal' in asked;
  // What is known already is there before it need be said that it is on its way.
  if (isPlanning && (compare.planning.value || !found)) return <PlanningNow />;
  if (!found) return loading ? <Loading what="Comparing…" /> : null;
  if (found.unreachable) return <Unreachable {...found.unreachable} />;
  const { shown, other, comparison: value, planned } = found;
  if (!value) return null;
  const [before, after] = [nameOf({ key: shown }), nameOf(other)];
  const pair = pairOf(shown, other);
  return (
    <div class="compared" aria-busy={loading} data-testid="compared">
      <section class="planned">
        <div>
          {planned ? <PlanLines {...planned} /> : <Predicted {...value.after} />}
          <Totals reply={value} before={before} after={after} />
        </div>
        {value.code !== null && (
          <Snippet code={value.code} label="Copy it as Python" testId="compare-code" />
        )}
      </section>
      <Differences key={pair} pair={pair} reply={value} other={'key' in other ? other.key : null} />
      {value.before.timeline && value.after.timeline && (
        <BothTimelines
          before={value.before.timeline}
          after={value.after.timeline}
          names={[before, after]}
        />
      )}
    </div>
  );
}

function Predicted({ predicted }: ComparedSide) {
  if (predicted === null) return null;
  return (
    <p class="predicted" role="note" data-testid="compare-predicted">
      <b>Predicted:</b> {predicted}. This step did not run.
    </p>
  );
}

interface DifferencesProps {
  pair: string;
  reply: CompareReply;
  other: RecordingKey | null;
}

/** The graph of both and the list of what changed, with one choice in the two of them. */
function Differences({ pair, reply, other }: DifferencesProps) {
  const [picked, setPicked] = useState<readonly Changed[]>([]);
  return (
    <section class="differences">
      {reply.changes_count > 0 && (
        <>
          <h2>Where it changed</h2>
          <DifferenceGraph pair={pair} picked={picked} onPick={setPicked} />
        </>
      )}
      <div class="titled">
        <h2>Save by save, the largest change first</h2>
        <ChangesCsv reply={reply} />
      </div>
      <p class="summary" data-testid="compare-summary">
        {summary(reply)}
      </p>
      <Changes reply={reply} other={other} picked={picked} onPick={setPicked} />
    </section>
  );
}

function nameOf(other: Other): string {
  return 'key' in other ? `${other.key.run} · step ${other.key.step}` : 'predicted';
}

function summary(reply: CompareReply): string {
  const same = `the same in ${plural(reply.same_count, 'save')} of ${bytes(reply.same_bytes)}`;
  if (reply.changes_count === 0) return `Nothing changed: ${same}.`;
  const moved = reply.moved_bytes > 0 && `${bytes(reply.moved_bytes)} on another device`;
  const parts = [
    `${bytes(reply.released_bytes)} less in some places`,
    `${bytes(reply.added_bytes)} more in others`,
    moved,
    same,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

interface TotalsProps {
  reply: CompareReply;
  before: string;
  after: string;
}

function Totals({ reply, before, after }: TotalsProps) {
  const { device } = reply.before;
  const isOneDevice = device === reply.after.device || !device || !reply.after.device;
  const on = (side: string) => (isOneDevice ? '' : ` on ${side}`);
  return (
    <table class="both" aria-label="Totals of both recordings" data-testid="compare-totals">
      <thead>
        <tr>
          <th scope="col">total</th>
          <th scope="col">
            {before}
            {on(device)}
          </th>
          <th scope="col">
            {after}
            {on(reply.after.device)}
          </th>
          <th scope="col">difference</th>
          <th scope="col" title="Of the first">
            percent
          </th>
        </tr>
      </thead>
      <tbody>
        {reply.totals.map((total) => (
          <Total key={total.key} total={total} />
        ))}
      </tbody>
    </table>
  );
}

function Total({ total }: { total: ComparedTotal }) {
  const { key, label, help, level, before_bytes, after_bytes, difference_bytes } = total;
  return (
    <tr data-testid={`compare-${key}`}>
      <th scope="row" class={`level-${level}`} title={help}>
        {label}
      </th>
      <td>
        <Known n={before_bytes} />
      </td>
      <td>
        <Known n={after_bytes} />
      </td>
      <td>
        <Signed n={difference_bytes} />
      </td>
      <td>{percent(difference_bytes, before_bytes)}</td>
    </tr>
  );
}

function Known({ n }: { n: number | null }) {
  return n === null ? <span class="none">not known</span> : <Bytes n={n} />;
}

function percent(difference: number | null, whole: number | null): string {
  if (!difference || !whole) return difference === 0 ? '0%' : '–';
  return `${difference < 0 ? '−' : '+'}${ratio(Math.abs(difference), whole)}`;
}

/** More than the whole is not a share of it. */
function ratio(part: number, whole: number): string {
  return part < whole ? share(part, whole) : `${Math.round((100 * part) / whole)}%`;
}
