import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { bytes, exactBytes, plural, tensorType, tickBytes } from './units';

// Python's tests read the same table.
const golden = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../tests/golden/units.json'), 'utf8'),
) as [number, string][];

test.each(golden)('%d bytes are worded as Python words them', (nbytes, text) => {
  expect(bytes(nbytes)).toBe(text);
});

test('exact bytes have their thousands apart', () => {
  expect(exactBytes(83_886_080)).toBe('83,886,080 bytes');
  expect(exactBytes(1)).toBe('1 byte');
});

test('numbers beside an axis are exact', () => {
  const quarters = [0, 1, 2, 3, 4, 5, 6].map((n) => tickBytes(n * 2 ** 18));
  expect(quarters).toEqual([
    '0 B',
    '256 KiB',
    '512 KiB',
    '768 KiB',
    '1 MiB',
    '1.25 MiB',
    '1.5 MiB',
  ]);
  expect(tickBytes(33 * 2 ** 36)).toBe('2.0625 TiB');
});

test('one thing has no plural', () => {
  expect([plural(1, 'op'), plural(100_000, 'op')]).toEqual(['1 op', '100,000 ops']);
});

test('a tensor whose shape is not known has its type alone', () => {
  expect(tensorType('float32', [2, 3])).toBe('float32 [2, 3]');
  expect(tensorType('float32', [null, 3])).toBe('float32 [*, 3]');
  expect(tensorType('float32', [])).toBe('float32 []');
  expect(tensorType('float32', null)).toBe('float32');
  expect(tensorType(null, null)).toBe('');
});
