// Two recordings side by side: their totals, what changed from the largest on, and both timelines.

import { useState } from 'preact/hooks';

import type { Changed } from './difference/changed';
import { useStore } from '../../state/context';
import type { Comparand } from '../../recording/key';
import type { ComparedSide, ComparedTotal, CompareReply } from '../../api/messages';
import { predictionSettings } from '../../recording/prediction';
import { comparandParams } from './comparand';
import { type Compare, pairOf } from './store';
import type { View } from '../../state/views';
import { bytes, plural, share } from '../../format/units';
import { BothTimelines } from './BothTimelines';
import { Changes, Signed } from './Changes';
import { ChooseRecording } from './ChooseRecording';
import { DifferenceGraph } from './difference/DifferenceGraph';
import { useKeptFocus } from '../../components/hooks/useKeptFocus';
import { ErrorBox, Failure, Loading } from '../../components/Notices';
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
      <ChooseRecording comparand={chosen.comparand} />
      {chosen.comparand ? <Compared /> : <Nothing problem={chosen.problem} />}
    </div>
  );
}

function Nothing({ problem }: { problem: string }) {
  if (problem) return <ErrorBox message={problem} />;
  return (
    <p class="hint pad" data-testid="compare-nothing">
      There is no other recording here: record a second run or step, or predict one in Optimize.
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
  if (error) return <Failure error={error} retry={compare.reply.reload} />;
  const isPlanning = asked && 'goal' in asked;
  if (!found) return loading ? <Loading what={isPlanning ? 'Planning…' : 'Comparing…'} /> : null;
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
          figure={comparandParams(comparand)}
        />
      )}
      <section class="planned">
        <div>
          <Predicted side={value.after} asked={comparand} lines={planned?.lines} />
          <Totals reply={value} before={before} after={after} />
          <Peaks reply={value} before={before} after={after} />
        </div>
        {value.code !== null && (
          <Snippet code={value.code} label="Copy as Python" testId="compare-code" />
        )}
      </section>
      <Differences key={pair} pair={pair} reply={value} comparand={comparand} />
    </div>
  );
}

interface PredictedProps {
  side: ComparedSide;
  asked: Comparand;
  /** What a plan says. */
  lines: readonly string[] | undefined;
}

/** What was predicted, and the way to change it. */
function Predicted({ side, asked, lines }: PredictedProps) {
  const { change } = useStore();
  if ('key' in asked) return null;
  return (
    <div class="predicted" role="note" data-testid="compare-predicted">
      {lines && <pre>{lines.join('\n')}</pre>}
      <p>
        <b>Predicted:</b> {lines ? '' : `${side.predicted}. `}This step did not run.{' '}
        <button
          type="button"
          class="link"
          data-testid="compare-optimize"
          onClick={() =>
            change({ view: 'optimize', settings: { optimize: predictionSettings(asked) } })
          }
        >
          Change in Optimize
        </button>
      </p>
    </div>
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
  // A long name of a run is one line, and its step another.
  if ('key' in comparand) return `${comparand.key.run} ·\u00a0step\u00a0${comparand.key.step}`;
  return 'predicted';
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

/** The places and the parts of the peaks of both. */
function Peaks({ reply, before, after }: TotalsProps) {
  const sides = [
    { name: before, peaks: reply.before.peaks },
    { name: after, peaks: reply.after.peaks },
  ];
  if (sides.every(({ peaks }) => peaks.length === 0)) return null;
  return (
    <details class="peaks" data-testid="compare-peaks">
      <summary>Places and parts of the peaks</summary>
      {sides.map(({ name, peaks }) => (
        <section key={name}>
          <h3>{name}</h3>
          {peaks.map((sentence) => (
            <p key={sentence} class="hint">
              {sentence}
            </p>
          ))}
        </section>
      ))}
    </details>
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
