// The picture of the graph: toolbar, legend, and the window in which it moves. Other views hide it
// and do not change it, so the reader finds the same part again.

import { highlightEdges, markBox, markEdge } from '../../graph/draw/highlight';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { useStore } from '../../state/context';
import type { Scene } from '../../graph/draw/scene';
import { createMinimap, type Minimap } from '../../graph/draw/minimap';
import type { PanelProps, View } from '../../state/views';
import { createViewport, type Viewport } from '../../graph/draw/viewport';
import { Limit, Status } from './Status';
import { Toolbar } from './Toolbar';
import { Legend } from './Legend';
import graphStyle from './graph.css';
import statusStyle from './status.css';

export const graphView: View = {
  key: 'graph',
  title: 'Graph',
  style: graphStyle + statusStyle,

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
  const shown = useRef<Scene | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const minimap = useRef<Minimap | null>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const { value: picture } = graph.picture.state.value;
  const { selected } = store.address.value;
  /** Selected now, or until its details closed. */
  const held = useRef(selected);
  if (selected) held.current = selected;
  const focus = graph.focus.value;

  useLayoutEffect(() => {
    if (!frame.current || !canvas.current || !map.current) return;
    const abort = new AbortController();
    const look = (x: number, y: number) => viewport.current?.look(x, y);
    minimap.current = createMinimap(map.current, look, abort.signal);
    const made = createViewport(frame.current, canvas.current, {
      onSelect: store.select,
      onToggle: graph.toggle,
      onPrefetch: graph.prefetchToggle,
      onHover: (id) => shown.current && highlightEdges(shown.current, id),
      held: () => shown.current && graph.nearest(held.current, shown.current.boxes),
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
    const next = graph.read(picture.layout);
    if (shown.current) highlightEdges(shown.current, null);
    const recordingText = JSON.stringify(picture.recording);
    const isFirst = shownRecording.current === '';
    const isOther = shownRecording.current !== recordingText;
    const anchor = graph.focus.peek() ?? (isFirst ? store.address.peek().selected : null);
    viewport.current?.show(next, graph.nearest(anchor, next.boxes), isOther);
    shownRecording.current = recordingText;
    shown.current = next;
    graph.focus.value = null;
    setScene(next);
  }, [picture]);

  const isDark = store.isDark.value;
  useLayoutEffect(() => {
    if (scene) minimap.current?.show(scene);
  }, [scene, isDark]);

  // What another panel asks for while the picture is here already.
  useEffect(() => {
    const { loading, value } = graph.picture.state.peek();
    // Another one may have come since this was rendered, and is to be shown with it.
    const isCurrent = !loading && value === picture;
    if (focus === null || !scene || isHidden || !isCurrent) return;
    const id = graph.nearest(focus, scene.boxes);
    if (id) viewport.current?.centre(id);
    graph.focus.value = null;
  }, [focus, scene, isHidden]);

  // A selection that was made in another view.
  useEffect(() => {
    const id = scene && graph.nearest(selected, scene.boxes);
    if (!isHidden && id) viewport.current?.keep(id);
  }, [isHidden]);

  useEffect(() => {
    if (!scene) return;
    if (selected?.kind === 'edge') return markEdge(scene, selected);
    return markBox(scene, graph.nearest(selected, scene.boxes));
  }, [selected?.text, scene]);

  return (
    <div class="graph">
      <Toolbar viewport={viewport} recording={recording} />
      {scene && <Limit scene={scene} />}
      {scene && recording.ops.node.length === 0 && (
        <p class="limit" role="status" data-testid="graph-none">
          Autograd recorded no ops, so there is no graph.
        </p>
      )}
      <div class="window">
        <div
          class="frame"
          ref={frame}
          tabIndex={0}
          role="group"
          aria-label="Graph of the forward pass. Arrow keys move between boxes, Enter selects, Space opens or closes a module, e cycles through the edges of a box, plus and minus zoom, 0 is actual size, f fits the window."
          data-testid="graph-frame"
        >
          <div class="canvas" ref={canvas} data-testid="graph-canvas" />
        </div>
        {/* By keys the picture is moved in its frame. */}
        <div class="minimap" ref={map} aria-hidden="true" data-testid="minimap" hidden />
        <Status frame={frame} />
      </div>
      {scene && <Legend scene={scene} />}
    </div>
  );
}
