// The whole picture, small, and what of it is on the screen: drawn once, and only a frame moves.

import type { Box, Scene } from './scene';
import type { Rect } from './panzoom';

export interface Minimap {
  /** Draw another picture, or the same in other colours. */
  show: (scene: Scene) => void;
  /** What of the picture is on the screen. */
  move: (seen: Rect) => void;
}

const WIDTH = 170;
const HEIGHT = 220;
/** A tall picture, or a wide one, is stretched so that this much is left of it. */
const THIN = 44;

/** Draws in `root`; `look` is asked to bring the point that is pressed into the middle. */
export function createMinimap(
  root: HTMLElement,
  look: (x: number, y: number) => void,
  signal: AbortSignal,
): Minimap {
  const paper = root.appendChild(document.createElement('canvas'));
  const frame = root.appendChild(document.createElement('div'));
  let scene: Scene | undefined;
  let seen: Rect | undefined;
  let scale = { x: 1, y: 1 };

  const follow = (event: PointerEvent) => {
    if (event.buttons !== 1) return;
    const { left, top } = paper.getBoundingClientRect();
    look((event.clientX - left) / scale.x, (event.clientY - top) / scale.y);
  };
  root.addEventListener(
    'pointerdown',
    (event) => {
      root.setPointerCapture(event.pointerId);
      follow(event);
    },
    { signal },
  );
  root.addEventListener('pointermove', follow, { signal });

  function place(): void {
    if (!scene || !seen) return;
    root.hidden = isWhole(scene, seen);
    const [left, top] = [Math.max(0, seen.x), Math.max(0, seen.y)];
    const right = Math.min(scene.width, seen.x + seen.width);
    const bottom = Math.min(scene.height, seen.y + seen.height);
    frame.style.transform = `translate(${left * scale.x}px, ${top * scale.y}px)`;
    frame.style.width = `${Math.max(2, (right - left) * scale.x)}px`;
    frame.style.height = `${Math.max(2, (bottom - top) * scale.y)}px`;
  }

  return {
    show(next) {
      scene = next;
      scale = minimapScale(next);
      paint(paper, next, scale);
      place();
    },
    move(now) {
      seen = now;
      place();
    },
  };
}

/** Nothing of the picture is beyond the screen. */
export function isWhole({ width, height }: Scene, seen: Rect): boolean {
  const [right, bottom] = [seen.x + seen.width, seen.y + seen.height];
  return seen.x <= 0 && seen.y <= 0 && right >= width && bottom >= height;
}

function minimapScale({ width, height }: Scene): { x: number; y: number } {
  const both = Math.min(WIDTH / width, HEIGHT / height, 1);
  const stretched = (length: number) => Math.min(1, Math.max(both, THIN / length));
  return { x: stretched(width), y: stretched(height) };
}

function paint(paper: HTMLCanvasElement, scene: Scene, scale: { x: number; y: number }): void {
  const ratio = devicePixelRatio;
  const [width, height] = [scene.width * scale.x, scene.height * scale.y];
  paper.width = Math.ceil(width * ratio);
  paper.height = Math.ceil(height * ratio);
  paper.style.width = `${width}px`;
  paper.style.height = `${height}px`;
  const context = paper.getContext('2d');
  if (!context) return;
  context.scale(ratio * scale.x, ratio * scale.y);
  const style = getComputedStyle(paper);
  const colour = (name: string) => style.getPropertyValue(`--${name}`);
  for (const { element, x, y, width, height } of scene.boxes.values()) {
    const isCluster = element.classList.contains('cluster');
    context.fillStyle = colour(isCluster ? 'cluster' : shadeOf(element));
    context.fillRect(x, y, width, height);
  }
}

function shadeOf(element: Box['element']): string {
  const step = [1, 2, 3, 4].find((each) => element.classList.contains(`bytes-${each}`));
  return step === undefined ? 'box-line' : `bytes-${step}`;
}
