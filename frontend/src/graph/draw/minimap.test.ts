// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

import { createMinimap, isWhole } from './minimap';
import { seenThrough } from './panzoom';
import type { Scene } from './scene';

const scene: Scene = {
  svg: document.createElementNS('http://www.w3.org/2000/svg', 'svg'),
  groups: [],
  shades: new Map(),
  width: 1700,
  height: 600,
  boxes: new Map(),
  edges: new Map(),
};

function made(look = vi.fn()) {
  const root = document.createElement('div');
  root.hidden = true;
  const minimap = createMinimap(root, look, new AbortController().signal);
  minimap.show(scene);
  return { root, minimap, frame: root.querySelector('div')! };
}

test('the screen’s edges are found in the picture', () => {
  const seen = seenThrough({ x: -100, y: 50, scale: 0.5 }, { width: 400, height: 300 });
  expect(seen).toEqual({ x: 200, y: -100, width: 800, height: 600 });
});

test('a picture that is on the screen as a whole needs no map', () => {
  const { root, minimap } = made();
  minimap.move({ x: -10, y: -10, width: 1800, height: 700 });
  expect(root.hidden).toBe(true);
  expect(isWhole(scene, { x: 0, y: 0, width: 1700, height: 600 })).toBe(true);
  minimap.move({ x: 1, y: -10, width: 1800, height: 700 });
  expect(root.hidden).toBe(false);
});

test('the frame is the visible part of the picture', () => {
  const { frame, minimap } = made();
  minimap.move({ x: 850, y: -100, width: 2000, height: 250 });
  // A tenth of the size: 170 pixels are as wide as a map is.
  expect(frame.style.transform).toBe('translate(85px, 0px)');
  expect(frame.style.width).toBe('85px');
  expect(frame.style.height).toBe('15px');
});

test('of a picture that is tall and thin the map is wide enough to be seen', () => {
  const { root, minimap, frame } = made();
  minimap.show({ ...scene, width: 440, height: 22000 });
  minimap.move({ x: 0, y: 11000, width: 440, height: 1100 });
  expect(root.querySelector('canvas')?.style.width).toBe('44px');
  expect(root.querySelector('canvas')?.style.height).toBe('220px');
  expect(frame.style.transform).toBe('translate(0px, 110px)');
  expect([frame.style.width, frame.style.height]).toEqual(['44px', '11px']);
});

test('a press brings its place into the middle, and a drag goes on with it', () => {
  const look = vi.fn();
  const { root } = made(look);
  root.setPointerCapture = vi.fn();
  const at = (type: string, clientX: number, buttons: number) =>
    root.dispatchEvent(new PointerEvent(type, { clientX, clientY: 10, buttons, pointerId: 1 }));
  at('pointermove', 20, 0);
  expect(look).not.toHaveBeenCalled();
  at('pointerdown', 30, 1);
  expect(look).toHaveBeenLastCalledWith(300, 100);
  at('pointermove', 50, 1);
  expect(look).toHaveBeenLastCalledWith(500, 100);
});
