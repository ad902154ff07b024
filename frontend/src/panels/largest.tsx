// The largest kept tensors, each with the reason it is kept.

import { useStore } from '../context';
import { type Id, nodeId } from '../ids';
import type { LargestRow } from '../messages';
import type { PanelProps, View } from '../store/views';
import { plural, tensorType } from '../units';
import { Bar, Bytes } from './quantity';

export const largestView: View = { key: 'largest', title: 'Largest', Panel: LargestPanel };

function LargestPanel({ recording }: PanelProps) {
  const { address } = useStore();
  const { largest } = recording;
  const whole = Math.max(0, ...largest.map((row) => row.nbytes));
  if (largest.length === 0) {
    return <p class="hint pad">Nothing is kept for the backward in this recording.</p>;
  }
  return (
    <ol class="largest" data-testid="largest">
      {largest.map((row) => (
        <li key={row.storage}>
          <Card row={row} whole={whole} selected={address.value.selected} />
        </li>
      ))}
    </ol>
  );
}

interface CardProps {
  row: LargestRow;
  whole: number;
  selected: Id | null;
}

function Card({ row, whole, selected }: CardProps) {
  const { select } = useStore();
  const id = nodeId(row.node);
  return (
    <button
      type="button"
      class="card"
      aria-pressed={id.text === selected?.text}
      data-node={row.node}
      onClick={() => select(id)}
    >
      <CardText row={row} whole={whole} />
    </button>
  );
}

function CardText({ row, whole }: { row: LargestRow; whole: number }) {
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
