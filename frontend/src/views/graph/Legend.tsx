// The meaning of the lines. Pointing at a state shows its edges; a click keeps only those.

import { useEffect, useMemo, useState } from 'preact/hooks';

import type { Scene } from '../../graph/draw/scene';
import { type State, STATES } from '../../api/messages';
import { stateClass, styleOf } from '../../recording/states';
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
          title={`${styleOf(state).help} Click to show only these.`}
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

function statesIn({ svg }: Scene): [State, number][] {
  return STATES.map(({ state }): [State, number] => [
    state,
    svg.querySelectorAll(`g.edge.${stateClass(state)}`).length,
  ]).filter(([, edges]) => edges > 0);
}
