// The largest kept tensors, each with the reason it is kept.

import { useStore } from '../context';
import type { LargestRow, Recording } from '../recording';
import { plural, tensorType } from '../units';
import { Bar, Bytes } from './bits';

export function LargestView({ recording }: { recording: Recording }) {
  const store = useStore();
  const { largest } = recording;
  const whole = Math.max(0, ...largest.map((row) => row.nbytes));
  if (largest.length === 0) {
    return <p class="hint pad">Nothing is kept for the backward in this recording.</p>;
  }
  return (
    <ol class="largest" data-testid="largest">
      {largest.map((row) => (
        <li key={row.storage}>
          <button
            type="button"
            class="card"
            aria-pressed={store.place.value.selected === `n${row.node}`}
            data-node={row.node}
            disabled={row.node === null}
            onClick={() => store.select(`n${row.node}`)}
          >
            <Card row={row} whole={whole} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Card({ row, whole }: { row: LargestRow; whole: number }) {
  const where = [row.fqn, row.source].filter(Boolean).join(' · ');
  return (
    <>
      <span class="size">
        <Bytes n={row.nbytes} />
        <Bar part={row.nbytes} whole={whole} />
      </span>
      <span class="what">
        <span class="name">
          <b>{row.op}</b> keeps <code>{row.slot}</code>
          <span class="type">{tensorType(row.dtype, row.shape)}</span>
        </span>
        <span class="reason">{row.reason}</span>
        <small>
          {[where, row.category, row.name, row.saves > 1 && plural(row.saves, 'save')]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </>
  );
}
