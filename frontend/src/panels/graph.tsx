// The picture of the graph: toolbar, legend, and the window in which it moves. Other views hide it
// and leave it as it is, so that the reader comes back to the same place.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { useStore } from '../context';
import { download, fileName } from '../download';
import type { Recording } from '../recording';
import { Cancelled } from '../resource';
import { TooManyBoxes } from '../store';
import { type Drawing, exportable, readDrawing } from '../svg';
import { plural } from '../units';
import { createViewport, type Viewport } from '../viewport';
import { ErrorBox } from './bits';
import { Legend } from './legend';
import { Search } from './search';

interface GraphProps {
  recording: Recording;
  isHidden: boolean;
}

export function GraphView({ recording, isHidden }: GraphProps) {
  const store = useStore();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const viewport = useRef<Viewport | null>(null);
  const shownKey = useRef('');
  const shown = useRef<Drawing | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const { value: picture, key } = store.picture.state.value;
  const { selected } = store.place.value;
  const focus = store.focus.value;

  useLayoutEffect(() => {
    if (!frame.current || !canvas.current) return;
    const made = createViewport(frame.current, canvas.current, {
      onSelect: store.select,
      onToggle: (id) => store.toggle(Number(id.slice(1))),
      onHover: (id) => shown.current && hover(shown.current, id),
    });
    viewport.current = made;
    return () => made.dispose();
  }, []);

  useLayoutEffect(() => {
    if (!picture) return;
    const next = readDrawing(picture.svg);
    // All but the list of what stands open names the recording.
    const name = key.replace(/ graph .*$/, '');
    const isFirst = shownKey.current === '';
    const anchor = store.focus.peek() ?? (isFirst ? store.place.peek().selected : '');
    viewport.current?.show(next, store.nearest(anchor, next.boxes), shownKey.current !== name);
    shownKey.current = name;
    shown.current = next;
    store.focus.value = null;
    setDrawing(next);
  }, [picture]);

  // What another panel asks for while the picture is here already.
  useEffect(() => {
    if (focus === null || !drawing || isHidden || store.picture.state.peek().loading) return;
    const id = store.nearest(focus, drawing.boxes);
    if (id !== null) viewport.current?.centre(id);
    store.focus.value = null;
  }, [focus, drawing, isHidden]);

  // What was selected in another view meanwhile.
  useEffect(() => {
    const id = drawing && store.nearest(selected, drawing.boxes);
    if (!isHidden && id) viewport.current?.keep(id);
  }, [isHidden]);

  useEffect(() => {
    if (!drawing) return;
    const id = store.nearest(selected, drawing.boxes);
    return mark(drawing, id);
  }, [selected, drawing]);

  return (
    <div class="graph">
      <Toolbar viewport={viewport} recording={recording} />
      {drawing && <Limit drawing={drawing} />}
      <div class="window">
        <div
          class="frame"
          ref={frame}
          tabIndex={0}
          role="group"
          aria-label="Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, plus and minus zoom, 0 is actual size, f fits."
          data-testid="graph-frame"
        >
          <div class="canvas" ref={canvas} data-testid="graph-canvas" />
        </div>
        <Status />
      </div>
      {drawing && <Legend drawing={drawing} />}
    </div>
  );
}

/** Says that modules stay folded which the reader wanted open: the server shows so many boxes. */
function Limit({ drawing }: { drawing: Drawing }) {
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

/** Draw the edges of a box strongly; returns how to undo it. */
function mark(drawing: Drawing, id: string | null): (() => void) | undefined {
  const box = id === null ? undefined : drawing.boxes.get(id);
  if (!box) return undefined;
  const lit = [box.element, ...(drawing.edges.get(box.id) ?? [])];
  lit.forEach((element) => element.classList.add('selected'));
  return () => lit.forEach((element) => element.classList.remove('selected'));
}

/** Light the edges of the box under the pointer: by hand, for a pointer moves too often to render. */
function hover({ svg, edges }: Drawing, id: string | null): void {
  svg.querySelectorAll('.lit').forEach((element) => element.classList.remove('lit'));
  const lit = id === null ? [] : (edges.get(id) ?? []);
  lit.forEach((edge) => edge.classList.add('lit'));
  svg.classList.toggle('has-lit', lit.length > 0);
}

function Toolbar({
  viewport,
  recording,
}: {
  viewport: { current: Viewport | null };
  recording: Recording;
}) {
  const store = useStore();
  const { selected } = store.place.value;
  const picture = store.picture.state.value.value;
  const save = () => {
    const { run, step } = store.which.value ?? { run: 'run', step: 0 };
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
          onClick={() => store.change({ expand: [] })}
        >
          Collapse all
        </button>
        <button
          type="button"
          data-testid="expand-default"
          title="Open as many of the outermost modules as read well"
          onClick={() => store.change({ expand: null })}
        >
          Default
        </button>
        <button
          type="button"
          data-testid="expand-below"
          disabled={!selected.startsWith('m')}
          title={
            selected.startsWith('m')
              ? 'Open the selected module and everything inside it'
              : 'Select a module first'
          }
          onClick={() => store.expandBelow(Number(selected.slice(1)))}
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

/** What is under way, or what went wrong; the old picture stays behind it. */
function Status() {
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
