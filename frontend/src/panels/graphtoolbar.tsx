// What one can do with the graph as a whole: find, open, close, zoom, take away.

import { useStore } from '../context';
import { download, fileName } from '../download';
import type { RecordingReply } from '../messages';
import { exportable } from '../svg';
import type { Viewport } from '../viewport';
import { Search } from './search';

export function Toolbar({
  viewport,
  recording,
}: {
  viewport: { current: Viewport | null };
  recording: RecordingReply;
}) {
  const { address, change, graph, recordings } = useStore();
  const { selected } = address.value;
  const module = selected?.kind === 'module' ? selected.number : null;
  const picture = graph.picture.state.value.value;
  const save = () => {
    const { run, step } = recordings.shown.value ?? { run: 'run', step: 0 };
    const name = fileName('graph', run, step) + '.svg';
    if (picture) download(name, 'image/svg+xml', exportable(picture.svg));
  };
  return (
    <div class="toolbar" role="group" aria-label="What the graph shows">
      <Search recording={recording} />
      <div class="group">
        <button
          type="button"
          data-testid="collapse-all"
          title="Close every module"
          onClick={() => change({ expand: [] })}
        >
          Collapse all
        </button>
        <button
          type="button"
          data-testid="expand-default"
          title="Open as many of the outermost modules as read well"
          onClick={() => change({ expand: null })}
        >
          Default
        </button>
        <button
          type="button"
          data-testid="expand-below"
          disabled={module === null}
          title={
            module === null
              ? 'Select a module first'
              : 'Open the selected module and everything inside it'
          }
          onClick={() => module !== null && graph.expandBelow(module)}
        >
          Expand below
        </button>
      </div>
      <div class="group zoom">
        <button
          type="button"
          aria-label="Zoom out"
          title="Zoom out (-)"
          data-testid="zoom-out"
          onClick={() => viewport.current?.zoom(0.8)}
        >
          −
        </button>
        <button
          type="button"
          aria-label="Zoom in"
          title="Zoom in (+)"
          data-testid="zoom-in"
          onClick={() => viewport.current?.zoom(1.25)}
        >
          +
        </button>
        <button
          type="button"
          title="Actual size (0)"
          data-testid="zoom-actual"
          onClick={() => viewport.current?.actualSize()}
        >
          1:1
        </button>
        <button
          type="button"
          title="The whole graph (f)"
          data-testid="zoom-fit"
          onClick={() => viewport.current?.fit()}
        >
          Fit
        </button>
      </div>
      <button type="button" data-testid="download-svg" disabled={!picture} onClick={save}>
        Download SVG
      </button>
    </div>
  );
}
