import { expect, test } from 'vitest';

import { type Key, type Place, readPlace, START, writePlace } from '../src/place';

const fromText = (texts: Partial<Record<Key, string>>) => readPlace((key) => texts[key] ?? '');

const everything: Place = {
  run: 'a/é&=#? b',
  tag: 'x',
  step: -3,
  view: 'ops',
  selected: 'n12',
  expand: [3, 5, 6, 7, 9],
};

test.each([START, everything, { ...everything, expand: [] }])(
  '%j comes back from the URL',
  (place) => {
    expect(fromText(writePlace(place))).toEqual(place);
  },
);

test('where the reader begins stands in no URL', () => {
  expect(Object.values(writePlace(START)).join('')).toBe('');
});

test('neighbouring calls are written as a range', () => {
  expect(writePlace(everything).expand).toBe('3,5-7,9');
});

test('what a URL cannot mean is as if it were not there', () => {
  const place = fromText({ step: 'x', view: 'pie', selected: 'n1"', expand: '1,,2' });
  expect(place).toEqual(START);
});

test('a hand-written range does not fill the memory', () => {
  expect(fromText({ expand: '0-999999999999' }).expand?.length).toBeLessThanOrEqual(100_001);
});
