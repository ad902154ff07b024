// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { readUrl, writeUrl } from './tensorboard';

test.each(['gpt2/as published', 'a+b', 'a&b=c#d', '%20', 'é'])('%s comes back', (run) => {
  writeUrl('run', run, false);
  writeUrl('view', 'ops', true);
  expect(readUrl('run')).toBe(run);
  expect(readUrl('view')).toBe('ops');
  expect(location.hash).not.toContain('+');
});
