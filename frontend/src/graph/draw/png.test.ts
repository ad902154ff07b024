import { expect, test } from 'vitest';

import { scaleOf } from './png';

test('a figure becomes twice as large, and no side longer than browsers draw', () => {
  expect(scaleOf(300, 8000)).toBe(2);
  expect(scaleOf(300, 10_000)).toBe(1.6);
  expect(scaleOf(32_000, 300)).toBe(0.5);
});
