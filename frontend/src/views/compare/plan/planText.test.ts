import { expect, test } from 'vitest';

import type { ModuleColumns } from '../../../api/messages';
import { chooseComparand } from '../comparand';
import { planValue, planFieldText } from './planText';
import { checkpointNames } from '../../../recording/moduleGroups';
import { readSettings, writeSettings } from '../../../url/settings';
import { INDEX } from '../../../../test/samples';

const KEY = { run: 'mlp', tag: 'activation_memory', step: 10, wall_time: null };

/** Module calls with these names, each inside of the one at that position. */
function calls(...rows: [string, number | null][]): ModuleColumns {
  return {
    fqn: rows.map(([fqn]) => fqn),
    parent: rows.map(([, parent]) => parent),
    type_name: rows.map(() => 'Block'),
  } as Partial<ModuleColumns> as ModuleColumns;
}

test('a share is typed with or without its sign, a limit with its unit', () => {
  expect(planValue('reduce', '50')).toBe('50%');
  expect(planValue('reduce', ' 50 % ')).toBe('50%');
  expect(planValue('max_recompute', '0.5')).toBe('0.5%');
  expect(planValue('total_peak', '600 MiB ')).toBe('600 MiB');
  expect(planValue('reduce', ' ')).toBe('');
});

test('what was typed comes back from the URL', () => {
  for (const [goal, field] of [
    ['reduce', '50'],
    ['total_peak', '2 GiB'],
    ['step_peak', '600 MiB'],
    ['max_recompute', '5'],
  ] as const) {
    const settings = readSettings(writeSettings({ [goal]: planValue(goal, field) }));
    const { comparand } = chooseComparand(INDEX, KEY, settings);
    expect(comparand).toEqual({ goal, value: planValue(goal, field), offload: false });
    expect(planFieldText({ goal, value: planValue(goal, field) })).toBe(field);
  }
});

test('equal blocks are named by one star', () => {
  const modules = calls(['', null], ['t', 0], ['t.h.0', 1], ['t.h.1', 1], ['t.h.1.mlp', 3]);
  expect(checkpointNames(modules, [2, 3], 'h.*')).toBe('t.h.*');
});

test('where the star would fit another module they are named one by one', () => {
  const modules = calls(['', null], ['0', 0], ['1', 0], ['2', 0]);
  expect(checkpointNames(modules, [1, 3], '*')).toBe('0 2');
});

test('a module that is called twice is named once', () => {
  const modules = calls(['', null], ['norm', 0], ['norm', 0]);
  expect(checkpointNames(modules, [1, 2], 'norm')).toBe('norm');
});
