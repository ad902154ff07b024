import { expect, test } from 'vitest';

import { icicleBars } from '../views/modules/icicleBars';
import type { ModuleColumns, ModuleGroup } from '../api/messages';
import { groupsOpenAtFirst, moduleRows, openAtFirst } from '../views/modules/moduleRows';
import { ancestors, callName, descendants, buildTree } from './moduleTree';

const zeros = [0, 0, 0, 0, 0];

// model ── h.0 ── h.0.mlp
//      └── norm, norm again
const modules: ModuleColumns = {
  fqn: ['', 'h.0', 'h.0.mlp', 'norm', 'norm'],
  name: ['Model', 'h.0', 'mlp', 'norm', 'norm #2'],
  type_name: ['Model', 'Block', 'MLP', 'LayerNorm', 'LayerNorm'],
  call: [0, 0, 0, 0, 1],
  parent: [null, 0, 1, 0, 0],
  nodes: zeros,
  self_bytes: zeros,
  total_bytes: zeros,
  where: ['', '', '', '', ''],
  exclusive_bytes: zeros,
  freed_bytes: zeros,
};

const everything = { isOpen: () => false, isGroupOpen: () => false, sort: null };

test('a tree knows its roots, children and depths', () => {
  expect(buildTree(modules)).toEqual({
    roots: [0],
    children: [[1, 3, 4], [2], [], [], []],
    depth: [0, 1, 2, 1, 1],
  });
});

test('modules open at the level of their layers', () => {
  const tree = buildTree(modules);
  const group = { calls: [3, 4] } as unknown as ModuleGroup;
  expect(openAtFirst(modules, tree, new Map([[3, group]]))).toEqual(new Set([0]));
  const deep = { calls: [2] } as unknown as ModuleGroup;
  expect(openAtFirst(modules, tree, new Map([[2, deep]]))).toEqual(new Set([0, 1]));
  const nested = new Map([...[[3, group]], ...[[2, deep]]] as [number, ModuleGroup][]);
  expect(openAtFirst(modules, tree, nested)).toEqual(new Set([0]));
  const alone = { ...modules, parent: [null, 0, 1, 1, 1] };
  expect(openAtFirst(alone, buildTree(alone), new Map())).toEqual(new Set([0, 1]));
});

test('ancestors go outwards and descendants inwards', () => {
  expect(ancestors(modules, 2)).toEqual([2, 1, 0]);
  expect(ancestors(modules, null)).toEqual([]);
  expect(descendants(buildTree(modules), 0)).toEqual([0, 1, 3, 4, 2]);
});

test('a second call has a number, and the model its type as a name', () => {
  expect(modules.fqn.map((_, call) => callName(modules, call))).toEqual([
    'Model',
    'h.0',
    'h.0.mlp',
    'norm',
    'norm #2',
  ]);
});

test('a chain of 100,000 calls needs no stack', () => {
  const parent = Array.from({ length: 100_000 }, (_, i) => (i === 0 ? null : i - 1));
  const chain = buildTree({ ...modules, parent });
  expect(descendants(chain, 0)).toHaveLength(100_000);
  const rows = moduleRows(chain, new Map(), { ...everything, isOpen: () => true });
  expect(rows).toHaveLength(100_000);
  expect(icicleBars({ ...modules, parent, total_bytes: parent.map(() => 8) }, chain)).toHaveLength(
    2000,
  );
});

test('a model that ran several times opens as its calls', () => {
  const twice = buildTree({ ...modules, parent: [null, 0, null, 2] });
  const calls = { calls: [0, 2] } as unknown as ModuleGroup;
  expect(groupsOpenAtFirst(twice, new Map([[0, calls]]))).toEqual([0]);
  const others = buildTree({ ...modules, parent: [null, null, null] });
  expect(groupsOpenAtFirst(others, new Map([[0, calls]]))).toEqual([]);
  expect(groupsOpenAtFirst(buildTree({ ...modules, parent: [] }), new Map())).toEqual([]);
});
