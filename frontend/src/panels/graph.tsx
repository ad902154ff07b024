// The picture of the graph: toolbar, legend, and the window in which it moves. Other views hide it
// and leave it as it is, so that the reader comes back to the same place.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { useStore } from '../context';
import type { Recording } from '../recording';
import { type Drawing, readDrawing } from '../svg';
import { createViewport, type Viewport } from '../viewport';
import { Limit, Status } from './graphstatus';
import { Toolbar } from './graphtoolbar';
import { Legend } from './legend';

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
