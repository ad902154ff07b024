import { expect, test } from 'vitest';

import { csv, matcher, nextSort, pattern, range, sortRows } from '../src/table';

test('rows are sorted by a column and equal ones keep their order', () => {
  expect(sortRows([0, 1, 2, 3], [5, 7, 5, 6], true)).toEqual([1, 3, 0, 2]);
  expect(sortRows([0, 1, 2, 3], [5, 7, 5, 6], false)).toEqual([0, 2, 3, 1]);
});

test('what is not known comes last either way', () => {
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

test('every word of a query must occur', () => {
  const matches = matcher(' MLP addmm ');
  expect(matches('addmm h.0.mlp.c_fc')).toBe(true);
  expect(matches('addmm h.0.attn')).toBe(false);
  expect(matcher('')('anything')).toBe(true);
});

test('half a regular expression is not one', () => {
  expect(pattern('(a')).toBeNull();
  expect(pattern('^A.*z$')?.('a to z')).toBe(true);
});

test('a cell with a comma, a quote or a line break is quoted', () => {
  expect(
    csv(
      ['a', 'b'],
      [
        ['x,y', 1],
        ['say "no"', null],
        ['p\nq', true],
      ],
    ),
  ).toBe('a,b\r\n"x,y",1\r\n"say ""no""",\r\n"p\nq",true\r\n');
});

test('what a spreadsheet would take for a formula is a text, and a number stays one', () => {
  expect(csv(['a', 'b'], [['=1+1', -8]])).toBe("a,b\r\n'=1+1,-8\r\n");
});

test('a range counts from 0', () => {
  expect(range(3)).toEqual([0, 1, 2]);
});
