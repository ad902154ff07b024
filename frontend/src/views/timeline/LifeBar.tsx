// When an allocation began and ended, over the range of ops that the plot shows.

import type { LifeRow } from '../../api/messages';
import type { Range } from '../../components/plot/Plot';
import { stateClass } from '../../recording/states';
import { count } from '../../format/units';
import { bandOf } from './bands';

/** What the bars stand over. */
export interface LifeScale {
  readonly range: Range;
  /** How many ops the recording has. */
  readonly ops: number;
}

/**
 * From the first op that allocated one to the last op after which one was alive. Where not all of
 * a group are alive the bar is paler. A single one has a mark at its last use.
 */
export function LifeBar({
  rows,
  at,
  scale,
}: {
  rows: readonly LifeRow[];
  at: number;
  scale: LifeScale;
}) {
  const [low, high] = scale.range;
  const percent = (op: number) => (100 * (op - low)) / Math.max(1, high - low);
  const births = rows.map(({ made_by }) => made_by.op);
  const ends = rows.map(({ ended }) => (ended === null ? scale.ops : ended + 1));
  const [first] = rows;
  if (!first) return null;
  const span = (begin: number, end: number) => ({
    left: `${percent(begin)}%`,
    width: `${percent(end) - percent(begin)}%`,
  });
  const all = span(Math.min(...births), Math.max(...ends));
  const common = span(Math.max(...births), Math.min(...ends));
  const said = lifeText(rows);
  return (
    <span class="life" role="img" aria-label={said} title={said}>
      {rows.length > 1 && (
        <span class={`span some patch ${stateClass(bandOf(first))}`} style={all} />
      )}
      <span class={`span patch ${stateClass(bandOf(first))}`} style={common} />
      {rows.length === 1 && (
        <span class="used" style={{ left: `${percent(first.last_used + 0.5)}%` }} />
      )}
      <span class="now" style={{ left: `${percent(at + 0.5)}%` }} />
    </span>
  );
}

function lifeText(rows: readonly LifeRow[]): string {
  const births = opsText(rows.map(({ made_by }) => made_by.op));
  const uses = opsText(rows.map(({ last_used }) => last_used));
  return `Allocated by ${births}, last used by ${uses}`;
}

/** "op 3", "ops 3–90". */
export function opsText(ops: readonly number[]): string {
  const [low, high] = [Math.min(...ops), Math.max(...ops)];
  return low === high ? `op ${count(low)}` : `ops ${count(low)}–${count(high)}`;
}
