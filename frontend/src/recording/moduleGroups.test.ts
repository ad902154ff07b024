import { expect, test } from 'vitest';

import { icicleBars, neighbourBar } from '../views/modules/icicleBars';
import type { ModuleColumns, ModuleGroup } from '../api/messages';
import { groupsByFirst, membersOf, sumOfGroup } from './moduleGroups';
import { moduleRows, rowDepth } from '../views/modules/moduleRows';
import { buildTree } from './moduleTree';

// model ── h.0, h.1, h.2, each with a fc; then norm twice, and a head of its own.
const modules: ModuleColumns = {
  fqn: ['', 'h.0', 'h.0.fc', 'h.1', 'h.1.fc', 'h.2', 'h.2.fc', 'norm', 'norm', 'head'],
  name: ['M', 'h.0', 'fc', 'h.1', 'fc', 'h.2', 'fc', 'norm', 'norm #2', 'head'],
  type_name: ['M', 'B', 'L', 'B', 'L', 'B', 'L', 'N', 'N', 'L'],
  call: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
  parent: [null, 0, 1, 0, 3, 0, 5, 0, 0, 0],
  nodes: [11, 2, 1, 2, 1, 2, 1, 2, 2, 1],
  self_bytes: [0, 10, 30, 10, 30, 20, 40, 8, 8, 4],
  total_bytes: [160, 40, 30, 40, 30, 60, 40, 8, 8, 4],
  where: Array<string>(10).fill(''),
  exclusive_bytes: [160, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  freed_bytes: [0, 1, 1, 1, 1, null, 1, 1, 1, 1],
};
const calls = buildTree(modules);
const layers: ModuleGroup = {
  name: 'h.*',
  calls: [1, 3, 5],
  checkpoint: 'h.*',
  nodes: 6,
  self_bytes: 40,
  total_bytes: 140,
  freed_bytes: null,
  where: '',
};
const groups = groupsByFirst([layers]);
const members = membersOf(groups);
const shown = { isOpen: () => true, isGroupOpen: () => false, sort: null };

test('a group is one row until it opens', () => {
  expect(moduleRows(calls, groups, { ...shown, isOpen: () => false })).toEqual([0]);
  expect(moduleRows(calls, groups, shown)).toEqual([0, ~1, 7, 8, 9]);
  const open = moduleRows(calls, groups, { ...shown, isGroupOpen: (first) => first === 1 });
  expect(open).toEqual([0, ~1, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(open.map((row) => rowDepth(modules, calls, members, row))).toEqual([
    0, 1, 2, 3, 2, 3, 2, 3, 1, 1, 1,
  ]);
});

test('each level is sorted, groups by their sums', () => {
  const value = (row: number) =>
    row < 0 ? sumOfGroup(groups.get(~row)!, 'total_bytes') : modules.total_bytes[row]!;
  const rows = moduleRows(calls, groups, { ...shown, sort: { value, descending: false } });
  expect(rows).toEqual([0, 9, 7, 8, ~1]);
});

test('a group has no sum of bytes that its members share', () => {
  expect(sumOfGroup(layers, 'total_bytes')).toBe(140);
  expect(sumOfGroup(layers, 'exclusive_bytes')).toBeNull();
});

test('bars are inside their parents, beside each other', () => {
  const all = icicleBars(modules, calls);
  const of = (call: number) => all.find((bar) => bar.call === call)!;
  expect(of(0)).toMatchObject({ start: 0, width: 1, depth: 0 });
  expect(of(3)).toMatchObject({ start: 40 / 160, width: 40 / 160, depth: 1 });
  expect(of(6)).toMatchObject({ start: 80 / 160, width: 40 / 160, depth: 2 });
  const children = all.filter(({ depth }) => depth === 1);
  expect(children.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1);
});

test('arrow keys lead from bar to bar', () => {
  const all = icicleBars(modules, calls);
  const from = (call: number, key: string) =>
    neighbourBar(
      all,
      all.find((bar) => bar.call === call)!,
      key,
    )?.call;
  expect(from(3, 'ArrowRight')).toBe(5);
  expect(from(3, 'ArrowLeft')).toBe(1);
  expect(from(3, 'ArrowDown')).toBe(4);
  expect(from(4, 'ArrowUp')).toBe(3);
  expect(from(0, 'ArrowUp')).toBeUndefined();
});
