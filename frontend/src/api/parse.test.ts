import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { DetailReply, RecordingReply, TimelineReply } from './messages';
import { parse } from './parse';

// What Python's tests say the server sends.
const golden = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../tests/golden', name), 'utf8');

test('the worked example has 168 cached bytes', () => {
  const { totals } = parse<RecordingReply>(golden('toy.recording.json'));
  const line = totals.find(({ key }) => key === 'cached_bytes');
  expect(line).toMatchObject({ nbytes: 168, level: 1 });
});

test.each(['toy', 'diamond', 'every-value'])('the columns of %s have one length', (name) => {
  const { modules, ops } = parse<RecordingReply>(golden(`${name}.recording.json`));
  for (const table of [modules, ops]) {
    const lengths = Object.values(table).map((column: unknown[]) => column.length);
    expect(new Set(lengths).size).toBe(1);
  }
});

test('the details of an op name its saves, and why', () => {
  const detail = parse<DetailReply>(golden('toy.detail-n4.json'));
  expect(detail).toMatchObject({ id: 'n4', title: 'relu', attributed_bytes: 96, saves_count: 1 });
  expect(detail.saves[0]?.reason).toContain('relu saves its output');
});

test('the layers of a timeline add up to its live bytes', () => {
  const { live_bytes, categories } = parse<TimelineReply>(golden('every-value.timeline.json'));
  const sums = live_bytes.map((_, i) =>
    Object.values(categories).reduce((sum, column) => sum + (column[i] ?? 0), 0),
  );
  expect(sums).toEqual(live_bytes);
});

test.each(['{"version": 2}', '{}', 'null', '[]'])('%s is refused', (text) => {
  expect(() => parse(text)).toThrow(/version 1 of the data and the server sent version/);
});
