import { expect, test } from 'vitest';

import { type Address, readAddress, START, writeAddress } from './address';
import { nodeId } from '../recording/ids';
import { VIEWS } from '../shell/views';

const views = VIEWS.map(({ key }) => key);
const fromText = (texts: Record<string, string>) => readAddress((key) => texts[key] ?? '', views);

const everything: Address = {
  run: 'a/é&=#? b',
  tag: 'x',
  step: -3,
  view: 'ops',
  selected: nodeId(12),
  expand: [3, 5, 6, 7, 9],
  settings: {
    graph: { freed: '0', views: '1' },
    ops: { filter: 'a&b=c é', sort: '-attributed_bytes' },
    modules: { open: '0-2' },
    timeline: { at: '7' },
    compare: { run: 'b/é', step: '3' },
    gpu: { name: 'RTX 4090', outside: '0' },
  },
  runs: '^gpt2|a&b',
};

test.each([START, everything, { ...everything, expand: [] }])(
  '%j comes back from the URL',
  (address) => {
    expect(fromText(writeAddress(address))).toEqual(address);
  },
);

test('the start is not in the URL', () => {
  expect(Object.values(writeAddress(START)).join('')).toBe('');
});

test('neighbouring calls are written as a range', () => {
  expect(writeAddress(everything).expand).toBe('3,5-7,9');
});

test('an invalid part of a URL is ignored', () => {
  const address = fromText({ step: 'x', view: 'pie', selected: 'n1"', expand: '1,,2' });
  expect(address).toEqual(START);
});

test('a hand-written range does not fill the memory', () => {
  expect(fromText({ expand: '0-999999999999' }).expand?.length).toBeLessThanOrEqual(100_001);
});
