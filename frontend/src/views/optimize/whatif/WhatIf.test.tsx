// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { Answers } from '../../../api/api';
import type { PatternsReply } from '../../../api/messages';
import type { Settings } from '../../../url/settings';
import { all, clean, find, root, show, store, type } from '../../../../test/page';
import { OPTIMIZE } from '../../../../test/samples';

afterEach(clean);

const row = (name: string, more = {}) => ({
  name,
  asked: name,
  type_name: 'Block',
  modules_count: 2,
  saved_bytes: 512,
  flops_share: 0.5,
  why_not: null,
  ...more,
});
const PATTERNS: PatternsReply = {
  version: 1,
  is_on_host: true,
  patterns_count: 3,
  patterns: [row('h.*'), row('h.*.act'), row('cell', { why_not: 'It keeps its state.' })],
  ops: [{ name: 'addmm', flops_share: 1, result_bytes: 256 }],
};
const patterns = () => Promise.resolve(PATTERNS);
const box = (name: string, column = 0) =>
  vi.waitFor(() => {
    const found = root.querySelectorAll<HTMLInputElement>(`[data-testid="tick-${name}"] input`);
    if (!found[column]) throw new Error(`There is no box ${name}.`);
    return found[column];
  });
const predicting = () => vi.fn<Answers['optimize.json']>(() => Promise.resolve(OPTIMIZE));

/** The view with some settings, and the modules to choose from. */
async function open(settings: Settings, changes: Partial<Answers> = {}): Promise<void> {
  const known = {
    'optimize.json': () => Promise.resolve(OPTIMIZE),
    'curve.json': () => new Promise<never>(() => undefined),
    'patterns.json': patterns,
  };
  show({ view: 'optimize', settings: { optimize: settings } }, { ...known, ...changes });
  const panel = (await find('what-if-panel')) as HTMLDetailsElement;
  panel.open = true;
  panel.dispatchEvent(new Event('toggle'));
}

test('a tick requests a prediction and is in the address', async () => {
  const asked = predicting();
  await open({}, { 'optimize.json': asked });
  (await box('h.*')).click();
  await vi.waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ checkpoint: 'h.*' }),
      expect.anything(),
    ),
  );
  expect(store.address.value.settings.optimize).toEqual({ checkpoint: 'h.*' });
  expect(((await find('what-if-checkpoint')) as HTMLInputElement).value).toBe('h.*');
  (await box('h.*')).click();
  await vi.waitFor(() => expect(store.address.value.settings.optimize).toEqual({}));
});

test('typed names are ticked and others stay', async () => {
  await open({ checkpoint: 'h.*,head', save: 'addmm' }, { 'optimize.json': predicting() });
  expect((await box('h.*')).checked).toBe(true);
  expect(((await find('tick-op-addmm')) as HTMLInputElement).checked).toBe(true);
  (await box('h.*.act')).click();
  await vi.waitFor(() =>
    expect(store.address.value.settings.optimize).toEqual({
      checkpoint: 'h.* head h.*.act',
      save: 'addmm',
    }),
  );
  (await find('tick-op-addmm')).click();
  await vi.waitFor(() =>
    expect(store.address.value.settings.optimize).toEqual({ checkpoint: 'h.* head h.*.act' }),
  );
});

test('what no checkpoint could run cannot be ticked, and says why', async () => {
  await open({}, {});
  const cell = await box('cell');
  expect(cell.disabled).toBe(true);
  expect(cell.title).toBe('It keeps its state.');
  expect(all('what-if-offload')).toHaveLength(0);
});

test('on an accelerator modules are offloaded by a tick', async () => {
  const asked = predicting();
  const reply = { ...PATTERNS, is_on_host: false };
  await open({}, { 'patterns.json': () => Promise.resolve(reply), 'optimize.json': asked });
  (await box('h.*', 1)).click();
  await vi.waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ offload: 'h.*' }),
      expect.anything(),
    ),
  );
  expect(((await find('what-if-offload')) as HTMLInputElement).value).toBe('h.*');
  expect(((await find('tick-ops')) as HTMLFieldSetElement).disabled).toBe(true);
});

test('a sent form keeps focus and follows the address', async () => {
  await open({}, { 'optimize.json': () => Promise.resolve(OPTIMIZE) });
  const field = (await find('what-if-checkpoint')) as HTMLInputElement;
  field.focus();
  type(field, 'h.*');
  await vi.waitFor(() =>
    expect(all('what-if-predict')[0]?.getAttribute('aria-disabled')).toBe('false'),
  );
  field.form?.requestSubmit();
  await vi.waitFor(() =>
    expect(store.address.value.settings.optimize).toEqual({ checkpoint: 'h.*' }),
  );
  expect(document.activeElement).toBe(field);
  store.change({ settings: { optimize: { checkpoint: 'h.1', save: 'bmm' } } });
  await vi.waitFor(() => expect(field.value).toBe('h.1'));
  expect(((await find('what-if-save')) as HTMLInputElement).value).toBe('bmm');
  store.change({ settings: { optimize: {} } });
  await vi.waitFor(() => expect(field.value).toBe(''));
});

test('a button that has nothing to do keeps the keyboard, and asks nothing', async () => {
  const asked = predicting();
  await open({ checkpoint: 'h.*' }, { 'optimize.json': asked });
  const button = (await find('what-if-predict')) as HTMLButtonElement;
  button.focus();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  button.click();
  expect(store.address.value.settings.optimize).toEqual({ checkpoint: 'h.*' });
  expect(asked).toHaveBeenCalledTimes(1);
});
