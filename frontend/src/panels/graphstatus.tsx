// What is under way with the graph, what went wrong, and what it leaves out.

import { useStore } from '../context';
import { Cancelled } from '../resource';
import { TooManyBoxes } from '../store';
import type { Drawing } from '../svg';
import { plural } from '../units';
import { ErrorBox } from './bits';

/** What is under way, or what went wrong; the old picture stays behind it. */
export function Status() {
  const store = useStore();
  const { loading, error, value } = store.picture.state.value;
  if (loading) {
    return (
      <div class="progress" role="status" data-testid="progress">
        <span>{store.progress.value}</span>
        <button type="button" data-testid="layout-cancel" onClick={store.picture.cancel}>
          Cancel
        </button>
      </div>
    );
  }
  if (!error || (error instanceof Cancelled && value)) return null;
  if (error instanceof Cancelled) {
    return (
      <div class="progress" role="status">
        <span>The layout was cancelled.</span>
        <button type="button" onClick={store.picture.reload}>
          Lay out again
        </button>
      </div>
    );
  }
  return (
    <div class="over">
      <ErrorBox message={error.message}>
        {error instanceof TooManyBoxes ? (
          <button type="button" data-testid="layout-anyway" onClick={store.allowLarge}>
            Lay it out anyway
          </button>
        ) : (
          <button type="button" onClick={store.picture.reload}>
            Try again
          </button>
        )}
        <button type="button" onClick={() => store.change({ expand: [] })}>
          Collapse all
        </button>
      </ErrorBox>
    </div>
  );
}

/** Says that modules stay folded which the reader wanted open: the server shows so many boxes. */
export function Limit({ drawing }: { drawing: Drawing }) {
  const store = useStore();
  const { value: picture, loading, error } = store.picture.state.value;
  const asked = store.place.value.expand ?? [];
  const isFolded = (call: number) => drawing.boxes.get(`m${call}`)?.element.matches('.node');
  if (!picture || loading || error || !asked.some(isFolded)) return null;
  return (
    <p class="limit" role="status" data-testid="graph-limit">
      Some modules stay folded: with them this graph of{' '}
      {plural(picture.graph.visible, 'box', 'boxes')} would be too large to read.
    </p>
  );
}
