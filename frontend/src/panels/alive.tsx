// What is alive at the chosen point of the timeline, each storage with its life.

import { useEffect } from 'preact/hooks';

import { useStore } from '../context';
import { nodeId } from '../ids';
import type { AliveReply, LifeRow, OpPlace } from '../messages';
import { stateClass } from '../states';
import { count, plural, tensorType } from '../units';
import { ErrorBox, Loading } from './notice';
import { Bar, Bytes } from './quantity';

interface AliveProps {
  op: number;
  /** How many ops the recording has. */
  ops: number;
}

export function AliveList({ op, ops }: AliveProps) {
  const { alive } = useStore();
  useEffect(() => {
    alive.op.value = op;
  }, [op]);
  useEffect(() => () => void (alive.op.value = null), []);
  const { value, error, loading } = alive.reply.state.value;
  if (error) return <ErrorBox message={error.message} />;
  if (!value) return loading ? <Loading what="Reading what is alive…" /> : null;
  return (
    <section
      class="alive"
      aria-label="What is alive"
      tabIndex={0}
      aria-busy={loading}
      data-testid="alive"
    >
      <Summary reply={value} />
      <ol>
        {value.alive.map((row) => (
          <li key={row.storage}>
            <Row row={row} at={value.at.op} ops={ops} whole={value.alive[0]?.nbytes ?? 0} />
          </li>
        ))}
      </ol>
      {value.alive_count > value.alive.length && (
        <p class="hint">and {plural(value.alive_count - value.alive.length, 'smaller one')}</p>
      )}
    </section>
  );
}

function Summary({ reply }: { reply: AliveReply }) {
  return (
    <p class="summary" data-testid="alive-summary">
      After op {count(reply.at.op)}, <Place place={reply.at} />:{' '}
      {plural(reply.alive_count, 'storage')} of <Bytes n={reply.live_bytes} />
      {reply.released_count > 0 && (
        <>
          , of which {count(reply.released_count)} of <Bytes n={reply.released_bytes} />{' '}
          {reply.released_count === 1 ? 'is' : 'are'} released before the next op
        </>
      )}
      .
    </p>
  );
}

function Place({ place }: { place: OpPlace }) {
  return (
    <>
      <b>{opName(place.name)}</b>{' '}
      <small>{[place.fqn, place.source].filter(Boolean).join(' · ')}</small>
    </>
  );
}

function opName(name: string): string {
  return name.replace(/^aten::(\w+)(\.\w+)?$/, '$1');
}

interface RowProps extends AliveProps {
  row: LifeRow;
  whole: number;
}

function Row({ row, at, ops, whole }: Omit<RowProps, 'op'> & { at: number }) {
  const { select } = useStore();
  const { node } = row.made_by;
  return (
    <button
      type="button"
      class="life-row"
      disabled={node === null}
      data-storage={row.storage}
      onClick={() => node !== null && select(nodeId(node))}
    >
      <span class="size">
        <Bytes n={row.nbytes} />
        <Bar part={row.nbytes} whole={whole} />
      </span>
      <span class="what">
        <span>
          <Place place={row.made_by} /> <span class="type">{tensorType(row.dtype, row.shape)}</span>
        </span>
        <small>{fate(row, at)}</small>
      </span>
      <LifeBar row={row} at={at} ops={ops} />
    </button>
  );
}

/** What becomes of a storage, and who keeps it. */
function fate(row: LifeRow, at: number): string {
  const end = row.ended === null ? 'never released' : `released after op ${count(row.ended)}`;
  return [
    row.state ?? row.phase,
    row.reason || (row.holder && `held by: ${row.holder}`),
    row.ended === at ? 'released before the next op' : end,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** From the op that made it to the last one after which it was alive, with its last use. */
function LifeBar({ row, at, ops }: { row: LifeRow; at: number; ops: number }) {
  const percent = (op: number) => `${(100 * op) / Math.max(1, ops)}%`;
  const end = row.ended === null ? ops : row.ended + 1;
  const born = row.made_by.op;
  const last = count(row.last_used);
  return (
    <span
      class="life"
      role="img"
      aria-label={`made by op ${count(born)}, last used by op ${last}`}
      title={`Made by op ${count(born)}, last used by op ${last}`}
    >
      <span
        class={`span patch ${stateClass(row.state ?? row.phase ?? '')}`}
        style={{ left: percent(born), width: percent(end - born) }}
      />
      <span class="used" style={{ left: percent(row.last_used + 0.5) }} />
      <span class="now" style={{ left: percent(at + 0.5) }} />
    </span>
  );
}
