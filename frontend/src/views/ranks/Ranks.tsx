// The ranks of one job side by side, and below them the modules in which they are unequal.

import { useMemo, useState } from 'preact/hooks';

import { useStore } from '../../state/context';
import type { RankLine, RanksReply, RankTotal } from '../../api/messages';
import type { PanelProps, View } from '../../state/views';
import { type Cell, range, type Sort, sortRows } from '../../components/table/sort';
import { bytes, count, plural } from '../../format/units';
import { Bar, Bytes } from '../../components/Bytes';
import { type Column, Table } from '../../components/table/Table';
import { TextEnd } from '../../components/Hints';
import { Unequal } from './Unequal';
import style from './ranks.css';

export const ranksView: View<'ranks.json'> = {
  key: 'ranks',
  title: 'Ranks',
  style,

  waiting: 'Reading the ranks…',
  needsServer: true,
  isFor: (_, tag) => (tag?.ranks ?? 1) > 1,
  route: 'ranks.json',
  // A rank that had not come to this step may have by now.
  mayGrow: ({ ranks }) => ranks.some(({ problem }) => problem !== null),
  Panel: RanksPanel,
};

function RanksPanel({ reply: ranks, isLoading }: PanelProps<RanksReply>) {
  return (
    <div class="ranks" aria-busy={isLoading}>
      <Summary ranks={ranks} />
      <RankTable ranks={ranks} />
      <Problems ranks={ranks} />
      {ranks.pending === 0 && <Unequal ranks={ranks} />}
    </div>
  );
}

function Summary({ ranks }: { ranks: RanksReply }) {
  const { pending, totals } = ranks;
  const read = ranks.ranks.length - pending;
  return (
    <p class="summary" role="status" data-testid="ranks-summary">
      {pending > 0
        ? `Read ${count(read)} of ${plural(ranks.ranks.length, 'rank')}…`
        : `${plural(ranks.ranks.length, 'rank')}: ${sentence(ranks, totals[0])}`}{' '}
      <small>Click a rank to show its recording.</small>
    </p>
  );
}

/** How far the ranks are apart in one total. */
function sentence({ ranks }: RanksReply, total: RankTotal | undefined): string {
  if (!total) return '';
  const [least, most] = [ranks[total.least ?? 0], ranks[total.most ?? 0]];
  const known = ranks.filter(({ nbytes }) => nbytes !== null).length;
  if (known < 2) return 'there is nothing to compare.';
  if (total.least === null || total.most === null || !least?.nbytes || !most?.nbytes) {
    return 'all save the same amount for backward.';
  }
  const [few, many] = [least.nbytes[0] ?? 0, most.nbytes[0] ?? 0];
  return (
    `rank ${most.rank} saves ${bytes(many)} for backward, ` +
    `rank ${least.rank} only ${bytes(few)}.`
  );
}

function RankTable({ ranks }: { ranks: RanksReply }) {
  const { recordings } = useStore();
  const [sort, setSort] = useState<Sort | null>(null);
  const columns = useMemo(() => rankColumns(ranks), [ranks]);
  const rows = useMemo(() => {
    const all = range(ranks.ranks.length);
    return sort ? sortRows(all, sortedBy(ranks, sort.key), sort.descending) : all;
  }, [ranks, sort]);
  const shown = recordings.shown.value;
  const selected = ranks.ranks.findIndex(({ run, tag }) => run === shown?.run && tag === shown.tag);
  return (
    <Table
      label="Ranks"
      testId="ranks-table"
      columns={columns}
      rows={rows}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onChoose={(row) => {
        const rank = ranks.ranks[row];
        if (rank?.nbytes) recordings.chooseRank(rank, 'graph');
      }}
      minWidth="900px"
    />
  );
}

/** How many of the totals have bars; the others are numbers alone. */
const BARS = 2;

function rankColumns({ ranks, totals }: RanksReply): Column[] {
  return [
    {
      key: 'rank',
      label: 'rank',
      help: 'Click a row to show the recording of this rank',
      width: '48px',
      isNumber: true,
      cell: (row) => ranks[row]?.rank,
    },
    ...totals.map((total, position) => totalColumn(ranks, total, position)),
    {
      key: 'run',
      label: 'run',
      width: 'minmax(110px, 1fr)',
      cell: (row) => <TextEnd text={ranks[row] ? writtenTo(ranks[row]) : ''} />,
    },
  ];
}

function totalColumn(ranks: readonly RankLine[], total: RankTotal, position: number): Column {
  const of = (row: number | null) => (row === null ? null : ranks[row]?.nbytes?.[position]);
  const whole = Math.max(0, ...ranks.map((_, row) => of(row) ?? 0));
  const most = of(total.most);
  const hasBar = position < BARS;
  return {
    key: total.key,
    label: total.label,
    help: total.help,
    width: hasBar ? 'minmax(200px, 2fr)' : 'minmax(88px, 1fr)',
    isNumber: true,
    cell: (row) => {
      const n = of(row);
      if (n === undefined) return <span class="none">–</span>;
      if (n === null) return <span class="none">not known</span>;
      const isMost = n === most;
      if (!hasBar)
        return isMost ? (
          <b>
            <Bytes n={n} />
          </b>
        ) : (
          <Bytes n={n} />
        );
      return (
        <span class="with-bar wide">
          <Bar part={n} whole={whole} />
          <span>
            {isMost && <span class="tag">largest</span>}{' '}
            {isMost ? (
              <b>
                <Bytes n={n} />
              </b>
            ) : (
              <Bytes n={n} />
            )}
          </span>
        </span>
      );
    },
  };
}

/** Where a rank wrote: its run, and its tag where only that tells the rank. */
function writtenTo({ run, tag, rank }: RankLine): string {
  return tag.endsWith(`/rank${rank}`) ? `${run} ${tag}` : run;
}

/** What a column of the table is sorted by. */
function sortedBy({ ranks, totals }: RanksReply, key: string): Cell[] {
  const position = totals.findIndex((total) => total.key === key);
  return ranks.map((row) => {
    if (key === 'rank') return row.rank;
    if (key === 'run') return row.run;
    return row.nbytes?.[position] ?? null;
  });
}

function Problems({ ranks: { ranks, absent } }: { ranks: RanksReply }) {
  const problems = ranks.filter(({ problem }) => problem);
  if (problems.length === 0 && absent.length === 0) return null;
  return (
    <ul class="notes problems" data-testid="ranks-problems">
      {absent.length > 0 && (
        <li>
          {absent.length === 1 ? 'Rank' : 'Ranks'} {absent.join(', ')}{' '}
          {absent.length === 1 ? 'has' : 'have'} no recording in this log directory.
        </li>
      )}
      {problems.map(({ rank, run, tag, problem }) => (
        <li key={`${run} ${tag}`}>
          Rank {rank}: {problem}
        </li>
      ))}
    </ul>
  );
}
