// The buttons that zoom a picture.

import type { Viewport } from './viewport';

interface ZoomProps {
  viewport: { current: Viewport | null };
  /** With what the names of the buttons begin for tests. */
  testId: string;
}

export function ZoomButtons({ viewport, testId }: ZoomProps) {
  return (
    <div class="button-group">
      <button
        type="button"
        aria-label="Zoom out"
        title="Zoom out (-)"
        data-testid={`${testId}-out`}
        onClick={() => viewport.current?.zoom(0.8)}
      >
        −
      </button>
      <button
        type="button"
        aria-label="Zoom in"
        title="Zoom in (+)"
        data-testid={`${testId}-in`}
        onClick={() => viewport.current?.zoom(1.25)}
      >
        +
      </button>
      <button
        type="button"
        title="Actual size (0)"
        data-testid={`${testId}-actual`}
        onClick={() => viewport.current?.actualSize()}
      >
        1:1
      </button>
      <button
        type="button"
        title="The whole graph (f)"
        data-testid={`${testId}-fit`}
        onClick={() => viewport.current?.fit()}
      >
        Fit
      </button>
    </div>
  );
}
