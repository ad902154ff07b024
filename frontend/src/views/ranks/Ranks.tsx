// The ranks of one job side by side, and below them the modules in which they are unequal.

import { useMemo, useState } from 'preact/hooks';

import { useStore } from '../../state/context';
import type { RankLine, RanksReply, RankTotal } from '../../api/messages';
import type { PanelProps, View } from '../../state/views';
import { type Cell, range, type Sort, sortRows } from '../../components/table/sort';
import { bytes, count, plural } from '../../format/units';
import { Bar, Bytes } from '../../components/Bytes';
import { FigureButton } from '../../components/figure/FigureButton';
import { GpuChoice } from '../../components/GpuChoice';
import { gpuParams } from '../../state/gpu';
import { type SizedColumn, sized } from '../../components/table/columns';
import { FittingTable } from '../../components/table/FittingTable';
import { TextEnd } from '../../components/Hints';
import { Mesh, placeText, varyingAxes } from './Mesh';
import { knownRanks, Unequal } from './Unequal';
import style from './ranks.css';

export const ranksView: View<'ranks.json'> = {
  key: 'ranks',
  title: 'Ranks',
  style,

  waiting: 'Reading the ranks…',
  needsServer: true,
  // Of a merged job or a plan, one recording may represent all ranks: then only it tells.
  isFor: (meta, tag) =>
    (tag?.ranks ?? 1) > 1 || (meta ? meta.represents > 1 : typeof tag?.rank === 'number'),
  route: 'ranks.json',
  params: gpuParams,
  // A rank that had not come to this step may have by now.
  mayGrow: ({ ranks }) => ranks.some(({ problem }) => problem !== null),
  Panel: RanksPanel,
};

function RanksPanel({ reply: ranks, isLoading }: PanelProps<RanksReply>) {
  return (
    <div class="ranks" aria-busy={isLoading}>
      <Summary ranks={ranks} />
      <Outliers ranks={ranks} />
      <Mesh ranks={ranks.ranks} label={ranks.totals[0]?.label ?? ''} />
      <RankTable ranks={ranks} />
      <Problems ranks={ranks} />
      {ranks.pending === 0 && <Unequal ranks={ranks} />}
    </div>
  );
}

function Summary({ ranks }: { ranks: RanksReply }) {
  const { pending, gpus, gpu } = ranks;
  const read = ranks.ranks.length - pending;
  return (
    <div class="summary">
      <p role="status" data-testid="ranks-summary">
        {pending > 0
          ? `Read ${count(read)} of ${plural(ranks.ranks.length, 'rank')}…`
          : `${numberOf(ranks)}${meshText(ranks)}: ${sentence(ranks, ranks.totals[0])}`}{' '}
        <small>
          {isPlan(ranks.ranks) &&
            'Model states, gathered, saved and temporary are parts of the total peak. '}
          Click a rank to show its recording.
        </small>
      </p>
      <FigureButton drawing="ranks" params={pending === 0 ? {} : null} />
      {gpu !== null && (
        <GpuChoice
          gpus={gpus}
          gpu={gpu}
          gpuBytes={ranks.gpu_bytes ?? 0}
          outsideBytes={ranks.outside_bytes}
          title="The memory left is that of this GPU; the kernels are those of the dry run"
          testId="ranks-gpu"
        />
      )}
    </div>
  );
}

/** A plan, or a merged job, has a few ranks, which represent all. */
function numberOf({ ranks }: RanksReply): string {
  const all = ranks.reduce((sum, { represents }) => sum + represents, 0);
  return all > ranks.length
    ? `${plural(all, 'rank')}, represented by ${count(ranks.length)}`
    : plural(ranks.length, 'rank');
}

/** The axes of the mesh with their sizes: `, mesh pp 2 × dp 4`. */
function meshText({ ranks }: RanksReply): string {
  const mesh = ranks.find((rank) => rank.mesh.length > 0)?.mesh ?? [];
  const axes = mesh.map(({ name, size }) => `${name} ${size}`).join(' × ');
  return axes && `, mesh ${axes}`;
}

/** How far the ranks are apart in one total. */
function sentence({ ranks, gpu, gpu_bytes }: RanksReply, total: RankTotal | undefined): string {
  if (!total) return '';
  const worst = ranks[sortRows(range(ranks.length), ranks.map(leftOf), false)[0] ?? 0];
  if (gpu !== null && gpu_bytes !== null && worst && worst.left_bytes !== null) {
    const on = `${gpu} with ${bytes(gpu_bytes)}`;
    return worst.left_bytes < 0
      ? `rank ${worst.rank} does not fit on ${on}, ${bytes(-worst.left_bytes)} too much.`
      : `all fit on ${on}. Rank ${worst.rank} leaves the least, ${bytes(worst.left_bytes)}.`;
  }
  const [least, most] = [ranks[total.least ?? 0], ranks[total.most ?? 0]];
  if (knownRanks(ranks) < 2) return 'there is nothing to compare.';
  if (total.least === null || total.most === null || !least?.nbytes || !most?.nbytes) {
    return isOfPeak(total)
      ? 'all have the same total peak.'
      : 'all save the same amount for backward.';
  }
  const [few, many] = [least.nbytes[0] ?? 0, most.nbytes[0] ?? 0];
  if (isOfPeak(total)) {
    return (
      `rank ${most.rank} has the largest total peak, ${bytes(many)}, ` +
      `rank ${least.rank} only ${bytes(few)}.`
    );
  }
  return (
    `rank ${most.rank} saves ${bytes(many)} for backward, ` +
    `rank ${least.rank} only ${bytes(few)}.`
  );
}

/** Whether the headline is the total peak: the model states are known. */
function isOfPeak(total: RankTotal | undefined): boolean {
  return total?.key === 'total_peak_bytes';
}

function leftOf({ left_bytes }: RankLine): number | null {
  return left_bytes;
}

function RankTable({ ranks }: { ranks: RanksReply }) {
  const { recordings } = useStore();
  const [chosen, setSort] = useState<Sort | null>(null);
  const sort = chosen ?? worstFirst(ranks);
  const columns = useMemo(() => rankColumns(ranks), [ranks]);
  const rows = useMemo(() => {
    const all = range(ranks.ranks.length);
    return sort ? sortRows(all, sortedBy(ranks, sort.key), sort.descending) : all;
  }, [ranks, sort?.key, sort?.descending]);
  const own = recordings.shown.value;
  const selected = ranks.ranks.findIndex(({ run, tag }) => run === own?.run && tag === own.tag);
  return (
    <FittingTable
      label="Ranks"
      testId="ranks-table"
      columns={columns}
      rows={rows}
      sort={sort}
      onSort={setSort}
      selected={selected}
      // The worst ranks come first, and must be seen first.
      opensAtTop={sort !== null}
      onChoose={(row) => {
        const rank = ranks.ranks[row];
        if (rank?.nbytes) recordings.chooseRank(rank, 'graph');
      }}
      first={FIRST}
    />
  );
}

/** What a narrow table shows longest. */
const FIRST = ['rank', 'total_peak_bytes', 'saved_bytes', 'left', 'place', 'represents'];

/** A job with more ranks starts with the worst. */
const MOST_IN_ORDER = 40;

/** Ranks that represent a job have the parts of the total peak in place of other totals. */
function isPlan(ranks: readonly RankLine[]): boolean {
  return ranks.some(({ in_flight }) => in_flight !== null);
}

/** How the ranks of a plan, or many ranks, are sorted at first. */
function worstFirst({ gpu, totals, ranks }: RanksReply): Sort | null {
  if (gpu !== null) return { key: 'left', descending: false };
  const isSorted = isPlan(ranks) || ranks.length > MOST_IN_ORDER;
  return isSorted && totals[0] ? { key: totals[0].key, descending: true } : null;
}

/** Ranks that differ from most ranks with the same modules. */
function Outliers({ ranks: { ranks, outliers } }: { ranks: RanksReply }) {
  const { recordings } = useStore();
  if (outliers.length === 0) return null;
  return (
    <ul class="notes outliers" data-testid="ranks-outliers">
      {outliers.map(({ ranks: [first], text }) => {
        const rank = ranks[first ?? -1];
        return (
          <li key={first}>
            {text}{' '}
            {rank && (
              <button type="button" onClick={() => recordings.chooseRank(rank, 'graph')}>
                Show rank {rank.rank}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The width of a letter in pixels, on average, in a wide font. */
const LETTER = 6.5;

/** How many of the totals have bars; the others are numbers alone. */
const BARS = 2;

function rankColumns({ ranks, totals, gpu, outliers }: RanksReply): SizedColumn[] {
  const isPeak = isOfPeak(totals[0]);
  const outlying = new Set(outliers.flatMap((outlier) => outlier.ranks));
  const varying = varyingAxes(ranks);
  const placeOf = (rank: RankLine) => placeText(rank, varying.length > 0 ? varying : undefined);
  const longest = Math.max(...ranks.map((rank) => placeOf(rank).length));
  const place: SizedColumn = {
    key: 'place',
    label: 'place',
    help: 'Its position on the axes of the mesh, without those on which all these ranks are equal',
    // Whole, because each axis tells ranks apart.
    ...sized(Math.ceil(LETTER * longest), 1),
    cell: (row) => ranks[row] && placeOf(ranks[row]),
  };
  const represents: SizedColumn = {
    key: 'represents',
    label: 'represents',
    help: 'How many equal ranks it represents, itself included',
    ...sized(76),
    isNumber: true,
    cell: (row) => count(ranks[row]?.represents ?? 1),
  };
  const left: SizedColumn = {
    key: 'left',
    label: 'left',
    help: `What the step leaves of the memory of ${gpu ?? 'the GPU'}`,
    ...sized(ranks.some(({ left_bytes }) => (left_bytes ?? 0) < 0) ? 84 : 72),
    isNumber: true,
    cell: (row) => <Left n={ranks[row]?.left_bytes ?? null} />,
  };
  const inFlight: SizedColumn = {
    key: 'in_flight',
    label: 'in flight',
    help: 'The largest number of forwards that wait for their backward at once',
    ...sized(64),
    isNumber: true,
    cell: (row) => ranks[row]?.in_flight ?? '–',
  };
  const run: SizedColumn = {
    key: 'run',
    label: 'run',
    ...sized(100, 1),
    cell: (row) => <TextEnd text={ranks[row] ? writtenTo(ranks[row]) : ''} />,
  };
  return [
    {
      key: 'rank',
      label: 'rank',
      help: 'Click a row to show the recording of this rank',
      ...sized(outlying.size > 0 ? 96 : 48),
      isNumber: true,
      cell: (row) => (
        <>
          {outlying.has(row) && <span class="tag">outlier</span>} {ranks[row]?.rank}
        </>
      ),
    },
    ...(ranks.some(({ mesh }) => mesh.length > 0) ? [place] : []),
    ...(ranks.some((rank) => rank.represents > 1) ? [represents] : []),
    ...(gpu === null ? [] : [left]),
    ...totals.map((total, position) => totalColumn(ranks, total, position, isPeak ? 1 : BARS)),
    ...(isPlan(ranks) ? [inFlight] : []),
    ...(gpu === null ? [run] : []),
  ];
}

/** What is left of a GPU's memory, or is missing. */
function Left({ n }: { n: number | null }) {
  return n !== null && n < 0 ? (
    <b class="missing" title="It does not fit">
      <Bytes n={n} />
    </b>
  ) : (
    <Bytes n={n} />
  );
}

function totalColumn(
  ranks: readonly RankLine[],
  total: RankTotal,
  position: number,
  bars: number,
): SizedColumn {
  const of = (row: number | null) => (row === null ? null : ranks[row]?.nbytes?.[position]);
  const whole = Math.max(0, ...ranks.map((_, row) => of(row) ?? 0));
  const most = of(total.most);
  const hasBar = position < bars;
  const least = total.label.length > 10 ? 92 : 76;
  return {
    key: total.key,
    label: total.label,
    help: total.help,
    ...sized(bars === BARS ? 88 : least, hasBar ? 2 : 1), // where it is narrow, it has no bar
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
    if (key === 'place') return placeText(row);
    if (key === 'represents') return row.represents;
    if (key === 'left') return row.left_bytes;
    if (key === 'in_flight') return row.in_flight;
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
