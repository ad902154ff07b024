import { expect, test } from 'vitest';

import { alignedTo, liveBytesOn, nearestTo, valuesOn, union } from './axis';
import type { TimelineReply } from '../../api/messages';

const TIMELINE: TimelineReply = {
  version: 1,
  device: null,
  op: [2, 5],
  live_bytes: [64, 96],
  peak: { op: 5, nbytes: 96 },
  phases: [{ kind: 'forward', first_op: 0, end_op: 7 }],
  categories: {},
  with_model: null,
};

test('one axis has every number once, in order', () => {
  expect(
    union([
      [0, 10, 20],
      [5, 10],
    ]),
  ).toEqual([0, 5, 10, 20]);
});

test('live bytes are none before they begin, hold until they change, and end with the recording', () => {
  const places = { op: TIMELINE.op, end: 7 };
  expect(liveBytesOn([0, 2, 3, 5, 7, 9], places, TIMELINE.live_bytes)).toEqual([
    0,
    64,
    64,
    96,
    96,
    null,
  ]);
});

test('the same phases begin and end together', () => {
  const forward = { kind: 'forward', first_op: 0, end_op: 10 } as const;
  const axis = [forward, { kind: 'backward', first_op: 10, end_op: 20 }] as const;
  const longer: TimelineReply = {
    ...TIMELINE,
    op: [0, 5, 10, 30, 50],
    phases: [forward, { kind: 'backward', first_op: 10, end_op: 50 }],
  };
  expect(alignedTo(axis, longer)).toEqual({ op: [0, 5, 10, 15, 20], end: 20 });
});

test('recordings with other phases keep their own ops', () => {
  expect(alignedTo([], TIMELINE)).toEqual({ op: [2, 5], end: 7 });
});

test('a value stands at its own place alone', () => {
  expect(valuesOn([0, 5, 10], new Map([[5, 3]]))).toEqual([null, 3, null]);
});

test('the nearest number is found from both sides', () => {
  expect([0, 4, 6, 99].map((wanted) => nearestTo([0, 5, 10], wanted))).toEqual([0, 1, 1, 2]);
});
