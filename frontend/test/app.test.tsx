// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { START } from '../src/address';
import type { Api } from '../src/api';
import { moduleId, nodeId } from '../src/ids';
import { all, clean, find, findIn, root, rows, show, store, type } from './page';
import { DRAWN, INDEX, laidOutAtOnce, sample, sampleApi } from './samples';

afterEach(clean);

test('the totals of the worked example are shown', async () => {
  show();
  expect((await find('total-kept_bytes')).textContent).toContain('168 B');
  expect((await find('ledger-input_bytes')).textContent).toContain('48 B');
});

test('the graph is drawn, and a click on a box opens its details', async () => {
  show();
  const relu = await findIn('g#n4');
  relu.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect((await find('details-title')).textContent).toBe('relu');
  expect((await find('saves')).textContent).toContain('relu keeps its output');
  await vi.waitFor(() => expect(relu.classList.contains('selected')).toBe(true));
});

test('the handle of a module asks for the graph without it', async () => {
  const graph = vi.fn(sampleApi().graph);
  show({}, { graph });
  const handle = await findIn('g#m0 .handle');
  handle.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(graph).toHaveBeenCalledTimes(2));
  expect(graph.mock.lastCall?.[1].expand).not.toContain(0);
});

test('the legend names the states of the graph and keeps one of them', async () => {
  show();
  const freed = await find('legend-freed');
  freed.click();
  await vi.waitFor(() => {
    expect(root.querySelector('.canvas svg')?.getAttribute('data-only')).toBe('freed');
  });
});

/** A server whose graph is slow to lay out unless everything is folded. */
function slow() {
  const graphs = sample('mlp').graphs;
  const huge = { ...laidOutAtOnce(graphs.default!), visible: 1900, seconds: 7.6, quick: [] };
  return vi.fn<Api['graph']>((_, { expand }) =>
    Promise.resolve(expand?.length === 0 ? laidOutAtOnce(graphs['']!) : huge),
  );
}

test('a graph that is slow to lay out is laid out only when the reader wants it', async () => {
  show({}, { graph: slow() });
  const question = await find('layout-question');
  expect(root.querySelector('.canvas svg')).toBeNull();
  expect(question.textContent).toContain('About 1,900 boxes, some 8 s to lay out.');
  (await find('layout-anyway')).click();
  await findIn('.canvas svg');
});

test('what is slow can be folded until it is quick', async () => {
  show({}, { graph: slow() });
  (await find('layout-quick')).click();
  expect(store.address.value.expand).toEqual([]);
  await findIn('.canvas svg');
});

test('to give a slow layout up keeps what was drawn before', async () => {
  show({ expand: [] }, { graph: slow() });
  const before = await findIn('.canvas svg');
  store.graph.toggle(0);
  (await find('layout-cancel')).click();
  await vi.waitFor(() => expect(all('layout-question')).toEqual([]));
  expect(store.address.value.expand).toEqual([]);
  expect(await findIn('.canvas svg')).toBe(before);
});

test('what the graph shows is in the address, and asked of the server', async () => {
  const graph = vi.fn(sampleApi().graph);
  show({}, { graph });
  await findIn('.canvas svg');
  (await find('show-freed')).click();
  (await find('show-parameters')).click();
  expect(store.address.value.graph).toEqual({ freed: '0', parameters: '1' });
  await vi.waitFor(() =>
    expect(graph.mock.lastCall?.[1]).toMatchObject({ show: ['parameters'], hide: ['freed'] }),
  );
});

test('an edge is selected by a click, and tells what goes along', async () => {
  show();
  const edge = await findIn('g.edge[id^=e] .reach');
  edge.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(edge.closest('g')?.classList.contains('selected')).toBe(true));
  expect((await find('details-title')).textContent).toBe('relu → addmm');
  const tensors = await find('drawn-tensors');
  expect(tensors.textContent).toContain('float32 [3, 8]');
  tensors.querySelector<HTMLElement>('[data-id=n4]')?.click();
  expect(store.address.value.selected).toEqual(nodeId(4));
});

test('a box of several equal modules says how many, each and all', async () => {
  const [default_] = [laidOutAtOnce(sample('mlp').graphs.default!)];
  const graph = () => Promise.resolve({ ...default_, repeated: new Map([[0, 3]]) });
  const calls = [0, 1, 2].map((module) => ({ module, fqn: `h.${module}`, nbytes: 100 + module }));
  const drawn = { ...DRAWN, kind: 'module', title: 'h.*', calls_count: 3, calls, nbytes: 303 };
  show(
    { selected: moduleId(0) },
    {
      graph,
      drawn: (_, __, { text }) =>
        Promise.resolve({ ...drawn, id: text, least_bytes: 100, most_bytes: 102 }),
    },
  );
  const repeated = await find('repeated');
  expect(repeated.textContent).toContain('h.* ×3 in this box: 100 B to 102 B each, 303 B together');
});

test('ops are sorted by their headers and filtered by words', async () => {
  show({ view: 'ops' });
  (await find('sort-charged_bytes')).click();
  await vi.waitFor(() => expect(rows('ops-table')[0]?.textContent ?? '').toContain('relu'));
  type(await find('ops-filter'), 'softmax');
  await vi.waitFor(() => expect(rows('ops-table')).toHaveLength(1));
  expect((await find('ops-count')).textContent).toBe('1 op');
});

test('ops by module are groups that open, and say what they add up to', async () => {
  show({ view: 'ops', ops: { group: 'op', sort: '-charged_bytes' } });
  await find('ops-table');
  await vi.waitFor(() => expect(rows('ops-table').length).toBeGreaterThan(2));
  const [first] = rows('ops-table');
  expect(first?.textContent).toMatch(/relu.*1 op.*96 B/);
  expect((await find('ops-total')).textContent).toBe('168 B, 100%');
  first?.click();
  await vi.waitFor(() => expect(rows('ops-table')[1]?.dataset.row).toMatch(/^\d+$/));
  expect(store.address.value.ops).toMatchObject({
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
  await vi.waitFor(() => expect(store.address.value.ops).toEqual({ least: '90', state: 'cached' }));
});

test('the columns of the ops are chosen, and stay', async () => {
  show({ view: 'ops', ops: { columns: 'op,source' } });
  await find('ops-table');
  expect(all('sort-module')).toEqual([]);
  (await find('column-module')).click();
  await find('sort-module');
  expect(store.address.value.ops.columns).toBe('op,module,source');
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

test('a hundred thousand ops are rows of which few are in the document', async () => {
  const { recording } = sample('mlp');
  const ops = Object.fromEntries(
    Object.entries(recording.ops).map(([key, column]: [string, unknown[]]) => [
      key,
      Array.from({ length: 100_000 }, (_, i) => (key === 'node' ? i : column[i % column.length])),
    ]),
  ) as unknown as typeof recording.ops;
  show({ view: 'ops' }, { recording: () => Promise.resolve({ ...recording, ops }) });
  expect((await find('ops-count')).textContent).toBe('100,000 ops');
  expect((await find('ops-table')).getAttribute('aria-rowcount')).toBe('100001');
  await vi.waitFor(() => expect(rows('ops-table').length).toBeGreaterThan(5));
  expect(rows('ops-table').length).toBeLessThan(100);
});

test('modules fold, and keep what they are charged', async () => {
  show({ view: 'modules' });
  await find('modules-table');
  await vi.waitFor(() => {
    const calls = rows('modules-table').map((row) => row.dataset.row);
    expect(calls).toEqual(['0', '1', '2', '3', '4']);
  });
  expect(rows('modules-table')[2]?.textContent).toContain('96 B');
  (await find('modules-close-all')).click();
  await vi.waitFor(() => expect(rows('modules-table')).toHaveLength(1));
});

test('a bar of the modules is selected by the keyboard, and its row is shown', async () => {
  show({ run: 'encoder', view: 'modules', modules: { open: 'none' } });
  const icicle = await find('icicle');
  const press = (key: string) =>
    icicle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const before = icicle.getAttribute('aria-activedescendant');
  press('ArrowDown');
  await vi.waitFor(() => expect(icicle.getAttribute('aria-activedescendant')).not.toBe(before));
  press('Enter');
  const { selected } = store.address.value;
  expect(selected?.kind).toBe('module');
  const call = String(selected?.number);
  await vi.waitFor(() => {
    const row = rows('modules-table').find((each) => each.getAttribute('aria-selected') === 'true');
    expect(row?.dataset.row).toBe(call);
  });
  expect(icicle.querySelector('[aria-selected=true]')?.getAttribute('data-call')).toBe(call);
});

test('the overview is what one sees first: what is kept by groups, with their reasons', async () => {
  show({ run: 'encoder', view: START.view });
  const groups = await find('groups');
  expect(groups.textContent).toContain('its derivative needs it');
  const [group] = groups.querySelectorAll<HTMLElement>('[aria-expanded=false]');
  expect(group?.textContent).toMatch(/layers\.layers\.\*.* ×2/);
  group?.click();
  await vi.waitFor(() => expect(groups.querySelectorAll('.members button')).toHaveLength(2));
  groups.querySelectorAll<HTMLElement>('.members button')[1]?.click();
  expect((await find('details')).textContent).toContain('layers.layers.1');
});

test('the parts of the bar add up to the number before it', async () => {
  const { recording } = sample('mlp');
  const ledger = recording.ledger.map((line) =>
    line.key === 'model_peak_bytes' ? { ...line, nbytes: null } : line,
  );
  show({ view: START.view }, { recording: () => Promise.resolve({ ...recording, ledger }) });
  const texts = [...(await find('parts')).querySelectorAll('figcaption .bytes, li .bytes')];
  expect(texts.map((text) => text.textContent)).toEqual(['168 B', '120 B', '48 B']);
});

test('where the states of the model are known, they are parts of the bar', async () => {
  show({ view: START.view });
  const texts = [...(await find('parts')).querySelectorAll('figcaption .bytes, li .bytes')];
  expect(texts.map((text) => text.textContent)).toEqual(['472 B', '232 B', '144 B', '96 B']);
});

test('a recording without an op stream has no timeline', async () => {
  const { recording } = sample('mlp');
  const meta = { ...recording.meta, has_ops: false, notes: ['Freed and held look the same.'] };
  show({ view: 'timeline' }, { recording: () => Promise.resolve({ ...recording, meta }) });
  expect((await find('notes')).textContent).toContain('Freed and held look the same.');
  expect(all('tab-timeline')).toEqual([]);
  expect(await find('view-overview')).not.toHaveProperty('hidden', true);
  await find('groups');
});

test('what a recording or a clock does not know is said to be not known', async () => {
  const { recording } = sample('mlp');
  const ledger = recording.ledger.map((line) =>
    line.key === 'peak_bytes' ? { ...line, nbytes: null } : line,
  );
  const tags = INDEX.runs[0]!.tags.map((tag) => ({
    ...tag,
    steps: [{ step: 0, wall_time: null }],
  }));
  const changes = {
    index: () => Promise.resolve({ ...INDEX, runs: [{ run: 'mlp', tags }] }),
    recording: () => Promise.resolve({ ...recording, ledger }),
  };
  show({}, changes);
  expect((await find('total-peak_bytes')).textContent).toContain('not known');
  expect((await find('step')).textContent).toContain('time not known');
});

test('what another device keeps stands beside it and is no total of its own', async () => {
  const { recording } = sample('mlp');
  const [kept, ...others] = recording.ledger;
  const aside = { ...kept!, key: 'kept_bytes/cpu', where: 'on cpu (offloaded)', nbytes: 2048 };
  const ledger = [{ ...kept!, where: 'on cuda:0' }, { ...aside, is_aside: true }, ...others];
  show({}, { recording: () => Promise.resolve({ ...recording, ledger }) });
  const account = (await find('ledger-kept_bytes')).parentElement;
  expect(account?.firstElementChild?.textContent).toContain('kept for the backward on cuda:0');
  const other = await find('ledger-kept_bytes/cpu');
  expect(other.parentElement).toBe(account);
  expect(other.querySelector('dt')?.textContent).toBe('on cpu (offloaded)');
  expect(other.textContent).toContain('2 KiB');
});

test('a log directory without recordings shows how to make one', async () => {
  show({}, { index: () => Promise.resolve({ ...INDEX, logdir: 'runs/today', runs: [] }) });
  const empty = await find('empty');
  expect(empty.textContent).toContain('tb_actmem.record(model)');
  expect(empty.textContent).toContain('SummaryWriter("runs/today")');
});

test('the server’s sentence is shown as it is, and can be tried again', async () => {
  const sentence = 'The recording of run mlp at step 10 is damaged.';
  const recording = vi.fn(sampleApi().recording).mockRejectedValueOnce(new Error(sentence));
  show({}, { recording });
  const error = await find('error');
  expect(error.querySelector('p')?.textContent).toBe(sentence);
  error.querySelector('button')?.click();
  await find('ledger');
});

test('a tag whose recordings cannot be read says why', async () => {
  const problem = 'These recordings were written by a newer tb_actmem.';
  const tags = [{ ...INDEX.runs[0]!.tags[0]!, problem, steps: [] }];
  show({}, { index: () => Promise.resolve({ ...INDEX, runs: [{ run: 'mlp', tags }] }) });
  expect((await find('error')).textContent).toContain(problem);
  await find('sidebar');
});

test('runs are filtered by a regular expression, or by text while it is none', async () => {
  show();
  const names = () => [...root.querySelectorAll('.run')].map((label) => label.textContent);
  const filter = await find('run-filter');
  type(filter, '^m');
  await vi.waitFor(() => expect(names()).toEqual(['mlp']));
  type(filter, '(');
  await vi.waitFor(() => expect(names()).toEqual([]));
  expect(filter.getAttribute('aria-invalid')).toBe('true');
});

test('the newest step is shown until another is chosen, and a reload keeps the choice', async () => {
  show();
  await find('ledger');
  expect(store.recordings.shown.value?.step).toBe(10);
  (await find('step-previous')).click();
  expect(store.address.value.step).toBe(0);
  store.reload();
  await find('ledger');
  expect(store.recordings.shown.value?.step).toBe(0);
  (await find('step-next')).click();
  expect(store.address.value.step).toBeNull();
});

test('another run begins with nothing selected or opened', async () => {
  show({ selected: nodeId(4), expand: [0] });
  await find('ledger');
  root.querySelector<HTMLInputElement>('input[value="encoder"]')?.click();
  expect(store.address.value).toMatchObject({ run: 'encoder', selected: null, expand: null });
});

test('a hidden tab fetches nothing until it is seen', async () => {
  const index = vi.fn(sampleApi().index);
  show({}, { index });
  await find('ledger');
  store.isVisible.value = false;
  store.reload();
  expect(index).toHaveBeenCalledTimes(1);
  store.isVisible.value = true;
  expect(index).toHaveBeenCalledTimes(2);
});

test('a search opens the modules around what it found and selects it', async () => {
  show({ run: 'encoder' });
  await findIn('.canvas svg');
  type(await find('search'), 'bmm');
  (await find('search-hit')).click();
  const { selected, expand } = store.address.value;
  expect(selected?.text).toMatch(/^n\d+$/);
  expect(expand).toContain(store.recordings.moduleAround(selected!));
});

test.each([
  [{ run: 'gone' }, 'There is no run gone here.'],
  [{ tag: 'gone' }, 'has no tag gone.'],
  [{ step: 999 }, 'There is no recording at step 999.'],
])('a link to what is not there says so: %j', async (address, sentence) => {
  show(address);
  expect((await find('missing')).textContent).toContain(sentence);
  await find('ledger');
});

test('a filter and an order are there again after another view', async () => {
  show({ view: 'ops', ops: { filter: 'relu', sort: '-charged_bytes' } });
  const filter = (await find('ops-filter')) as HTMLInputElement;
  expect(filter.value).toBe('relu');
  store.change({ view: 'modules' });
  await find('modules-table');
  store.change({ view: 'ops' });
  expect(((await find('ops-filter')) as HTMLInputElement).value).toBe('relu');
  expect((await find('ops-count')).textContent).toBe('1 op');
});

/** There is no canvas here: whatever is drawn on it is fine. */
const PAPER = new Proxy({} as CanvasRenderingContext2D, {
  get: () => () => PAPER,
  set: () => true,
});

test('the timeline lists what is alive at its peak, and at what the keys choose', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(PAPER);
  vi.stubGlobal('Path2D', function () {
    return PAPER;
  });
  show({ view: 'timeline' });
  expect((await find('alive-summary')).textContent).toMatch(/After op 2, relu .*3 storages/);
  expect((await find('alive')).textContent).toContain('released before the next op');
  expect((await find('alive')).textContent).toContain('held by: python');
  expect((await find('alive')).textContent).toContain('and 1 smaller one');
  const plot = await find('timeline-plot');
  plot.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  await vi.waitFor(() => expect(store.address.value.timeline).toEqual({ at: '8' }));
  await vi.waitFor(() => expect(all('alive-summary')[0]?.textContent).toContain('After op 8'));
  vi.unstubAllGlobals();
});
