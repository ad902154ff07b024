// What the lines mean; pointing at a state shows its edges, a click keeps only those.

import { useEffect, useMemo, useState } from 'preact/hooks';

import type { Drawing } from '../drawings';
import type { State } from '../messages';
import { stateClass, STATES } from '../states';
import { count } from '../units';
import { Swatch } from './state';

export function Legend({ drawing }: { drawing: Drawing }) {
  const [kept, setKept] = useState<ReadonlySet<State>>(new Set());
  const [pointed, setPointed] = useState<State | null>(null);
  const present = useMemo(() => statesIn(drawing), [drawing]);

  useEffect(() => {
    const only = pointed === null ? [...kept] : [pointed];
    if (only.length > 0) drawing.svg.dataset.only = only.map(stateClass).join(' ');
    else delete drawing.svg.dataset.only;
  }, [drawing, kept, pointed]);

  const toggle = (state: State) => {
    const next = new Set(kept);
    if (!next.delete(state)) next.add(state);
    setKept(next);
  };
  if (present.length === 0) return null;
  return (
    <div class="legend" role="group" aria-label="States of the tensors" data-testid="legend">
      {present.map(([state, edges]) => (
        <button
          key={state}
          type="button"
          class="legend-item"
          aria-pressed={kept.has(state)}
          title={`${MEANING[state]} Click to show only these.`}
          data-testid={`legend-${stateClass(state)}`}
          onClick={() => toggle(state)}
          onPointerEnter={() => setPointed(state)}
          onPointerLeave={() => setPointed(null)}
        >
          <Swatch state={state} />
          {state}
          <small class="number">{count(edges)}</small>
        </button>
      ))}
    </div>
  );
}

const MEANING: Record<State, string> = {
  cached: 'Kept for the backward: at least one save refers to its memory.',
  freed: 'Made in the forward and dead when it ended.',
  held: 'Alive when the forward ended, though no save refers to it.',
  recomputed: 'Made in a checkpointed region: the backward makes it again.',
  parameter: 'A parameter or buffer: there with or without the forward.',
  input: 'There before the forward began, and not saved.',
  'not cached': 'Freed or held: without an op stream the two cannot be told apart.',
};

function statesIn({ svg }: Drawing): [State, number][] {
  return STATES.map((state): [State, number] => [
    state,
    svg.querySelectorAll(`g.edge.${stateClass(state)}`).length,
  ]).filter(([, edges]) => edges > 0);
}
