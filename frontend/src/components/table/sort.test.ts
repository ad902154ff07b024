import { expect, test } from 'vitest';

import { nextSort, range, sortRows } from './sort';

test('rows are sorted by a column and equal ones keep their order', () => {
  expect(sortRows([0, 1, 2, 3], [5, 7, 5, 6], true)).toEqual([1, 3, 0, 2]);
  expect(sortRows([0, 1, 2, 3], [5, 7, 5, 6], false)).toEqual([0, 2, 3, 1]);
});

test('unknown values are last in both orders', () => {
  expect(sortRows([0, 1, 2], [null, 1, 2], true)).toEqual([2, 1, 0]);
  expect(sortRows([0, 1, 2], [null, 1, 2], false)).toEqual([1, 2, 0]);
});

test('only the given rows are sorted', () => {
  expect(sortRows([3, 1], ['d', 'c', 'b', 'a'], false)).toEqual([3, 1]);
});

test('a header sorts numbers from the largest, then from the smallest, then not at all', () => {
  const first = nextSort(null, 'saves', true);
  const second = nextSort(first, 'saves', true);
  expect([first, second, nextSort(second, 'saves', true)]).toEqual([
    { key: 'saves', descending: true },
    { key: 'saves', descending: false },
    null,
  ]);
});

test('a header sorts text from the first', () => {
  expect(nextSort({ key: 'saves', descending: true }, 'op', false)).toEqual({
    key: 'op',
    descending: false,
  });
});

test('a range counts from 0', () => {
  expect(range(3)).toEqual([0, 1, 2]);
});
