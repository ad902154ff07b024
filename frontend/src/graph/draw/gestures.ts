// Mouse, wheel and fingers over the picture: drag, zoom and pinch.

import { type Transform, zoomAt } from './panzoom';

const DRAG_FROM = 4;
/** One turn of a wheel makes the picture at most 1.35 times as large. */
const MOST_POWER = 0.3;

/**
 * Turn what pointers do on the frame into moves, until the signal ends it. `isZoom` says which turns
 * of a wheel are meant for the picture; the others scroll the page.
 */
export function listenToGestures(
  frame: HTMLElement,
  signal: AbortSignal,
  current: () => Transform,
  move: (to: Transform) => void,
  isZoom: (event: WheelEvent) => boolean,
): void {
  const pointers = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number } | undefined;
  let wasDragged = false;

  const local = (event: MouseEvent) => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) {
        start = local(event);
        wasDragged = false;
      }
      pointers.set(event.pointerId, local(event));
    },
    { signal },
  );

  frame.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before || !start) return;
      const now = local(event);
      if (!wasDragged && Math.hypot(now.x - start.x, now.y - start.y) < DRAG_FROM) return;
      if (!wasDragged) {
        wasDragged = true;
        // Not earlier: a captured pointer takes the click away from the box under it.
        frame.setPointerCapture(event.pointerId);
        frame.classList.add('dragging');
      }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      const at = current();
      if (!other) move({ ...at, x: at.x + now.x - before.x, y: at.y + now.y - before.y });
      else move(pinch(at, before, now, other));
    },
    { signal },
  );

  const release = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    if (pointers.size === 0) frame.classList.remove('dragging');
  };
  frame.addEventListener('pointerup', release, { signal });
  frame.addEventListener('pointercancel', release, { signal });
  // A click that ends a drag means nothing to the box on which it ends.
  const swallow = (event: Event) => {
    if (wasDragged) event.stopPropagation();
    wasDragged = false;
  };
  frame.addEventListener('click', swallow, { capture: true, signal });

  frame.addEventListener(
    'wheel',
    (event) => {
      if (!isZoom(event)) return;
      event.preventDefault();
      const { x, y } = local(event);
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // A pinch on a trackpad arrives as a wheel with ctrl held, in much smaller steps; a mouse with
      // ctrl held in the usual ones.
      const speed = event.ctrlKey ? 0.01 : 0.0015;
      const power = Math.max(-MOST_POWER, Math.min(MOST_POWER, -event.deltaY * lines * speed));
      move(zoomAt(current(), Math.exp(power), x, y));
    },
    { signal, passive: false },
  );
}

interface Point {
  x: number;
  y: number;
}

/** Two fingers: zoom by how their distance changed, around the one that rests. */
function pinch(at: Transform, before: Point, now: Point, other: Point): Transform {
  const was = Math.hypot(before.x - other.x, before.y - other.y);
  const is = Math.hypot(now.x - other.x, now.y - other.y);
  return zoomAt(at, was > 0 ? is / was : 1, other.x, other.y);
}
