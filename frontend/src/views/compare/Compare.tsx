// Two recordings side by side: their totals, what changed from the largest on, and both timelines.

import { useState } from 'preact/hooks';

import type { Changed } from './difference/changed';
import { useStore } from '../../state/context';
import type { Comparand } from '../../recording/key';
import type { ComparedSide, ComparedTotal, CompareReply } from '../../api/messages';
import { type CompareMode, comparandParams } from './comparand';
import { type Compare, pairOf } from './store';
import { Cancelled } from '../../state/resource';
import type { View } from '../../state/views';
import { bytes, plural, share } from '../../format/units';
import { BothTimelines } from './BothTimelines';
import { Changes, Signed } from './Changes';
import { CompareWith } from './CompareWith';
import { DifferenceGraph } from './difference/DifferenceGraph';
import { useKeptFocus } from '../../components/hooks/useKeptFocus';
import { ErrorBox, Failure, Loading } from '../../components/Notices';
import { PlanLines, PlanningNow, PlanningStopped, PlanUnreachable } from './plan/Plan';
import { Bytes } from '../../components/Bytes';
import { DownloadCsv } from '../../components/DownloadCsv';
import { Snippet } from '../../components/CopyButton';
import compareStyle from './compare.css';
import differenceStyle from './difference/difference.css';

export const compareView: View = {
  key: 'compare',
  title: 'Compare',
  style: compareStyle + differenceStyle,

  needsServer: true,
  Panel: ComparePanel,
};

function ComparePanel() {
  const { compare } = useStore();
  const chosen = compare.choice.value;
  if (!chosen) return null;
  return (
    <div class="compare" data-testid="compare">
      <CompareWith comparand={chosen.comparand} />
      {chosen.comparand ? (
        <Compared />
      ) : (
        <Nothing problem={chosen.problem} way={compare.mode.value} />
      )}
    </div>
  );
}

const NOTHING: Record<CompareMode, string> = {
  recording:
    'There is no other recording here: predict checkpointing with What if, or record a second run or step.',
  modules: 'Select or name modules to predict what checkpointing them releases.',
  plan: 'Choose a point on the curve, or enter a goal, to find what to checkpoint.',
};

function Nothing({ problem, way }: { problem: string; way: CompareMode }) {
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
  const asked = compare.choice.value?.comparand;
  if (error instanceof Cancelled) return <PlanningStopped />;
  if (error) return <Failure error={error} retry={compare.reply.reload} />;
  const isPlanning = loading && asked && 'goal' in asked;
  // A fast plan appears before a notice about planning is needed.
  if (isPlanning && (compare.planProgress.value || !found)) return <PlanningNow />;
  if (!found) return loading ? <Loading what="Comparing…" /> : null;
  if (found.unreachable) return <PlanUnreachable {...found.unreachable} />;
  const { shown, comparand, comparison: value, planned } = found;
  if (!value) return null;
  const [before, after] = [nameOf({ key: shown }), nameOf(comparand)];
  const pair = pairOf(shown, comparand);
  return (
    <div class="compared" aria-busy={loading} data-testid="compared">
      {value.verdict.slice(0, planned ? 1 : undefined).map((sentence, at) => (
        <p key={at} class={at === 0 ? 'verdict' : 'hint'} data-testid="compare-verdict">
          {sentence}
        </p>
      ))}
      {value.before.timeline && value.after.timeline && (
        <BothTimelines
          before={value.before.timeline}
          after={value.after.timeline}
          names={[before, after]}
        />
      )}
      <section class="planned">
        <div>
          {planned ? <PlanLines {...planned} /> : <Predicted {...value.after} />}
          <Totals reply={value} before={before} after={after} />
        </div>
        {value.code !== null && (
          <Snippet code={value.code} label="Copy as Python" testId="compare-code" />
        )}
      </section>
      <Differences key={pair} pair={pair} reply={value} comparand={comparand} />
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
  comparand: Comparand;
}

/** The graph of both and the list of what changed, with one choice in the two of them. */
function Differences({ pair, reply, comparand }: DifferencesProps) {
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
        <h2>Changed saved tensors, largest first</h2>
        {reply.changes_count > 0 && <ChangesCsv comparand={comparand} />}
      </div>
      <p class="summary" data-testid="compare-summary">
        {summary(reply)}
      </p>
      <Changes
        reply={reply}
        comparand={'key' in comparand ? comparand.key : null}
        picked={picked}
        onPick={setPicked}
      />
    </section>
  );
}

function ChangesCsv({ comparand }: { comparand: Comparand }) {
  const { replies } = useStore();
  return (
    <DownloadCsv
      name="changes"
      title="All changes, repeated layers combined"
      text={() => replies.once('changes.csv', comparandParams(comparand))}
    />
  );
}

function nameOf(comparand: Comparand): string {
  return 'key' in comparand ? `${comparand.key.run} · step ${comparand.key.step}` : 'predicted';
}

function summary(reply: CompareReply): string {
  const same = `${bytes(reply.same_bytes)} unchanged in ${plural(reply.same_count, 'saved tensor')}`;
  if (reply.changes_count === 0) return `Nothing changed: ${same}.`;
  const moved = reply.moved_bytes > 0 && `${bytes(reply.moved_bytes)} on another device`;
  const changes = `−${bytes(reply.released_bytes)}, +${bytes(reply.added_bytes)}`;
  return `${[changes, moved, same].filter(Boolean).join('; ')}.`;
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
    <table class="data-table" aria-label="Totals of both recordings" data-testid="compare-totals">
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
          <th scope="col" title="Relative to the first">
            percent
          </th>
        </tr>
      </thead>
      <tbody>
        {reply.totals.map((total) => (
          <TotalRow key={total.key} total={total} />
        ))}
      </tbody>
    </table>
  );
}

function TotalRow({ total }: { total: ComparedTotal }) {
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
  return `${difference < 0 ? '−' : '+'}${share(Math.abs(difference), whole)}`;
}
