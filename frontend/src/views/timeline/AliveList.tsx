// The live storages at the chosen point of the timeline, each with its lifetime.

import { useStore } from '../../state/context';
import { useReply } from '../../state/replies';
import { nodeId } from '../../recording/ids';
import type { AliveReply, LifeRow, OpPlace, ReleaseRow } from '../../api/messages';
import { opName } from '../../recording/opName';
import { phaseName, stateClass } from '../../recording/states';
import { count, plural, tensorType } from '../../format/units';
import { ErrorBox, Loading } from '../../components/Notices';
import { Bar, Bytes } from '../../components/Bytes';

interface AliveProps {
  op: number;
  /** How many ops the recording has. */
  ops: number;
  /** The model is drawn, and therefore listed. */
  hasModel: boolean;
}

export function AliveList({ op, ops, hasModel }: AliveProps) {
  const { value, error, loading } = useReply('alive.json', { op });
  if (error) return <ErrorBox message={error.message} />;
  if (!value) return loading ? <Loading what="Reading what is alive…" /> : null;
  return (
    <section
      class="alive"
      aria-label="Alive after the op"
      tabIndex={0}
      aria-busy={loading}
      data-testid="alive"
    >
      <Summary reply={value} />
      {[value.before, value.behind].map(
        (release) => release && <FreedAfter key={release.at.op} release={release} ops={ops} />,
      )}
      {(value.before ?? value.behind) && <h3>Alive after op {count(value.at.op)}</h3>}
      <Rows rows={value.alive} of={value.alive_count} at={value.at.op} ops={ops} />
      {hasModel && value.older_count > 0 && <OlderRows reply={value} />}
    </section>
  );
}

/** What dies behind an op, and therefore with it. */
function FreedAfter({ release, ops }: { release: ReleaseRow; ops: number }) {
  const { at, nbytes, count: of, storages } = release;
  return (
    <div data-testid="released">
      <h3>
        Op {count(at.op)}, {opName(at.name)}, frees {plural(of, 'storage')}: <Bytes n={nbytes} />{' '}
        <small>{where(at)}</small>
      </h3>
      <Rows rows={storages} of={of} at={at.op} ops={ops} />
    </div>
  );
}

interface RowsProps {
  rows: readonly LifeRow[];
  /** How many there are; the list may be cut. */
  of: number;
  at: number;
  ops: number;
}

function Rows({ rows, of, at, ops }: RowsProps) {
  return (
    <>
      <ol>
        {rows.map((row) => (
          <li key={row.storage}>
            <Row row={row} at={at} ops={ops} whole={rows[0]?.nbytes ?? 0} />
          </li>
        ))}
      </ol>
      {of > rows.length && <p class="hint">and {plural(of - rows.length, 'smaller one')}</p>}
    </>
  );
}

/** Parameters, gradients, optimizer states and inputs that are older than the step. */
function OlderRows({ reply }: { reply: AliveReply }) {
  const { older, older_count, older_bytes } = reply;
  return (
    <div data-testid="alive-older">
      <h3>
        Model and inputs, from before this step: {plural(older_count, 'allocation')},{' '}
        <Bytes n={older_bytes} />
      </h3>
      <ol>
        {older.map((row) => (
          <li key={row.storage} class="life-row">
            <span class="size">
              <Bytes n={row.nbytes} />
              <Bar part={row.nbytes} whole={older[0]?.nbytes ?? 0} />
            </span>
            <span class="what">
              <b>{row.name || ofWhat(row.band)}</b>
              <small>
                {row.name && ofWhat(row.band)}
                {row.ended !== null && ` · freed after op ${count(row.ended)}`}
              </small>
            </span>
          </li>
        ))}
      </ol>
      {older_count > older.length && (
        <p class="hint">and {plural(older_count - older.length, 'smaller one')}</p>
      )}
    </div>
  );
}

/** A band's name for one of its allocations. */
export function ofWhat(band: string): string {
  return { parameters: 'parameter', buffers: 'buffer', gradients: 'gradient' }[band] ?? band;
}

function Summary({ reply }: { reply: AliveReply }) {
  return (
    <p class="summary" data-testid="alive-summary">
      After op {count(reply.at.op)}, <b>{opName(reply.at.name)}</b> <small>{where(reply.at)}</small>
      : {plural(reply.alive_count, 'allocation')} from this step, <Bytes n={reply.live_bytes} />.
    </p>
  );
}

/** Where an op ran; of one in a backward whose that is. */
export function where({ fqn, source, backward_of }: OpPlace): string {
  const place = backward_of ? [backward_of.fqn, `${backward_of.op}'s backward`] : [fqn];
  return [...place, source].filter(Boolean).join(' · ');
}

interface RowProps {
  row: LifeRow;
  at: number;
  ops: number;
  whole: number;
}

function Row({ row, at, ops, whole }: RowProps) {
  const { select } = useStore();
  const node = row.made_by.node ?? row.made_by.backward_of?.node ?? null;
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
        <span class="made" title={where(row.made_by)}>
          <b>{opName(row.made_by.name)}</b>{' '}
          <span class="type">{tensorType(row.dtype, row.shape)}</span>{' '}
          <small>{where(row.made_by)}</small>
        </span>
        <small>{fate(row, at)}</small>
      </span>
      <LifeBar row={row} at={at} ops={ops} />
    </button>
  );
}

/** What becomes of a storage, and who keeps it. */
function fate(row: LifeRow, at: number): string {
  const end = row.ended === null ? 'never freed' : `freed after op ${count(row.ended)}`;
  return [
    row.model_state ?? row.state ?? (row.phase && phaseName(row.phase)),
    row.reason || (row.holder && `held by: ${row.holder}`),
    row.ended === at ? 'freed before the next op' : end,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The name of the timeline's band in which a storage stands. */
export function bandOf({ model_state, state, phase }: LifeRow): string {
  return model_state ? MODEL_BANDS[model_state] : (state ?? phase ?? '');
}

const MODEL_BANDS = {
  gradient: 'gradients',
  optimizer: 'optimizer state',
  'unsharded parameter': 'unsharded parameters',
  'unsharded gradient': 'unsharded gradients',
  'all-gather buffer': 'all-gather buffers',
  'reduce-scatter buffer': 'reduce-scatter buffers',
};

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
      aria-label={`allocated by op ${count(born)}, last used by op ${last}`}
      title={`Allocated by op ${count(born)}, last used by op ${last}`}
    >
      <span
        class={`span patch ${stateClass(bandOf(row))}`}
        style={{ left: percent(born), width: percent(end - born) }}
      />
      <span class="used" style={{ left: percent(row.last_used + 0.5) }} />
      <span class="now" style={{ left: percent(at + 0.5) }} />
    </span>
  );
}
