// What changed from one recording to another, save by save, the largest first.

import { useEffect, useRef, useState } from 'preact/hooks';

import type { Changed } from './difference/changed';
import { useStore } from '../../state/context';
import { nodeId } from '../../recording/ids';
import type { RecordingKey } from '../../recording/key';
import type { Change, ChangedSave, ChangeRow, CompareReply } from '../../api/messages';
import { recordingSettings } from './comparand';
import { bytes, count, exactBytes, plural } from '../../format/units';
import { Bar } from '../../components/Bytes';

/** A sign and a word beside the colour. */
const MARKS: Record<Change, { sign: string; word: string }> = {
  released: { sign: '−', word: 'removed' },
  added: { sign: '+', word: 'added' },
  resized: { sign: '±', word: 'resized' },
  moved: { sign: '→', word: 'moved' },
  same: { sign: '=', word: 'unchanged' },
};

/** A difference with its sign; the exact number on hover. */
export function Signed({ n }: { n: number | null }) {
  if (n === null) return <span class="none">–</span>;
  const sign = n < 0 ? '−' : n > 0 ? '+' : '';
  const sort = n < 0 ? 'decrease' : n > 0 ? 'increase' : 'none';
  return (
    <span class={`signed ${sort}`} title={`${sign}${exactBytes(Math.abs(n))}`}>
      {sign}
      {bytes(Math.abs(n))}
    </span>
  );
}

/** What became of a save, as a sign and a word. */
export function Mark({ change }: { change: Change }) {
  const { sign, word } = MARKS[change];
  return (
    <span class={`mark ${change}`}>
      <span aria-hidden="true">{sign}</span> {word}
    </span>
  );
}

interface ChangesProps {
  reply: CompareReply;
  /** Null: the other one is a prediction, which has no place of its own. */
  comparand: RecordingKey | null;
  /** What the reader chose, here or in the graph. */
  picked: readonly Changed[];
  onPick: (picked: readonly Changed[]) => void;
}

export function Changes({ reply, comparand, picked, onPick }: ChangesProps) {
  const { changes, changes_count } = reply;
  const largest = changes[0]?.weight_bytes ?? 0;
  const rest = changes_count - changes.length;
  return (
    <>
      <ol class="changes" data-testid="changes">
        {changes.map((row, at) => (
          <li key={at} data-change={row.change}>
            <ChangeCard
              row={row}
              largest={largest}
              comparand={comparand}
              members={picked.flatMap(({ change, member }) => (change === at ? [member] : []))}
              isFirst={picked[0]?.change === at}
              onPick={(isPicked) => onPick(isPicked ? [{ change: at, member: null }] : [])}
            />
          </li>
        ))}
      </ol>
      {rest > 0 && <p class="hint">and {plural(rest, 'smaller change')}</p>}
    </>
  );
}

interface ChangeCardProps {
  row: ChangeRow;
  largest: number;
  comparand: RecordingKey | null;
  /** Which of its members are picked; null is all of them. */
  members: readonly (number | null)[];
  /** The first that is picked is brought into sight. */
  isFirst: boolean;
  onPick: (isPicked: boolean) => void;
}

function ChangeCard({ row, largest, comparand, members, isFirst, onPick }: ChangeCardProps) {
  const [isOpen, setOpen] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const rest = row.members_count - row.members.length;
  const picked = members.join();
  useEffect(() => {
    if (members.some((member) => member !== null)) setOpen(true);
    if (isFirst) card.current?.scrollIntoView({ block: 'nearest' });
  }, [picked, isFirst]);
  const toggle = () => {
    // Folding a change keeps another one picked.
    if (!isOpen || members.length > 0) onPick(!isOpen);
    setOpen(!isOpen);
  };
  return (
    <div class="card" ref={card} aria-current={members.length > 0}>
      <span class="size">
        <Signed n={row.difference_bytes} />
        <Bar part={row.weight_bytes} whole={largest} />
      </span>
      <span class="what">
        <button type="button" class="link" aria-expanded={isOpen} onClick={toggle}>
          <Mark change={row.change} /> <b>{row.op}</b> <code>{row.slot}</code> ·{' '}
          {row.module || '(no module)'}
        </button>
        <span class="type">
          {row.tensor}
          {row.change !== 'released' && row.change !== 'added' && (
            <>
              {' '}
              · {bytes(row.before_bytes)} → {bytes(row.after_bytes)}
            </>
          )}
        </span>
        {isOpen && (
          <ul class="members">
            {row.members.map((member, at) => (
              <li key={at} aria-current={members.includes(at)}>
                <Member member={member} op={row.op} comparand={comparand} />
              </li>
            ))}
            {rest > 0 && <li>and {count(rest)} more</li>}
          </ul>
        )}
      </span>
    </div>
  );
}

interface MemberProps {
  member: ChangedSave;
  op: string;
  comparand: RecordingKey | null;
}

/** A save, and the way to the recording that has it: this one if it can be. */
function Member({ member, op, comparand }: MemberProps) {
  const { change, recordings, select } = useStore();
  const { before_node, after_node } = member;
  const name = member.name || op;
  if (before_node !== null) {
    return (
      <button
        type="button"
        class="link"
        data-node={before_node}
        onClick={() => select(nodeId(before_node))}
      >
        {name}
      </button>
    );
  }
  if (after_node === null || !comparand) return <span>{name}</span>;
  const goThere = () => {
    const shown = recordings.shown.peek();
    recordings.choose({ ...comparand, view: 'graph' });
    change({
      selected: nodeId(after_node),
      ...(shown ? { settings: { compare: recordingSettings(shown) } } : {}),
    });
  };
  return (
    <button
      type="button"
      class="link"
      data-node={after_node}
      title={`Show in ${comparand.run}, step ${comparand.step}`}
      onClick={goThere}
    >
      {name} <small>in {comparand.run}</small>
    </button>
  );
}
