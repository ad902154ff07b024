// The modules in which the ranks of a job are unequal.

import { useMemo, useState } from 'preact/hooks';

import { useStore } from '../../state/context';
import type { RankLine, RankModule, RanksReply } from '../../api/messages';
import { type Cell, range, type Sort, sortRows } from '../../components/table/sort';
import { bytes, count } from '../../format/units';
import { Bytes } from '../../components/Bytes';
import { type SizedColumn, sized } from '../../components/table/columns';
import { FittingTable } from '../../components/table/FittingTable';

/** How many ranks were read, with those that they represent. */
export function knownRanks(ranks: readonly RankLine[]): number {
  return ranks.reduce((sum, { nbytes, represents }) => sum + (nbytes ? represents : 0), 0);
}

export function Unequal({ ranks }: { ranks: RanksReply }) {
  const { recordings } = useStore();
  const [sort, setSort] = useState<Sort | null>(null);
  const { modules, modules_count: all } = ranks;
  const columns = useMemo(() => unequalColumns(ranks), [ranks]);
  const rows = useMemo(() => {
    const order = range(modules.length);
    return sort ? sortRows(order, sortedBy(ranks, sort.key), sort.descending) : order;
  }, [ranks, sort]);
  if (knownRanks(ranks.ranks) < 2) return null;
  if (modules.length === 0) {
    return (
      <p class="hint pad" data-testid="ranks-equal">
        Every module saves the same on all ranks.
      </p>
    );
  }
  return (
    <>
      <h2>
        Modules that differ between ranks{' '}
        <small>
          {all > modules.length
            ? `the ${count(modules.length)} largest differences of ${count(all)}`
            : 'largest difference first'}
        </small>
      </h2>
      <FittingTable
        label="Modules that differ between ranks"
        testId="unequal-table"
        columns={columns}
        rows={rows}
        sort={sort}
        onSort={setSort}
        selected={null}
        onChoose={(row) => {
          const most = ranks.ranks[modules[row]?.most ?? -1];
          if (most?.nbytes) recordings.chooseRank(most, 'modules');
        }}
        first={FIRST}
      />
    </>
  );
}

/** What a narrow table shows longest. */
const FIRST = ['fqn', 'type_name', 'apart', 'ranks', 'most'];

function unequalColumns({ ranks, modules }: RanksReply): SizedColumn[] {
  const end = (key: 'least' | 'most', label: string): SizedColumn => ({
    key,
    label,
    ...sized(130, 1),
    isNumber: true,
    cell: (row) => <End module={modules[row]} ranks={ranks} which={key} />,
  });
  return [
    {
      key: 'fqn',
      label: 'module',
      ...sized(100, 2),
      cell: (row) => <UnequalModule module={modules[row]} />,
    },
    {
      key: 'type_name',
      label: 'type',
      ...sized(90, 1),
      cell: (row) => modules[row]?.type_name,
    },
    {
      key: 'ranks',
      label: 'by rank',
      help: 'Attributed to its own ops on each rank, in rank order; in a large job, equal ranks have one bar',
      ...sized(90, 1),
      cell: (row) => <Bars module={modules[row]} ranks={ranks} />,
    },
    end('least', 'smallest'),
    end('most', 'largest'),
    {
      key: 'apart',
      label: 'difference',
      help: 'Largest minus smallest',
      ...sized(88),
      isNumber: true,
      cell: (row) => <Bytes n={apart(modules[row], ranks)} />,
    },
  ];
}

function UnequalModule({ module }: { module: RankModule | undefined }) {
  if (!module) return null;
  const { fqn, type_name, times } = module;
  const name = fqn || (type_name ? '(root module)' : '(no module)');
  return (
    <span title={name} class={fqn ? '' : 'none'}>
      {name}
      {times > 1 && <b> ×{count(times)}</b>}
    </span>
  );
}

function End({
  module,
  ranks,
  which,
}: {
  module: RankModule | undefined;
  ranks: readonly RankLine[];
  which: 'least' | 'most';
}) {
  const position = module?.[which] ?? null;
  if (!module || position === null) return <span class="none">–</span>;
  const n = bytesOn(module, ranks[position]);
  if (n === null) return <Absent module={module} ranks={ranks} />;
  return (
    <>
      <Bytes n={n} /> <small>rank {ranks[position]?.rank}</small>
    </>
  );
}

/** Which ranks have no such module: the stages of a pipeline have different ones. */
function Absent({ module, ranks }: { module: RankModule; ranks: readonly RankLine[] }) {
  const without = ranks.filter((rank) => rank.group !== null && bytesOn(module, rank) === null);
  const where =
    without.length === 1 ? `rank ${without[0]?.rank}` : `${count(without.length)} ranks`;
  return <small>not on {where}</small>;
}

/** More bars are too thin to see. */
const MOST_BARS = 64;

/** A bar for each rank, as high as its bytes; in a large job for each group of equal ranks. */
function Bars({ module, ranks }: { module: RankModule | undefined; ranks: readonly RankLine[] }) {
  if (!module) return null;
  const seen = new Set<number | null>([null]);
  const isFirst = ({ group }: RankLine) => !seen.has(group) && seen.add(group);
  const shown = ranks.length <= MOST_BARS ? ranks : ranks.filter(isFirst).slice(0, MOST_BARS);
  const values = shown.map((rank) => bytesOn(module, rank));
  const whole = Math.max(1, ...values.map((n) => n ?? 0));
  const said = shown.map(({ rank, nbytes }, i) => {
    const n = values[i] ?? null;
    return `rank ${rank}: ${n !== null ? bytes(n) : nbytes ? 'no such module' : 'not read'}`;
  });
  return (
    <span class="bars" role="img" aria-label={said.join(', ')} title={said.join('\n')}>
      {values.map((n, i) => (
        <span key={i} style={{ height: `${(100 * (n ?? 0)) / whole}%` }} />
      ))}
    </span>
  );
}

function apart(module: RankModule | undefined, ranks: readonly RankLine[]): number {
  if (!module || module.least === null || module.most === null) return 0;
  return (bytesOn(module, ranks[module.most]) ?? 0) - (bytesOn(module, ranks[module.least]) ?? 0);
}

/** Its bytes on the rank at a position; null if the rank was not read, or has no such module. */
function bytesOn(module: RankModule, rank: RankLine | undefined): number | null {
  return module.nbytes[rank?.group ?? -1] ?? null;
}

/** What a column of the table is sorted by. */
function sortedBy({ modules, ranks }: RanksReply, key: string): Cell[] {
  return modules.map((module) => {
    if (key === 'fqn') return module.fqn;
    if (key === 'type_name') return module.type_name;
    if (key === 'least' || key === 'most') return bytesOn(module, ranks[module[key] ?? -1]);
    return apart(module, ranks);
  });
}
