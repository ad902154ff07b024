// The progress of the graph, its errors, and the nodes that it leaves out.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import { useStore } from '../../state/context';
import type { Scene } from '../../graph/draw/scene';
import { moduleId } from '../../recording/ids';
import { SlowLayout } from './picture';
import { Cancelled } from '../../state/resource';
import { plural } from '../../format/units';
import { ErrorBox } from '../../components/Notices';

interface StatusProps {
  /** In which the picture moves. */
  frame: RefObject<HTMLElement | null>;
}

/** What is under way, or what went wrong; the old picture stays behind it. */
export function Status({ frame }: StatusProps) {
  const { graph } = useStore();
  const { loading, error } = graph.picture.state.value;
  if (loading) {
    return (
      <div class="progress" role="status" data-testid="progress">
        <span>{graph.progress.value}</span>
        <button type="button" data-testid="layout-cancel" onClick={graph.picture.cancel}>
          Cancel
        </button>
      </div>
    );
  }
  if (!error || (error instanceof Cancelled && graph.current.value)) return null;
  if (error instanceof Cancelled) {
    return (
      <div class="progress" role="status">
        <span>The layout was cancelled.</span>
        <button type="button" data-testid="layout-again" onClick={graph.picture.reload}>
          Lay out again
        </button>
      </div>
    );
  }
  if (error instanceof SlowLayout) return <Question of={error} frame={frame} />;
  return (
    <div class="overlay">
      <ErrorBox message={error.message}>
        <button type="button" onClick={graph.picture.reload}>
          Try again
        </button>
        <button type="button" onClick={() => graph.rearrange({ expand: [] })}>
          Collapse all
        </button>
      </ErrorBox>
    </div>
  );
}

/** Asks before a layout that takes long; what is drawn already stays behind it. */
function Question({ of, frame }: StatusProps & { of: SlowLayout }) {
  const { graph } = useStore();
  const first = useRef<HTMLButtonElement>(null);
  // Whoever opened a module by the keyboard answers by it, and goes on from there.
  useEffect(() => {
    const before = document.activeElement;
    first.current?.focus();
    return () => {
      // The button is gone, and unless the reader went elsewhere nothing has the focus.
      if (document.activeElement !== document.body) return;
      // Another picture may have come already, with a box of the same module.
      const id = frame.current && before ? CSS.escape(before.id) : '';
      const box = id ? frame.current?.querySelector<SVGElement>(`.canvas #${id}`) : null;
      (box ?? frame.current)?.focus({ preventScroll: true });
    };
  }, [of]);
  const { expand, quick } = of.graph;
  return (
    <div class="overlay">
      <div
        class="question"
        role="alertdialog"
        aria-label="A slow layout"
        data-testid="layout-question"
      >
        <p>{of.message}</p>
        <div class="actions">
          <button
            type="button"
            ref={first}
            data-testid="layout-cancel"
            onClick={graph.restorePrevious}
          >
            Cancel
          </button>
          <button type="button" data-testid="layout-anyway" onClick={graph.allowSlow}>
            Draw anyway
          </button>
          {quick && quick.length < expand.length && (
            <button
              type="button"
              title="Fold the modules with the most boxes until the layout is quick"
              data-testid="layout-quick"
              onClick={() => graph.rearrange({ expand: quick })}
            >
              Fold the largest
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Says that modules stay folded which the reader wanted open: the server shows so many boxes. */
export function Limit({ scene }: { scene: Scene }) {
  const { address, graph } = useStore();
  const { value: picture, loading, error } = graph.picture.state.value;
  const asked = address.value.expand ?? [];
  const isFolded = (call: number) => scene.boxes.get(moduleId(call).text)?.element.matches('.node');
  if (!picture || loading || error || !asked.some(isFolded)) return null;
  return (
    <p class="limit" role="status" data-testid="graph-limit">
      Some modules stay folded: this graph already has{' '}
      {plural(picture.graph.visible, 'box', 'boxes')}, and more could not be read.
    </p>
  );
}
