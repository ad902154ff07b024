import { expect, test } from 'vitest';

import { sample } from '../../../test/samples';
import { buildTree } from '../../recording/moduleTree';
import { coloredTypes, icicleBars } from './icicleBars';

const { modules } = sample('encoder').recording;
const tree = buildTree(modules);

test('a zoomed call has the whole width, and so have those around it', () => {
  const all = icicleBars(modules, tree);
  const inner = all.find(({ depth, call }) => depth === 1 && tree.children[call]?.length);
  const zoomed = icicleBars(modules, tree, inner!.call);
  const full = zoomed.filter(({ width }) => width === 1).map(({ call }) => call);
  expect(full).toContain(inner!.call);
  expect(full).toContain(modules.parent[inner!.call]);
  // The bars inside it have grown by the same factor.
  for (const bar of zoomed.filter(({ depth }) => depth > 1)) {
    const before = all.find(({ call }) => call === bar.call);
    if (before) expect(bar.width).toBeCloseTo(before.width / inner!.width, 9);
  }
});

test('the classes that save the most themselves have colours, at most five', () => {
  const types = [...coloredTypes(modules).keys()];
  const self = (name: string) =>
    modules.type_name.reduce(
      (sum, each, call) => sum + (each === name ? (modules.self_bytes[call] ?? 0) : 0),
      0,
    );
  expect(types.length).toBeLessThanOrEqual(5);
  expect(types.map(self)).toEqual(types.map(self).toSorted((a, b) => b - a));
  expect(self(types[0]!)).toBe(Math.max(...modules.type_name.filter(Boolean).map(self)));
});
