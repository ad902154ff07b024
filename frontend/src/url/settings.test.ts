import { expect, test } from 'vitest';

import { withSetting } from './settings';
import { readSort, writeSort } from '../components/table/sort';

test.each([null, { key: 'a', descending: true }, { key: 'b', descending: false }])(
  'the order %j comes back from the URL',
  (sort) => {
    expect(readSort(writeSort(sort), ['a', 'b'])).toEqual(sort);
  },
);

test('an order by a column that is not there is none', () => {
  expect(readSort('-__proto__', ['a'])).toBeNull();
  expect(readSort(undefined, ['a'])).toBeNull();
});

test('a default setting is not written', () => {
  const set = withSetting({ filter: 'x' }, 'sort', '-a');
  expect(set).toEqual({ filter: 'x', sort: '-a' });
  expect(withSetting(set, 'filter', '')).toEqual({ sort: '-a' });
});
