// The way from a module to what checkpoints around it would release.

import { useStore } from '../state/context';

/** Nothing where no server is there to predict, or the module has no name. */
export function CheckpointLink({ names, label }: { names: string; label: string }) {
  const { change, isServed } = useStore();
  if (!names || !isServed) return null;
  return (
    <button
      type="button"
      class="link checkpoint-link"
      data-testid="what-if"
      title={`Predict with ${names} checkpointed`}
      onClick={(event) => {
        event.stopPropagation();
        change({ view: 'optimize', settings: { optimize: { checkpoint: names } } });
      }}
    >
      {label}
    </button>
  );
}
