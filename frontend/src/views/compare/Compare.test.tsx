// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { Answers } from '../../api/api';
import type { ChangeRow, CompareReply } from '../../api/messages';
import { all, clean, find, findIn, root, show, store } from '../../../test/page';
import { INDEX, quickGraph } from '../../../test/samples';

afterEach(clean);

const side = {
  label: '',
  device: 'cpu',
  predicted: null,
  notes: [],
  peaks: [] as string[],
  timeline: null,
};
const CHANGE: ChangeRow = {
  change: 'released',
  module: 'h.*.act ×2',
  op: 'gelu',
  slot: 'self',
  tensor: 'float32 [4, 8]',
  before_bytes: 256,
  after_bytes: 0,
  difference_bytes: -256,
  weight_bytes: 256,
  members_count: 3,
  members: [0, 1].map((n) => ({
    name: `h.${n}.act`,
    before_node: 4 + n,
    after_node: null,
    before_bytes: 128,
    after_bytes: 0,
  })),
};
const REPLY: CompareReply = {
  version: 1,
  before: side,
  after: side,
  verdict: ['Total peak 4 KiB → 2 KiB (−50.0%).', 'The peak stays in the forward, at gelu.'],
  totals: [
    {
      key: 'saved_bytes',
      label: 'kept for the backward',
      help: '',
      level: 0,
      before_bytes: 512,
      after_bytes: 256,
      difference_bytes: -256,
    },
  ],
  released_bytes: 256,
  added_bytes: 0,
  moved_bytes: 0,
  same_bytes: 256,
  same_count: 2,
  changes_count: 1,
  changes: [CHANGE],
  code: null,
};

test('a change has a sign and a word, and its members lead to their ops', async () => {
  show({ view: 'compare' }, { 'compare.json': () => Promise.resolve(REPLY) });
  const changes = await find('changes');
  expect(changes.textContent).toContain('−256 B');
  expect(changes.textContent).toContain('removed');
  changes.querySelector('button')?.click();
  await vi.waitFor(() => expect(changes.textContent).toContain('and 1 more'));
  changes.querySelector<HTMLElement>('[data-node="5"]')?.click();
  expect(store.address.value.selected?.text).toBe('n5');
});

test('the CSV of the changes is that of the same comparison', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const csv = vi.fn<Answers['changes.csv']>(() => Promise.resolve('change\n'));
  const compare = () => Promise.resolve(REPLY);
  const settings = { compare: { checkpoint: 'h.*', save: 'addmm' } };
  show({ view: 'compare', settings }, { 'compare.json': compare, 'changes.csv': csv });
  (await find('changes-csv')).click();
  await vi.waitFor(() => expect(made).toHaveBeenCalled());
  expect(csv.mock.lastCall?.[0]).toMatchObject({ step: 10, checkpoint: 'h.*', save: 'addmm' });
});

test('the verdict stands first', async () => {
  show({ view: 'compare' }, { 'compare.json': () => Promise.resolve(REPLY) });
  const compared = await find('compared');
  expect(compared.firstElementChild?.textContent).toBe(REPLY.verdict[0]);
  expect(all('compare-verdict')).toHaveLength(2);
});

test('the peaks of both have their places and their parts', async () => {
  const peaks = (...sentences: string[]) => ({ ...side, peaks: sentences });
  const before = peaks('Total peak 4 KiB in the forward, at gelu: parameters 4 KiB.');
  const after = peaks('Total peak 2 KiB in the optimizer step: parameters 2 KiB.');
  const reply = { ...REPLY, before, after };
  show({ view: 'compare' }, { 'compare.json': () => Promise.resolve(reply) });
  const [first, second] = (await find('compare-peaks')).querySelectorAll('section');
  expect(first?.textContent).toContain(before.peaks[0]);
  expect(second?.textContent).toContain(after.peaks[0]);
});

test('totals have their difference in bytes and in percent', async () => {
  show({ view: 'compare' }, { 'compare.json': () => Promise.resolve(REPLY) });
  const cells = (await find('compare-saved_bytes')).querySelectorAll('td');
  expect([...cells].map(({ textContent }) => textContent)).toEqual([
    '512 B',
    '256 B',
    '−256 B',
    '−50.0%',
  ]);
});

test('a recording that cannot be read is a sentence, and another can be chosen', async () => {
  const refused = vi.fn(() => Promise.reject(new Error('encoder at step 10 cannot be read.')));
  show({ view: 'compare' }, { 'compare.json': refused });
  expect((await find('error')).textContent).toContain('cannot be read');
  expect(all('compare-run')).toHaveLength(1);
});

test('a missing second recording is announced', async () => {
  const tag = { ...INDEX.runs[0]!.tags[0]!, steps: [{ step: 0, wall_time: 1 }] };
  const index = { ...INDEX, runs: [{ run: 'mlp', tags: [tag] }] };
  show({ view: 'compare' }, { 'index.json': () => Promise.resolve(index) });
  expect((await find('compare-nothing')).textContent).toContain('no other recording');
});

test('choosing the other recording in the sidebar swaps the two', async () => {
  const settings = { compare: { run: 'encoder', tag: 'activation_memory', step: '10' } };
  show({ view: 'compare', settings }, { 'compare.json': () => Promise.resolve(REPLY) });
  await find('compared');
  store.recordings.chooseRun('encoder');
  await vi.waitFor(() => expect(store.address.value.settings.compare?.run).toBe('mlp'));
  expect(store.address.value.run).toBe('encoder');
});

test('a change that was picked can be let go', async () => {
  show({ view: 'compare' }, { 'compare.json': () => Promise.resolve(REPLY) });
  const card = await findIn('[data-testid="changes"] .card');
  const press = () => card.querySelector<HTMLElement>('[aria-expanded]')?.click();
  press();
  await vi.waitFor(() => expect(card.getAttribute('aria-current')).toBe('true'));
  press();
  await vi.waitFor(() => expect(card.getAttribute('aria-current')).toBe('false'));
});

test('folding a change keeps another one picked', async () => {
  const changes = [...REPLY.changes, { ...REPLY.changes[0]!, op: 'silu' }];
  show({ view: 'compare' }, { 'compare.json': () => Promise.resolve({ ...REPLY, changes }) });
  const list = await find('changes');
  await vi.waitFor(() => expect(list.querySelectorAll('.card')).toHaveLength(changes.length));
  const cards = [...list.querySelectorAll('.card')];
  const [first, last] = [cards[0]!, cards.at(-1)!];
  const press = (card: Element) => card.querySelector<HTMLElement>('[aria-expanded]')?.click();
  const picked = () => cards.filter((card) => card.getAttribute('aria-current') === 'true');
  press(first);
  press(last);
  await vi.waitFor(() => expect(picked()).toEqual([last]));
  press(first);
  await vi.waitFor(() => expect(first.querySelector('.members')).toBeNull());
  expect(picked()).toEqual([last]);
});

test('a prediction is requested by names, marked, and changed in Optimize', async () => {
  const predicted = { ...side, predicted: 'h.* under checkpoints' };
  const compare = vi.fn(() => Promise.resolve({ ...REPLY, after: predicted }));
  show(
    { view: 'compare', settings: { compare: { checkpoint: 'h.*' } } },
    { 'compare.json': compare },
  );
  expect((await find('compare-predicted')).textContent).toContain('This step did not run');
  expect(compare).toHaveBeenCalledWith(
    expect.objectContaining({ checkpoint: 'h.*' }),
    expect.anything(),
  );
  expect(((await find('compare-run')) as HTMLSelectElement).value).toBe('');
  (await find('compare-optimize')).click();
  expect(store.address.value).toMatchObject({
    view: 'optimize',
    settings: { optimize: { checkpoint: 'h.*' } },
  });
});

const PLANNED = {
  lines: ['For a step peak lower by 50 %, checkpoint:', '  h.* (0–1)'],
  peak_bytes: 256,
  cost_share: 0.25,
  comparison: { ...REPLY, code: 'model.h[0]\n' },
};

test('the step by a plan is compared, with its code', async () => {
  const plan = vi.fn(() =>
    Promise.resolve({ version: 1, planned: PLANNED, unreachable: null, pending: null }),
  );
  const settings = { compare: { reduce: '50%', may_offload: '1' } };
  show({ view: 'compare', settings }, { 'plan.json': plan });
  expect((await find('compare-predicted')).textContent).toContain('h.* (0–1)');
  expect((await find('compare-code')).textContent).toBe(PLANNED.comparison.code);
  expect(await find('compare-saved_bytes')).toBeTruthy();
  const asked = { run: 'mlp', tag: 'activation_memory', step: 10, reduce: '50%', offload: true };
  expect(plan).toHaveBeenCalledWith(asked, expect.anything());
});

test('a plan that cannot be made says why', async () => {
  const unreachable = {
    problem: 'No checkpoints bring it down.',
    least_bytes: 2048,
    goal: 'total_peak' as const,
    lines: [],
  };
  const plan = () => Promise.resolve({ version: 1, planned: null, unreachable, pending: null });
  show({ view: 'compare', settings: { compare: { step_peak: '1 B' } } }, { 'plan.json': plan });
  expect((await find('error')).textContent).toContain(unreachable.problem);
});

test('old numbers keep the names of their recordings', async () => {
  const compare = vi
    .fn(() => new Promise<never>(() => undefined))
    .mockImplementationOnce((() => Promise.resolve(REPLY)) as never);
  show({ view: 'compare' }, { 'compare.json': compare });
  const heads = async () =>
    [...(await find('compare-totals')).querySelectorAll('th[scope=col]')].map(
      ({ textContent }) => textContent,
    );
  expect(await heads()).toEqual(
    expect.arrayContaining(['mlp ·\u00a0step\u00a010', 'encoder ·\u00a0step\u00a010']),
  );
  store.change({ settings: { compare: { run: 'encoder', step: '0' } } });
  await vi.waitFor(() => expect(compare).toHaveBeenCalledTimes(2));
  expect((await find('compared')).getAttribute('aria-busy')).toBe('true');
  expect(await heads()).toContain('encoder ·\u00a0step\u00a010');
});

const DOT = `digraph {
  subgraph cluster_m1 { id=m1 class="cluster released change-0" n4 [id=n4 class="op released change-0-0"] }
  n5 [id=n5 class="op released bytes-4 change-0-1"]
  m2 [id=m2 class="module same"]
  n5 -> m2 [id=e7 class="edge same"]
}`;

function showDifference() {
  const difference = vi.fn<Answers['compare.dot']>(() =>
    Promise.resolve(quickGraph({ dot: DOT, expand: [1], visible: 3 })),
  );
  show(
    { view: 'compare' },
    { 'compare.json': () => Promise.resolve(REPLY), 'compare.dot': difference },
  );
  return difference;
}

const inGraph = (id: string) => findIn(`[data-testid=difference-canvas] #${id}`);

test('a box of the graph of differences picks its save in the list', async () => {
  showDifference();
  (await inGraph('n5')).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const member = await findIn('.members [aria-current=true]');
  expect(member.textContent).toContain('h.1.act');
  await vi.waitFor(async () => expect((await inGraph('n5')).classList).toContain('selected'));
  expect((await inGraph('n4')).classList).not.toContain('selected');
});

test('clicking an edge keeps the picked change', async () => {
  showDifference();
  const box = await inGraph('n5');
  box.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await findIn('.members [aria-current=true]');
  box.focus();
  box.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
  (await inGraph('e7')).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await new Promise((done) => setTimeout(done, 20));
  expect((await inGraph('n5')).classList).toContain('selected');
});

test('an opened change is marked in the graph', async () => {
  showDifference();
  await inGraph('n4');
  root.querySelector<HTMLElement>('[data-testid=changes] button')?.click();
  await vi.waitFor(async () => expect((await inGraph('n4')).classList).toContain('selected'));
  expect((await inGraph('n5')).classList).toContain('selected');
  expect((await inGraph('m2')).classList).not.toContain('selected');
});

test('folded modules of the difference are in the address', async () => {
  const difference = showDifference();
  (await findIn('[data-testid=difference-canvas] #m2 .handle')).dispatchEvent(
    new MouseEvent('click', { bubbles: true }),
  );
  await vi.waitFor(() => expect(store.address.value.settings.compare?.open).toBe('1-2'));
  await vi.waitFor(() => expect(difference).toHaveBeenCalledTimes(2));
  expect(difference.mock.lastCall?.[0].expand).toEqual([1, 2]);
  (await find('difference-fold')).click();
  await vi.waitFor(() => expect(store.address.value.settings.compare?.open).toBe('none'));
});

test('the graph of other recordings is not drawn under new numbers, nor are its modules asked for', async () => {
  const difference = showDifference();
  await inGraph('n4');
  (await find('difference-fold')).click();
  await vi.waitFor(() => expect(difference).toHaveBeenCalledTimes(2));
  difference.mockReturnValue(new Promise<never>(() => undefined));
  store.recordings.chooseStep(0);
  await vi.waitFor(() => expect(difference).toHaveBeenCalledTimes(3));
  expect(difference.mock.lastCall?.[0]).not.toHaveProperty('expand');
  await vi.waitFor(() => expect(store.compare.reply.state.value.value?.shown.step).toBe(0));
  await vi.waitFor(() => expect(all('difference-canvas')[0]?.children).toHaveLength(0));
});

test('where nothing changed there is no graph of it', async () => {
  const difference = vi.fn(() => new Promise<never>(() => undefined));
  const compare = () => Promise.resolve({ ...REPLY, changes: [], changes_count: 0 });
  show({ view: 'compare' }, { 'compare.json': compare, 'compare.dot': difference });
  await find('compare-totals');
  expect(all('difference-frame')).toHaveLength(0);
  expect(difference).not.toHaveBeenCalled();
});
