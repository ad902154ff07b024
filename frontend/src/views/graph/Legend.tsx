// What the lines mean; pointing at a state shows its edges, a click keeps only those.

import { useEffect, useMemo, useState } from 'preact/hooks';

import type { Scene } from '../../graph/draw/scene';
import type { State } from '../../api/messages';
import { stateClass, STATES } from '../../recording/states';
import { count } from '../../format/units';
import { Swatch } from '../../components/StateSwatch';

export function Legend({ scene }: { scene: Scene }) {
  const [kept, setKept] = useState<ReadonlySet<State>>(new Set());
  const [pointed, setPointed] = useState<State | null>(null);
  const present = useMemo(() => statesIn(scene), [scene]);

  useEffect(() => {
    const only = pointed === null ? [...kept] : [pointed];
    if (only.length > 0) scene.svg.dataset.only = only.map(stateClass).join(' ');
    else delete scene.svg.dataset.only;
  }, [scene, kept, pointed]);

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
  cached: 'Saved for backward: at least one saved tensor uses its memory.',
  freed: 'Allocated in the forward pass and freed by its end.',
  held: 'Alive after the forward pass, though no saved tensor uses it.',
  recomputed: 'Allocated in a checkpointed region: the backward pass recomputes it.',
  parameter: 'A parameter or buffer: alive with or without the forward pass.',
  input: 'Alive before the forward pass, and not saved.',
  'not cached': 'Freed or held: without an op stream the two cannot be distinguished.',
};

function statesIn({ svg }: Scene): [State, number][] {
  return STATES.map((state): [State, number] => [
    state,
    svg.querySelectorAll(`g.edge.${stateClass(state)}`).length,
  ]).filter(([, edges]) => edges > 0);
}
