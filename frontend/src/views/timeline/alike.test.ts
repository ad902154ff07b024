import { expect, test } from 'vitest';

import type { LifeRow } from '../../api/messages';
import { alive } from '../../../test/samples';
import { groupAlike, lifeKey, olderKey } from './alike';

const saved = alive(2).alive[0]!;
const row = (storage: number, fqn: string, layers: string, nbytes = 64): LifeRow => ({
  ...saved,
  storage,
  nbytes,
  made_by: { ...saved.made_by, op: storage, fqn, layers },
});

test('allocations of equal layers are one group, the largest sum first', () => {
  const rows = [
    row(0, 'head', 'head', 100),
    row(1, 'h.0.mlp', 'h.*.mlp'),
    row(2, 'h.1.mlp', 'h.*.mlp'),
    row(3, 'h.1.attn', 'h.*.attn'),
  ];
  const groups = groupAlike(rows, lifeKey);
  expect(groups.map((group) => [group.nbytes, group.rows.map(({ storage }) => storage)])).toEqual([
    [128, [1, 2]],
    [100, [0]],
    [64, [3]],
  ]);
});

test('a group keeps its key after another op', () => {
  const keys = [
    [row(1, 'h.0.mlp', 'h.*.mlp')],
    [2, 5].map((at) => row(at, `h.${at}.mlp`, 'h.*.mlp')),
  ].map((rows) => groupAlike(rows, lifeKey)[0]?.key);
  expect(keys[0]).toBe(keys[1]);
});

test('model states of equal layers, and those without a name, are grouped', () => {
  const older = (storage: number, name: string, layers: string, band = 'parameters') => ({
    storage,
    nbytes: 8,
    name,
    layers,
    band,
    born: 0,
    ended: null,
  });
  const rows = [
    older(0, 'h.0.bias', 'h.*.bias'),
    older(1, 'h.1.bias', 'h.*.bias'),
    older(2, 'head.bias', ''),
    older(3, 'tail.bias', ''),
    older(4, '', '', 'optimizer state'),
    older(5, '', '', 'input'),
    older(6, '', '', 'optimizer state'),
  ];
  const storages = groupAlike(rows, olderKey).map((group) => group.rows.map((row) => row.storage));
  expect(storages).toEqual([[0, 1], [4, 6], [2], [3], [5]]);
});
