import { expect, test } from 'vitest';

import { depths, isTicked, withTick } from './ticks';

test('a row is ticked where the text has all of its names', () => {
  expect(isTicked('h.*, head', 'h.*')).toBe(true);
  expect(isTicked('h.1', 'h.*')).toBe(false);
  expect(isTicked('h.0 h.1', 'h.1 h.0')).toBe(true);
  expect(isTicked('h.0', 'h.0 h.1')).toBe(false);
  expect(isTicked('', 'h.*')).toBe(false);
});

test('a tick adds its name and removes it again', () => {
  expect(withTick('head,  h.1', 'h.*', true)).toBe('head h.1 h.*');
  expect(withTick('head h.1 h.*', 'h.*', false)).toBe('head h.1');
  expect(withTick('h.*', 'h.*', true)).toBe('h.*');
  expect(withTick('h.0 h.1', 'h.0 h.1', false)).toBe('');
});

test('a row stands below those whose names are around its own', () => {
  expect(depths(['t', 't.h.*', 't.h.*.attn', 't.h.*.mlp', 't.ln', 'top'])).toEqual([
    0, 1, 2, 2, 1, 0,
  ]);
});
