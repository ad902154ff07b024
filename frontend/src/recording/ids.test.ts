import { expect, test } from 'vitest';

import { isRow, moduleId, nodeId, parseId } from './ids';
import { sample } from '../../test/samples';

test('an id that is written is read as itself', () => {
  expect(parseId(nodeId(12).text)).toEqual(nodeId(12));
  expect(parseId(moduleId(5).text)).toEqual(moduleId(5));
});

test('every box of a picture has an id', () => {
  const { dot } = sample('encoder').graphs.default!;
  const written = [...dot.matchAll(/\bid="?([^\s"\],]+)/g)].map(([, text]) => text ?? '');
  const boxes = written.filter((text) => !/^e\d|-/.test(text));
  expect(boxes.length).toBeGreaterThan(10);
  expect(boxes.filter((text) => parseId(text) === null)).toEqual([]);
});

test('a box without a row has its place in the picture for a number', () => {
  expect(parseId('o_4')).toEqual({ kind: 'output', number: 4, text: 'o_4' });
});

test.each(['', 'n', 'x3', 'n1"', 'n1-n2', '12'])('%j is no id', (text) => {
  expect(parseId(text)).toBeNull();
});

test('nodes and module calls have details', () => {
  const ids = ['n1', 'm2', 's3', 't4', 'o_5'].map(parseId);
  expect(ids.map(isRow)).toEqual([true, true, false, false, false]);
  expect(isRow(null)).toBe(false);
});
