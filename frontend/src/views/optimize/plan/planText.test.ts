import { expect, test } from 'vitest';

import { planValue, planFieldText } from './planText';
import { readSettings, writeSettings } from '../../../url/settings';
import { planOf } from '../../../recording/prediction';

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
    expect(planOf(settings)).toEqual({ goal, value: planValue(goal, field), mayOffload: false });
    expect(planFieldText({ goal, value: planValue(goal, field) })).toBe(field);
  }
});
