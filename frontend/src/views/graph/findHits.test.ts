import { expect, test } from 'vitest';

import { findHits } from './findHits';
import { sample } from '../../../test/samples';

const { recording } = sample('mlp');

test('a module is found by its type, and its ops by the module', () => {
  expect(findHits(recording, 'relu').map(({ id, name }) => [id.text, name])).toEqual([
    ['m2', '1'],
    ['n4', 'relu'],
  ]);
});

test('nothing is found for nothing', () => {
  expect(findHits(recording, '  ')).toEqual([]);
});

test('no more are listed than asked for', () => {
  expect(findHits(recording, 'n', 2)).toHaveLength(2);
});
