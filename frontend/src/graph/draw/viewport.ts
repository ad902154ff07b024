// The window on the picture: drag, wheel, pinch and keys move it by a CSS transform, which the
// browser can do sixty times a second for thousands of boxes where a viewBox cannot.

import { type PickEvents, isModule, listenToPicks } from './picking';
import { type Id, parseId } from '../../recording/ids';
import {
  centreOn,
  type Direction,
  fit,
  keepInView,
  neighbour,
  opening,
  reveal,
  type Rect,
  seenThrough,
  type Size,
  type Transform,
  within,
  zoomAt,
} from './panzoom';
import { listenToGestures } from './gestures';
import { arrange, type Box, type Scene } from './scene';

export interface Viewport {
  /** Put a picture in; `anchor` stays where it stood in the one before, or comes to the middle. */
  show: (scene: Scene, anchor: Id | null, isNew: boolean) => void;
  centre: (id: Id) => void;
  /** Bring a point of the picture into the middle. */
  look: (x: number, y: number) => void;
  /** Bring a box onto the screen unless it is there already. */
  keep: (id: Id) => void;
  fit: () => void;
  actualSize: () => void;
  zoom: (factor: number) => void;
  dispose: () => void;
}

export interface ViewportEvents extends PickEvents {
  /** Which turns of a wheel zoom; without it all do. */
  isZoom?: (event: WheelEvent) => boolean;
  /** The box that was selected last, which stays where it is when details open and close. */
  held?: () => Id | null;
  /** The part of the picture that is on the screen is another one now. */
  onMove?: (seen: Rect) => void;
}

const SHARP_AFTER_MS = 200;
const PAN_STEP = 60;

export function createViewport(
  frame: HTMLElement,
  canvas: HTMLElement,
  events: ViewportEvents,
): Viewport {
  let at: Transform = { x: 0, y: 0, scale: 1 };
  let scene: Scene | undefined;
  let timer = 0;
  /** Of the frame, when the picture was last moved. */
  let last: Size = { width: 0, height: 0 };
  let top = 0;
  const abort = new AbortController();
  const screen = (): Size => ({ width: frame.clientWidth, height: frame.clientHeight });

  function move(to: Transform): void {
    const size = screen();
    last = size;
    ({ top } = frame.getBoundingClientRect());
    at = scene ? within(to, scene, size) : to;
    canvas.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.scale})`;
    // A moving picture is one texture; a picture at rest is drawn again, with sharp text.
    canvas.style.willChange = 'transform';
    window.clearTimeout(timer);
    timer = window.setTimeout(() => (canvas.style.willChange = 'auto'), SHARP_AFTER_MS);
    events.onMove?.(seenThrough(at, size));
  }

  function zoom(factor: number): void {
    const { width, height } = screen();
    move(zoomAt(at, factor, width / 2, height / 2));
  }

  function isOnScreen(box: Rect): boolean {
    return keepInView(at, { ...box, width: 0, height: 0 }, screen()) === at;
  }

  const viewport: Viewport = {
    show(next, anchor, isNew) {
      const before = anchor === null || isNew ? undefined : scene?.boxes.get(anchor.text);
      const after = anchor === null ? undefined : next.boxes.get(anchor.text);
      const isSameSize = scene?.width === next.width && scene.height === next.height;
      const stays = before && isOnScreen(before) ? before : undefined;
      const isFirst = !scene || isNew;
      const hadFocus = canvas.contains(document.activeElement);
      const { id: focusedId } = document.activeElement ?? { id: '' };
      scene = next;
      arrange(next);
      if (!canvas.contains(next.svg)) canvas.replaceChildren(next.svg);
      // The box that had the keyboard went with the picture before.
      if (hadFocus) (next.boxes.get(focusedId)?.element ?? frame).focus({ preventScroll: true });
      const start = opening(next, topmost(next), screen());
      if (stays && after) move(alignTop(at, stays, after));
      else if (after) move(centreOn(isFirst ? start : at, after, screen()));
      else if (isFirst || !isSameSize) move(start);
    },
    centre(id) {
      const box = scene?.boxes.get(id.text);
      if (box) move(centreOn(at, box, screen()));
    },
    look(x, y) {
      const { width, height } = screen();
      move({ ...at, x: width / 2 - x * at.scale, y: height / 2 - y * at.scale });
    },
    keep(id) {
      const box = scene?.boxes.get(id.text);
      if (box) move(keepInView(at, box, screen()));
    },
    fit: () => scene && move(fit(scene, screen())),
    actualSize: () => zoom(1 / at.scale),
    zoom,
    dispose: () => abort.abort(),
  };

  listenToGestures(frame, abort.signal, () => at, move, events.isZoom ?? (() => true));
  listenToPicks(frame, abort.signal, (id) => scene?.boxes.get(id), events);
  const listening = { signal: abort.signal };

  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (onKey(event)) event.preventDefault();
    },
    listening,
  );

  function onKey(event: KeyboardEvent): boolean {
    const direction = DIRECTIONS[event.key];
    if (direction && event.shiftKey) return pan(direction);
    if (direction) return step(direction);
    const box = focused();
    const verbs: Record<string, () => void> = {
      '+': () => zoom(1.25),
      '=': () => zoom(1.25),
      '-': () => zoom(0.8),
      '0': viewport.actualSize,
      f: viewport.fit,
      e: () => box && events.onSelect(nextEdge(box)),
      Enter: () => box && events.onSelect(box.id),
      ' ': () => box && (isModule(box) ? events.onToggle(box.id.number) : events.onSelect(box.id)),
      Escape: () => {
        frame.focus();
        events.onSelect(null);
      },
    };
    verbs[event.key]?.();
    return event.key in verbs;
  }

  function focused(): Box | undefined {
    return scene?.boxes.get(document.activeElement?.id ?? '');
  }

  /** Of the edges that touch a box the one after that which is selected. */
  function nextEdge(box: Box): Id {
    const edges = scene?.edges.get(box.id.text) ?? [];
    const at = edges.findIndex((edge) => edge.classList.contains('selected-edge'));
    return parseId(edges[(at + 1) % edges.length]?.id ?? '') ?? box.id;
  }

  function pan(direction: Direction): boolean {
    const [dx, dy] = STEPS[direction];
    move({ ...at, x: at.x - dx * PAN_STEP, y: at.y - dy * PAN_STEP });
    return true;
  }

  /** From the box that has the focus to the next one in a direction; the first time, to the top. */
  function step(direction: Direction): boolean {
    if (!scene) return false;
    const boxes = [...scene.boxes.values()];
    const from = focused() ?? boxes.find(({ element }) => element.matches('.selected'));
    const to = from ? neighbour(nodes(scene), from, direction) : topmost(scene);
    if (!to) return true;
    to.element.focus({ preventScroll: true });
    move(keepInView(at, to, screen()));
    return true;
  }

  // The middle stays in place when the window's width changes. When only the frame's width changes,
  // the box under the pointer stays, because its details opened beside it.
  window.addEventListener(
    'resize',
    () => screen().width > 0 && move({ ...at, x: at.x + (screen().width - last.width) / 2 }),
    listening,
  );

  // Details make the frame smaller, and buttons in two lines move it down. The box that they are of
  // stays where it was on the page, also when they close, unless that would hide it.
  const resizing = new ResizeObserver(() => {
    if (screen().width === 0) return;
    const id = events.held?.();
    const box = id ? scene?.boxes.get(id.text) : undefined;
    const wasSeen = box !== undefined && keepInView(at, box, last) === at;
    if (!wasSeen) return move(at);
    const down = frame.getBoundingClientRect().top - top;
    move(reveal({ ...at, y: at.y - down }, box, screen()));
  });
  resizing.observe(frame);
  abort.signal.addEventListener('abort', () => resizing.disconnect());
  return viewport;
}

function nodes({ boxes }: Scene): Box[] {
  return [...boxes.values()].filter(({ element }) => element.matches('.node'));
}

function topmost(scene: Scene): Box | undefined {
  return nodes(scene).reduce<Box | undefined>((a, b) => (a && a.y <= b.y ? a : b), undefined);
}

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const STEPS: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The middle of a box's upper edge stays where it was, so that what opens opens in place. */
function alignTop(at: Transform, before: Rect, after: Rect): Transform {
  return {
    scale: at.scale,
    x: at.x + (before.x + before.width / 2 - after.x - after.width / 2) * at.scale,
    y: at.y + (before.y - after.y) * at.scale,
  };
}
