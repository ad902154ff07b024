import { expect, test } from 'vitest';

import { matcher, pattern } from './match';

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
