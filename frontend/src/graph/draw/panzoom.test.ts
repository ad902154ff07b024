import { expect, test } from 'vitest';

import {
  centreOn,
  fit,
  keepInView,
  neighbour,
  opening,
  reveal,
  type Rect,
  type Transform,
  within,
  zoomAt,
} from './panzoom';

const screen = { width: 800, height: 600 };

/** Where a point of the picture stands on the screen. */
const onScreen = (at: Transform, x: number, y: number) => [
  at.x + x * at.scale,
  at.y + y * at.scale,
];

test('the point under the pointer stays there while zooming', () => {
  const before = { x: -50, y: 20, scale: 0.8 };
  const [x = 0, y = 0] = onScreen(before, 300, 100);
  const [toX, toY] = onScreen(zoomAt(before, 1.7, x, y), 300, 100);
  expect(toX).toBeCloseTo(x);
  expect(toY).toBeCloseTo(y);
});

test('zooming ends where nothing can be seen any more', () => {
  const start = { x: 0, y: 0, scale: 1 };
  expect(zoomAt(start, 1e9, 0, 0).scale).toBe(8);
  expect(zoomAt(start, 1e-9, 0, 0).scale).toBe(0.02);
});

test('the whole picture fits, is in the middle, and is never enlarged', () => {
  const large = fit({ width: 4000, height: 1000 }, screen);
  expect(onScreen(large, 2000, 500)).toEqual([400, 300]);
  expect(4000 * large.scale).toBeLessThan(800);
  expect(fit({ width: 40, height: 10 }, screen).scale).toBe(1);
});

test('a picture too tall to read whole opens at its top', () => {
  const at = opening({ width: 400, height: 9000 }, undefined, screen);
  expect(at.scale).toBe(1);
  expect(onScreen(at, 200, 0)).toEqual([400, 24]);
});

test('a picture too wide to read whole opens at its first box', () => {
  const first = { x: 5000, y: 0, width: 100, height: 40 };
  const at = opening({ width: 9000, height: 9000 }, first, screen);
  expect(onScreen(at, 5050, 0)[0]).toBeCloseTo(400);
});

test('a box comes to the middle, and one that is seen does not move', () => {
  const box = { x: 1000, y: 2000, width: 100, height: 40 };
  const at = centreOn({ x: 0, y: 0, scale: 1 }, box, screen);
  expect(onScreen(at, 1050, 2020)).toEqual([400, 300]);
  expect(keepInView(at, box, screen)).toBe(at);
});

test('of a box taller than the screen the top is shown', () => {
  const box = { x: 1000, y: 2000, width: 100, height: 4000 };
  const at = centreOn({ x: 0, y: 0, scale: 1 }, box, screen);
  expect(onScreen(at, 1050, 2000)).toEqual([400, 24]);
  expect(keepInView(at, box, screen)).toBe(at);
});

test('a box that is no longer seen comes back by the shortest way', () => {
  const at = { x: 10, y: 20, scale: 0.5 };
  const box = { x: 600, y: 900, width: 100, height: 60 };
  expect(reveal(at, box, screen)).toBe(at);
  const lower = { width: 800, height: 300 };
  expect(onScreen(reveal(at, box, lower), 650, 960)).toEqual([335, 300 - 24]);
  const wide = { x: -100, y: -100, width: 5000, height: 50 };
  expect(onScreen(reveal(at, wide, lower), -100, -100)).toEqual([24, 24]);
});

test('the picture cannot be dragged off the screen', () => {
  const at = within({ x: 1e6, y: -1e6, scale: 1 }, { width: 300, height: 300 }, screen);
  expect(at.x).toBeLessThan(800);
  expect(at.y).toBeGreaterThan(-300);
});

test('an arrow key goes to the nearest box straight ahead', () => {
  const box = (x: number, y: number): Rect => ({ x, y, width: 10, height: 10 });
  const [here, below, aside, right] = [box(0, 0), box(0, 100), box(90, 60), box(200, 0)];
  const boxes = [here, below, aside, right];
  expect(neighbour(boxes, here, 'down')).toBe(below);
  expect(neighbour(boxes, here, 'right')).toBe(right);
  expect(neighbour(boxes, here, 'up')).toBeUndefined();
});
