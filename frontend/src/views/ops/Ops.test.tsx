// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { nodeId } from '../../recording/ids';
import { all, clean, find, rows, show, store, type } from '../../../test/page';
import { sample } from '../../../test/samples';

afterEach(clean);

test('the largest op comes first, and one without bytes is hidden until the user shows it', async () => {
  show({ view: 'ops' });
  await vi.waitFor(() => expect(rows('ops-table')[0]?.textContent ?? '').toContain('relu'));
  const listed = rows('ops-table').length;
  const zeros = (await find('ops-zeros')) as HTMLInputElement;
  const hidden = Number(/Show (\d+) op/.exec(zeros.parentElement?.textContent ?? '')?.[1]);
  expect((await find('ops-count')).textContent).toBe(`${listed + hidden} ops`);
  zeros.click();
  await vi.waitFor(() => expect(rows('ops-table')).toHaveLength(listed + hidden));
  expect(store.address.value.settings.ops).toEqual({ zeros: '1' });
});

test('ops are sorted by their headers and filtered by words', async () => {
  show({ view: 'ops', settings: { ops: { zeros: '1' } } });
  await vi.waitFor(() => expect(rows('ops-table')[0]?.textContent ?? '').toContain('relu'));
  (await find('sort-attributed_bytes')).click();
  await vi.waitFor(() => expect(rows('ops-table').at(-1)?.textContent ?? '').toContain('relu'));
  type(await find('ops-filter'), 'softmax');
  await vi.waitFor(() => expect(rows('ops-table')).toHaveLength(1));
  expect((await find('ops-count')).textContent).toBe('1 op');
  expect(all('ops-none')).toHaveLength(0);
  type(await find('ops-filter'), 'softmin');
  expect((await find('ops-none')).textContent).toBe('No matches');
});

test('ops by module are groups with sums', async () => {
  show({ view: 'ops', settings: { ops: { group: 'op', sort: '-attributed_bytes' } } });
  await find('ops-table');
  await vi.waitFor(() => expect(rows('ops-table').length).toBeGreaterThan(2));
  const [first] = rows('ops-table');
  expect(first?.textContent).toMatch(/relu.*1 op.*96 B/);
  expect((await find('ops-total')).textContent).toBe('168 B, 100%');
  first?.click();
  await vi.waitFor(() => expect(rows('ops-table')[1]?.dataset.row).toMatch(/^\d+$/));
  expect(store.address.value.settings.ops).toMatchObject({
    group: 'op',
    open: expect.any(String) as string,
  });
});

test('the totals are of what passes the filters, and the filters are in the address', async () => {
  show({ view: 'ops' });
  type(await find('ops-least'), '90');
  await vi.waitFor(async () =>
    expect((await find('ops-total')).textContent).toMatch(/^\d+ B, [\d.]+%$/),
  );
  const state = (await find('ops-state')) as HTMLSelectElement;
  state.value = 'cached';
  state.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() =>
    expect(store.address.value.settings.ops).toEqual({ least: '90', state: 'cached' }),
  );
});

test('the columns of the ops are chosen, and stay', async () => {
  show({ view: 'ops', settings: { ops: { columns: 'op,source' } } });
  await find('ops-table');
  expect(all('sort-module')).toEqual([]);
  (await find('column-module')).click();
  await find('sort-module');
  expect(store.address.value.settings.ops?.columns).toBe('op,module,source');
});

test('a row of the ops opens the details', async () => {
  show({ view: 'ops' });
  const relu = await vi.waitFor(() => {
    const row = rows('ops-table').find(({ textContent }) => textContent.includes('relu'));
    if (!row) throw new Error('There is no relu.');
    return row;
  });
  relu.click();
  expect(store.address.value.selected).toEqual(nodeId(4));
  expect((await find('details-title')).textContent).toBe('relu');
});

/** A recording with as many rows of ops as it is told. */
function manyOps(length: number) {
  const { recording } = sample('mlp');
  const ops = Object.fromEntries(
    Object.entries(recording.ops).map(([key, column]: [string, unknown[]]) => [
      key,
      Array.from({ length }, (_, i) => (key === 'node' ? i : column[i % column.length])),
    ]),
  ) as unknown as typeof recording.ops;
  return { 'recording.json': () => Promise.resolve({ ...recording, ops }) };
}

test('a hundred thousand ops are rows of which few are in the document', async () => {
  show({ view: 'ops', settings: { ops: { zeros: '1' } } }, manyOps(100_000));
  expect((await find('ops-count')).textContent).toBe('100,000 ops');
  expect((await find('ops-table')).getAttribute('aria-rowcount')).toBe('100001');
  await vi.waitFor(() => expect(rows('ops-table').length).toBeGreaterThan(5));
  expect(rows('ops-table').length).toBeLessThan(100);
});

test('a filter and an order are there again after another view', async () => {
  show({ view: 'ops', settings: { ops: { filter: 'relu', sort: '-attributed_bytes' } } });
  const filter = (await find('ops-filter')) as HTMLInputElement;
  expect(filter.value).toBe('relu');
  store.change({ view: 'modules' });
  await find('modules-table');
  store.change({ view: 'ops' });
  expect(((await find('ops-filter')) as HTMLInputElement).value).toBe('relu');
  expect((await find('ops-count')).textContent).toBe('1 op');
});

test('a sorted table stays where it is until its order changes', async () => {
  show({ view: 'ops', settings: { ops: { sort: '-attributed_bytes' } } }, manyOps(1000));
  const table = await find('ops-table');
  await vi.waitFor(() => expect(rows('ops-table').length).toBeGreaterThan(5));
  table.scrollTop = 4000;
  table.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(rows('ops-table')[0]?.id).not.toBe('ops-table-0'));
  store.change({ settings: { graph: { freed: '0' } } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(table.scrollTop).toBe(4000);
  (await find('sort-attributed_bytes')).click();
  await vi.waitFor(() => expect(table.scrollTop).toBe(0));
});

test('what filters is shown, though no op of this recording has it', async () => {
  show({ view: 'ops', settings: { ops: { dtype: 'float8', group: 'nonsense' } } });
  expect((await find('ops-dtype')) as HTMLSelectElement).toHaveProperty('value', 'float8');
  expect((await find('ops-count')).textContent).toBe('0 ops');
  expect((await find('ops-group')) as HTMLSelectElement).toHaveProperty('value', '');
});
