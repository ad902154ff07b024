import { expect, test } from 'vitest';

import { search } from '../src/search';
import { sample } from './samples';

const { recording } = sample('mlp');

test('a module is found by its type, and its ops by the module', () => {
  expect(search(recording, 'relu').map(({ id, name }) => [id.text, name])).toEqual([
    ['m2', '1'],
    ['n4', 'relu'],
  ]);
});

test('nothing is found for nothing', () => {
  expect(search(recording, '  ')).toEqual([]);
});

test('no more are listed than asked for', () => {
  expect(search(recording, 'n', 2)).toHaveLength(2);
});
