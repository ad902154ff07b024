import { expect, test } from 'vitest';

import type { LifeRow } from '../../api/messages';
import { alive } from '../../../test/samples';
import { stackedBands } from './bands';
import { allocationAt } from './hovered';

const saved = alive(2).alive[0]!;
const row = (nbytes: number, name: string): LifeRow => ({
  ...saved,
  nbytes,
  reason: '',
  made_by: { ...saved.made_by, name: `aten::${name}` },
});
const REPLY = {
  ...alive(2),
  alive: [row(64, 'mm'), row(32, 'relu')],
  older: [
    {
      storage: 0,
      nbytes: 96,
      name: '0.weight',
      band: 'parameters',
      layers: '*.weight',
      born: 0,
      ended: null,
    },
    {
      storage: 1,
      nbytes: 4,
      name: '0.bias',
      band: 'parameters',
      layers: '*.bias',
      born: 0,
      ended: null,
    },
  ],
};
const STACK = {
  live_bytes: [0, 200],
  peak: null,
  categories: { cached: [0, 100], parameters: [0, 100] },
};
const at = (nbytes: number) =>
  allocationAt(STACK, stackedBands(STACK), { point: 1, nbytes }, REPLY);

test('the largest allocation of a band lies at its bottom', () => {
  expect(at(50)).toBe('96 B 0.weight · parameter');
  expect(at(98)).toBe('4 B 0.bias · parameter');
  expect(at(101)).toMatch(/^64 B mm .*make\.py:46/);
  expect(at(190)).toMatch(/^32 B relu /);
});

test('an allocation that is not listed has no name, and above the bands there is none', () => {
  expect(at(199)).toBe('one of the smaller allocations of: saved for backward');
  expect(at(201)).toBeNull();
  expect(at(-1)).toBeNull();
});
