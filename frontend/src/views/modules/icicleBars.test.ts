import { expect, test } from 'vitest';

import { sample } from '../../../test/samples';
import { buildTree } from '../../recording/moduleTree';
import { barParts, icicleBars } from './icicleBars';

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

test('the parts of a bar are the categories of saved tensors', () => {
  const { module_categories } = sample('mlp').recording;
  const parts = barParts(module_categories, 0);
  expect(parts.map(({ label, nbytes }) => [label, nbytes])).toEqual([
    ['activations', 120],
    ['inputs', 48],
  ]);
  expect(parts.map(({ start, end }) => [start, end])).toEqual([
    [0, 120 / 168],
    [120 / 168, 1],
  ]);
});
