// The live storages at the chosen point of the timeline, each with its lifetime.

import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';

import { useStore } from '../../state/context';
import { useReply } from '../../state/replies';
import { nodeId } from '../../recording/ids';
import type { AliveReply, LifeRow, OlderRow, ReleaseRow } from '../../api/messages';
import { opName } from '../../recording/opName';
import { bytes, count, plural, tensorType } from '../../format/units';
import { ErrorBox, Loading } from '../../components/Notices';
import { Bar, Bytes } from '../../components/Bytes';
import { type Alike, groupAlike, lifeKey, olderKey, where } from './alike';
import { bandWords, ofWhat } from './bands';
import { LifeBar, type LifeScale, opsText } from './LifeBar';

interface AliveProps {
  op: number;
  scale: LifeScale;
  /** The model is drawn, and therefore listed. */
  hasModel: boolean;
}

export function AliveList({ op, scale, hasModel }: AliveProps) {
  const { value, error, loading } = useReply('alive.json', { op });
  if (error) return <ErrorBox message={error.message} />;
  if (!value) return loading ? <Loading what="Reading what is alive…" /> : null;
  const older = hasModel && value.older_count > 0 ? value.older : [];
  const largest = largestOf(value, older);
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
        (release) => release && <FreedAfter key={release.at.op} {...{ release, scale, largest }} />,
      )}
      {(value.before ?? value.behind) && <h2>Alive after op {count(value.at.op)}</h2>}
      <Lives
        rows={value.alive}
        of={value.alive_count}
        at={value.at.op}
        scale={scale}
        largest={largest}
      />
      {older.length > 0 && <OlderRows reply={value} largest={largest} />}
    </section>
  );
}

/** The bytes of the longest bar: all headings have one scale. */
function largestOf({ alive, before, behind }: AliveReply, older: readonly OlderRow[]): number {
  const lists = [alive, before?.storages ?? [], behind?.storages ?? []];
  const groups = [...lists.map((rows) => groupAlike(rows, lifeKey)), groupAlike(older, olderKey)];
  return Math.max(0, ...groups.map(([first]) => first?.nbytes ?? 0));
}

function Summary({ reply }: { reply: AliveReply }) {
  return (
    <p class="summary" data-testid="alive-summary">
      After op {count(reply.at.op)}, <b>{opName(reply.at.name)}</b> <small>{where(reply.at)}</small>
      : {plural(reply.alive_count, 'allocation')} from this step, <Bytes n={reply.live_bytes} />.
    </p>
  );
}

interface FreedAfterProps {
  release: ReleaseRow;
  scale: LifeScale;
  largest: number;
}

/** What dies behind an op, and therefore with it. */
function FreedAfter({ release, scale, largest }: FreedAfterProps) {
  const { at, nbytes, count: of, storages } = release;
  return (
    <div data-testid="released">
      <h2>
        Op {count(at.op)}, {opName(at.name)}, frees {plural(of, 'storage')}: <Bytes n={nbytes} />{' '}
        <small>{where(at)}</small>
      </h2>
      <Lives rows={storages} of={of} at={at.op} scale={scale} largest={largest} />
    </div>
  );
}

interface LivesProps {
  rows: readonly LifeRow[];
  /** How many there are; the list may be cut. */
  of: number;
  at: number;
  scale: LifeScale;
  largest: number;
}

function Lives({ rows, of, at, scale, largest }: LivesProps) {
  const { select } = useStore();
  return (
    <Groups
      rows={rows}
      of={of}
      largest={largest}
      keyOf={lifeKey}
      group={({ rows }) => (
        <>
          <Made rows={rows} at={at} />
          <LifeBar rows={rows} at={at} scale={scale} />
        </>
      )}
      row={(row, size) => {
        const node = row.made_by.node ?? row.made_by.backward_of?.node ?? null;
        return (
          <button
            type="button"
            class="life-row"
            disabled={node === null}
            data-storage={row.storage}
            onClick={() => node !== null && select(nodeId(node))}
          >
            {size}
            <Made rows={[row]} at={at} />
            <LifeBar rows={[row]} at={at} scale={scale} />
          </button>
        );
      }}
    />
  );
}

/** Parameters, gradients, optimizer states and inputs that are older than the step. */
function OlderRows({ reply, largest }: { reply: AliveReply; largest: number }) {
  const { older, older_count, older_bytes } = reply;
  const what = ([row]: readonly OlderRow[], name: string) => (
    <span class="what">
      <b>{name || ofWhat(row?.band ?? '')}</b>
      <small>
        {name && ofWhat(row?.band ?? '')}
        {typeof row?.ended === 'number' && ` · freed after op ${count(row.ended)}`}
      </small>
    </span>
  );
  return (
    <div data-testid="alive-older">
      <h2>
        Model and inputs, from before this step: {plural(older_count, 'allocation')},{' '}
        <Bytes n={older_bytes} />
      </h2>
      <Groups
        rows={older}
        of={older_count}
        largest={largest}
        keyOf={olderKey}
        group={({ rows }) => what(rows, rows[0]?.layers ?? '')}
        row={(row, size) => (
          <span class="life-row">
            {size}
            {what([row], row.name)}
          </span>
        )}
      />
    </div>
  );
}

interface GroupsProps<Row> {
  rows: readonly Row[];
  of: number;
  largest: number;
  keyOf: (row: Row) => string;
  /** What stands in the row of a group, beside its size. */
  group: (group: Alike<Row>) => ComponentChildren;
  row: (row: Row, size: ComponentChildren) => ComponentChildren;
}

/** The number of rows and groups that are drawn; below them is how many more there are. */
const MOST = 200;

/** Rows, those of equal layers as one that opens. */
function Groups<Row extends { storage: number; nbytes: number }>(props: GroupsProps<Row>) {
  const { rows, of, largest, keyOf, group, row } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const groups = groupAlike(rows, keyOf);
  const drawn = groups.slice(0, MOST);
  const left = of - drawn.reduce((sum, each) => sum + each.rows.length, 0);
  // The server sends the largest ones: others may be of the size of the last one.
  const cutAt = of > rows.length ? rows.at(-1)?.nbytes : undefined;
  const size = (nbytes: number, times?: string) => (
    <span class="size">
      <Bytes n={nbytes} />
      {times && <small>{times}</small>}
      <Bar part={nbytes} whole={largest} />
    </span>
  );
  return (
    <>
      <ol>
        {drawn.map((each) => {
          const { key, nbytes } = each;
          const isOpen = opened.has(key);
          const [first] = each.rows;
          if (!first) return null;
          if (each.rows.length === 1) return <li key={key}>{row(first, size(nbytes))}</li>;
          const atLeast = first.nbytes === cutAt ? 'at least ' : '';
          return (
            <Fragment key={key}>
              <li>
                <button
                  type="button"
                  class="life-row"
                  aria-expanded={isOpen}
                  data-testid="alike"
                  onClick={() => setOpened(toggled(opened, key))}
                >
                  {size(nbytes, `${atLeast}${count(each.rows.length)} × ${bytes(first.nbytes)}`)}
                  {group(each)}
                </button>
              </li>
              {isOpen &&
                each.rows.map((one) => (
                  <li key={one.storage} class="alike-one">
                    {row(one, size(one.nbytes))}
                  </li>
                ))}
            </Fragment>
          );
        })}
      </ol>
      {left > 0 && <p class="hint">and {count(left)} more</p>}
    </>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = new Set(keys);
  if (!others.delete(key)) others.add(key);
  return others;
}

/** The op that allocated equal storages, and what becomes of them. */
function Made({ rows, at }: { rows: readonly LifeRow[]; at: number }) {
  const [row] = rows;
  if (!row) return null;
  const place = where(row.made_by, rows.length > 1);
  return (
    <span class="what">
      <span class="made" title={place}>
        <b>{opName(row.made_by.name)}</b>{' '}
        <span class="type">{tensorType(row.dtype, row.shape)}</span> <small>{place}</small>
      </span>
      <small>{fate(rows, at)}</small>
    </span>
  );
}

/** What becomes of equal storages, and who keeps them. */
function fate(rows: readonly LifeRow[], at: number): string {
  const [row] = rows;
  const ends = rows.map(({ ended }) => ended ?? Infinity);
  const end = ends.every((op) => op === at)
    ? 'freed before the next op'
    : ends.every(Number.isFinite)
      ? `freed after ${opsText(ends)}`
      : ends.some(Number.isFinite)
        ? 'some never freed'
        : 'never freed';
  return [
    row && (row.model_state ?? bandWords(row.state ?? row.phase ?? '')),
    row?.reason || (row?.holder && `held by: ${row.holder}`),
    end,
  ]
    .filter(Boolean)
    .join(' · ');
}
