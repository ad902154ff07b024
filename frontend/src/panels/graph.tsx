// The picture of the graph: toolbar, legend, and the window in which it moves. Other views hide it
// and leave it as it is, so that the reader comes back to what was on the screen.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { useStore } from '../context';
import type { Drawing } from '../drawings';
import type { Id } from '../ids';
import { createMinimap, type Minimap } from '../minimap';
import type { PanelProps, View } from '../store/views';
import { createViewport, type Viewport } from '../viewport';
import { Limit, Status } from './graphstatus';
import { Toolbar } from './graphtoolbar';
import { Legend } from './legend';

export const graphView: View = {
  key: 'graph',
  title: 'Graph',
  isKept: true,
  Panel: GraphPanel,
};

function GraphPanel({ recording, isHidden }: PanelProps) {
  const store = useStore();
  const { graph } = store;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const viewport = useRef<Viewport | null>(null);
  const shownRecording = useRef('');
  const shown = useRef<Drawing | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const minimap = useRef<Minimap | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const { value: picture } = graph.picture.state.value;
  const { selected } = store.address.value;
  const focus = graph.focus.value;

  useLayoutEffect(() => {
    if (!frame.current || !canvas.current || !map.current) return;
    const abort = new AbortController();
    const look = (x: number, y: number) => viewport.current?.look(x, y);
    minimap.current = createMinimap(map.current, look, abort.signal);
    const made = createViewport(frame.current, canvas.current, {
      onSelect: store.select,
      onToggle: graph.toggle,
      onAim: graph.aim,
      onHover: (id) => shown.current && hover(shown.current, id),
      onMove: (seen) => minimap.current?.move(seen),
    });
    viewport.current = made;
    return () => {
      made.dispose();
      abort.abort();
    };
  }, []);

  useLayoutEffect(() => {
    if (!picture) return;
    const next = graph.read(picture.laid);
    if (shown.current) hover(shown.current, null);
    const recordingText = JSON.stringify(picture.recording);
    const isFirst = shownRecording.current === '';
    const isOther = shownRecording.current !== recordingText;
    const anchor = graph.focus.peek() ?? (isFirst ? store.address.peek().selected : null);
    viewport.current?.show(next, graph.nearest(anchor, next.boxes), isOther);
    shownRecording.current = recordingText;
    shown.current = next;
    graph.focus.value = null;
    setDrawing(next);
  }, [picture]);

  const isDark = store.isDark.value;
  useLayoutEffect(() => {
    if (drawing) minimap.current?.show(drawing);
  }, [drawing, isDark]);

  // What another panel asks for while the picture is here already.
  useEffect(() => {
    const { loading, value } = graph.picture.state.peek();
    // Another one may have come since this was rendered, and is to be shown with it.
    const isCurrent = !loading && value === picture;
    if (focus === null || !drawing || isHidden || !isCurrent) return;
    const id = graph.nearest(focus, drawing.boxes);
    if (id) viewport.current?.centre(id);
    graph.focus.value = null;
  }, [focus, drawing, isHidden]);

  // What was selected in another view meanwhile.
  useEffect(() => {
    const id = drawing && graph.nearest(selected, drawing.boxes);
    if (!isHidden && id) viewport.current?.keep(id);
  }, [isHidden]);

  useEffect(() => {
    if (!drawing) return;
    if (selected?.kind === 'edge') return markEdge(drawing, selected);
    return mark(drawing, graph.nearest(selected, drawing.boxes));
  }, [selected?.text, drawing]);

  return (
    <div class="graph">
      <Toolbar viewport={viewport} recording={recording} />
      {drawing && <Limit drawing={drawing} />}
      {drawing && recording.ops.node.length === 0 && (
        <p class="limit" role="status" data-testid="graph-none">
          Autograd noted no op in this recording, so it has no graph.
        </p>
      )}
      <div class="window">
        <div
          class="frame"
          ref={frame}
          tabIndex={0}
          role="group"
          aria-label="Graph of the forward pass. Arrow keys go from box to box, Enter selects, Space opens or closes a module, e goes through the edges of a box, plus and minus zoom, 0 is actual size, f fits."
          data-testid="graph-frame"
        >
          <div class="canvas" ref={canvas} data-testid="graph-canvas" />
        </div>
        {/* By keys the picture is moved in its frame. */}
        <div class="minimap" ref={map} aria-hidden="true" data-testid="minimap" hidden />
        <Status frame={frame} />
      </div>
      {drawing && <Legend drawing={drawing} />}
    </div>
  );
}

/** Draw the edges of a box strongly; returns how to undo it. */
function mark(drawing: Drawing, id: Id | null): (() => void) | undefined {
  const box = id && drawing.boxes.get(id.text);
  if (!box) return undefined;
  const lit = [box.element, ...(drawing.edges.get(box.id.text) ?? [])];
  lit.forEach((element) => element.classList.add('selected'));
  return () => lit.forEach((element) => element.classList.remove('selected'));
}

function markEdge({ svg }: Drawing, id: Id): () => void {
  const edge = svg.querySelector(`g.edge[id="${id.text}"]`);
  const classes = ['selected', 'selected-edge'];
  edge?.classList.add(...classes);
  return () => edge?.classList.remove(...classes);
}

/** Light the edges of the box under the pointer: by hand, for a pointer moves too often to render. */
export function hover({ svg, edges }: Drawing, id: Id | null): void {
  svg.querySelectorAll('.lit').forEach((element) => element.classList.remove('lit'));
  const lit = id === null ? [] : (edges.get(id.text) ?? []);
  lit.forEach((edge) => edge.classList.add('lit'));
  svg.classList.toggle('has-lit', lit.length > 0);
}
