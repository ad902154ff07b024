import { expect, test } from 'vitest';

import { chooseComparand } from '../comparand';
import { planValue, planFieldText } from './planText';
import { readSettings, writeSettings } from '../../../url/settings';
import { INDEX } from '../../../../test/samples';

const KEY = { run: 'mlp', tag: 'activation_memory', step: 10, wall_time: null };

test('a share is typed with or without its sign, a limit with its unit', () => {
  expect(planValue('reduce', '50')).toBe('50%');
  expect(planValue('reduce', ' 50 % ')).toBe('50%');
  expect(planValue('max_recompute', '0.5')).toBe('0.5%');
  expect(planValue('total_peak', '600 MiB ')).toBe('600 MiB');
  expect(planValue('reduce', ' ')).toBe('');
});

test('typed text comes back from the URL', () => {
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
