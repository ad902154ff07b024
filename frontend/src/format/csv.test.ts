import { expect, test } from 'vitest';

import { csv } from './csv';

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
