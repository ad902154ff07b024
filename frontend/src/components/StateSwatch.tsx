// How the state of a tensor is shown.

import type { State } from '../api/messages';
import { stateClass, styleOf } from '../recording/states';

/** A short piece of an edge as the graph draws it: colour, line and head all say the state. */
export function Swatch({ state }: { state: State }) {
  const { line, head } = styleOf(state);
  const end = head === 'none' ? 29 : 21;
  return (
    <svg class="swatch" width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
      <g class={`edge ${stateClass(state)}`}>
        <path class={line} d={line === 'double' ? `M1 3.75H${end}M1 6.25H${end}` : `M1 5H${end}`} />
        {head !== 'none' && <polygon points={HEADS[head]} fill={OPEN_HEADS[head]} />}
      </g>
    </svg>
  );
}

const HEADS = {
  normal: '21,2 29,5 21,8',
  empty: '21,2 29,5 21,8',
  diamond: '19,5 24,2 29,5 24,8',
  vee: '20,1.5 29,5 20,8.5 23,5',
};

const OPEN_HEADS: Partial<Record<keyof typeof HEADS, string>> = { empty: 'none' };

export function StateName({ state }: { state: State | null }) {
  if (state === null) return <span class="none">–</span>;
  return (
    <span class="state">
      <Swatch state={state} />
      {state}
    </span>
  );
}
