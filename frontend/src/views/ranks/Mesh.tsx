// The mesh of a job: its first axis as rows, the others as columns, and a rank in each cell.

import { useStore } from '../../state/context';
import type { RankLine } from '../../api/messages';
import { bytes, count } from '../../format/units';
import { Bar } from '../../components/Bytes';

/** A larger mesh is a table only. */
const MOST_CELLS = 1024;
/** With more columns, the cells are narrow and have no number of their rank. */
const MOST_WIDE_COLUMNS = 8;

/** The place of a rank, `pp 1 of 4, dp 0 of 8`. */
export function placeText({ mesh }: RankLine, axes = mesh.map((_, axis) => axis)): string {
  return axes
    .map((axis) => mesh[axis])
    .map((axis) => (axis ? `${axis.name} ${axis.position} of ${axis.size}` : ''))
    .join(', ');
}

/** The axes on which the ranks have different positions. */
export function varyingAxes(ranks: readonly RankLine[]): number[] {
  const axes = ranks[0]?.mesh.map((_, axis) => axis) ?? [];
  return axes.filter((axis) => new Set(ranks.map(({ mesh }) => mesh[axis]?.position)).size > 1);
}

/** Nothing where the ranks differ on one axis only: the table below has it. */
export function Mesh({ ranks: all, label }: { ranks: readonly RankLine[]; label: string }) {
  const { recordings } = useStore();
  const ranks = all.filter(({ mesh }) => mesh.length > 0);
  const [first, ...others] = varyingAxes(ranks);
  if (first === undefined || others.length === 0 || ranks.length > MOST_CELLS) return null;
  const rows = [...new Set(ranks.map((rank) => placeText(rank, [first])))];
  const columns = [...new Set(ranks.map((rank) => placeText(rank, others)))];
  const isNarrow = columns.length > MOST_WIDE_COLUMNS;
  const at = new Map(ranks.map((rank) => [placeText(rank, [first, ...others]), rank]));
  const whole = Math.max(1, ...ranks.map(({ nbytes }) => nbytes?.[0] ?? 0));
  return (
    <div class={isNarrow ? 'mesh narrow' : 'mesh'}>
      <table data-testid="mesh">
        <thead>
          <tr>
            <td>{label}</td>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column.split(/(?<=, )/).map((axis) => (
                  <span key={axis}>{axis}</span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map((column) => {
                const rank = at.get(`${row}, ${column}`);
                return (
                  <td key={column}>
                    {rank && (
                      <button
                        type="button"
                        title={rankText(rank)}
                        disabled={!rank.nbytes}
                        onClick={() => recordings.chooseRank(rank, 'graph')}
                      >
                        <b>{rank.nbytes ? bytes(rank.nbytes[0] ?? 0) : '–'}</b>
                        {!isNarrow && <small>{rankText(rank)}</small>}
                        <Bar part={rank.nbytes?.[0] ?? 0} whole={whole} />
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rankText({ rank, represents }: RankLine): string {
  return represents > 1 ? `rank ${rank} represents ${count(represents)}` : `rank ${rank}`;
}
