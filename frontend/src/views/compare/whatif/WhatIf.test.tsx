// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { CurveReply, PatternsReply } from '../../../api/messages';
import { all, clean, find, findIn, root, show, store } from '../../../../test/page';

/** Points at a dot of the plot that was drawn last. */
let pointAt: (idx: number) => void;

// There is no canvas here.
vi.mock('uplot', () => ({
  default: class {
    static paths = {};
    over = document.createElement('div');
    constructor({ hooks }: { hooks: { setCursor: ((plot: object) => void)[] } }) {
      pointAt = (idx) => hooks.setCursor[0]?.({ cursor: { idx } });
    }
    redraw() {}
    destroy() {}
  },
}));

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
const compare = () => vi.fn(() => new Promise<never>(() => undefined));

test('a tick requests a prediction and is in the address', async () => {
  const asked = compare();
  show(
    { view: 'compare', settings: { compare: { by: 'modules' } } },
    { 'patterns.json': patterns, 'compare.json': asked },
  );
  (await box('h.*')).click();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ checkpoint: 'h.*' }),
    expect.anything(),
  );
  expect(store.address.value.settings.compare).toEqual({ checkpoint: 'h.*' });
  expect(((await find('compare-checkpoint')) as HTMLInputElement).value).toBe('h.*');
  (await box('h.*')).click();
  await vi.waitFor(() => expect(store.address.value.settings.compare).toEqual({ by: 'modules' }));
});

test('typed names are ticked and others stay', async () => {
  show(
    { view: 'compare', settings: { compare: { checkpoint: 'h.*,head', save: 'addmm' } } },
    { 'patterns.json': patterns, 'compare.json': compare() },
  );
  expect((await box('h.*')).checked).toBe(true);
  expect(((await find('tick-op-addmm')) as HTMLInputElement).checked).toBe(true);
  (await box('h.*.act')).click();
  await vi.waitFor(() =>
    expect(store.address.value.settings.compare).toEqual({
      checkpoint: 'h.* head h.*.act',
      save: 'addmm',
    }),
  );
  (await find('tick-op-addmm')).click();
  await vi.waitFor(() =>
    expect(store.address.value.settings.compare).toEqual({ checkpoint: 'h.* head h.*.act' }),
  );
});

test('what no checkpoint could run cannot be ticked, and says why', async () => {
  show(
    { view: 'compare', settings: { compare: { by: 'modules' } } },
    { 'patterns.json': patterns },
  );
  const cell = await box('cell');
  expect(cell.disabled).toBe(true);
  expect(cell.title).toBe('It keeps its state.');
  expect(all('compare-offload')).toHaveLength(0);
});

test('on an accelerator modules are offloaded by a tick', async () => {
  const asked = compare();
  const reply = { ...PATTERNS, is_on_host: false };
  show(
    { view: 'compare', settings: { compare: { by: 'modules' } } },
    { 'patterns.json': () => Promise.resolve(reply), 'compare.json': asked },
  );
  (await box('h.*', 1)).click();
  await vi.waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ offload: 'h.*' }),
      expect.anything(),
    ),
  );
  expect(((await find('compare-offload')) as HTMLInputElement).value).toBe('h.*');
  expect(((await find('tick-ops')) as HTMLFieldSetElement).disabled).toBe(true);
});

const point = (percent: number, peak_bytes: number) => ({
  max_recompute: `${percent}%`,
  cost_share: percent / 100,
  peak_bytes,
  gap: 0,
  lines: ['checkpoint:', `  h.${percent}`],
});
const CURVE: CurveReply = {
  version: 1,
  before_peak_bytes: 4096,
  is_on_host: false,
  points: [point(0, 2048), point(30, 1024)],
  asked_count: 3,
  known_count: 3,
  pending: null,
};

test('a point of the curve is chosen by keyboard, and its plan asked for', async () => {
  const plan = vi.fn(() => new Promise<never>(() => undefined));
  show(
    { view: 'compare', settings: { compare: { by: 'plan' } } },
    { 'curve.json': () => Promise.resolve(CURVE), 'plan.json': plan },
  );
  const plot = await find('curve-plot');
  expect(plot.getAttribute('aria-valuetext')).toBe('no plan selected');
  plot.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  const asked = { run: 'mlp', tag: 'activation_memory', step: 10, max_recompute: '30%' };
  await vi.waitFor(() => expect(plan).toHaveBeenCalledWith(asked, expect.anything()));
  expect(store.address.value.settings.compare).toEqual({ max_recompute: '30%' });
  (await find('plan-offload')).click();
  await vi.waitFor(() =>
    expect(store.address.value.settings.compare).toEqual({ max_recompute: '30%', offload: '1' }),
  );
});

test('keys choose one point after the other while the plan of the first is on its way', async () => {
  const plan = vi.fn(() => new Promise<never>(() => undefined));
  show(
    { view: 'compare', settings: { compare: { by: 'plan' } } },
    { 'curve.json': () => Promise.resolve(CURVE), 'plan.json': plan },
  );
  const plot = await find('curve-plot');
  for (const percent of [0, 30]) {
    plot.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await vi.waitFor(() =>
      expect(store.address.value.settings.compare).toEqual({ max_recompute: `${percent}%` }),
    );
    await vi.waitFor(() => expect(plot.getAttribute('aria-valuetext')).toContain(`h.${percent}`));
  }
});

test('whether saves may be offloaded is asked of the plan that is there, not of the next one', async () => {
  const plan = vi.fn(() => new Promise<never>(() => undefined));
  show(
    { view: 'compare', settings: { compare: { reduce: '50%' } } },
    { 'curve.json': () => Promise.resolve(CURVE), 'plan.json': plan },
  );
  const goal = (await find('plan-goal')) as HTMLSelectElement;
  goal.value = 'total_peak';
  goal.dispatchEvent(new Event('change', { bubbles: true }));
  (await find('plan-offload')).click();
  await vi.waitFor(() =>
    expect(store.address.value.settings.compare).toEqual({ reduce: '50%', offload: '1' }),
  );
});

test('a dot that was pointed at is not taken for another one of a longer curve', async () => {
  const pending = { seconds: 1, tried: 2, least_bytes: 1024 };
  const part = { ...CURVE, points: CURVE.points.slice(1), known_count: 1, pending };
  let answer: (reply: CurveReply) => void = () => {};
  const curve = () => new Promise<CurveReply>((resolve) => (answer = resolve));
  show({ view: 'compare', settings: { compare: { by: 'plan' } } }, { 'curve.json': curve });
  await find('compare');
  await vi.waitFor(() => {
    answer(part);
    expect(all('curve-plot')).toHaveLength(1);
  });
  await vi.waitFor(() => {
    pointAt(0);
    expect(all('curve-point')[0]?.textContent).toContain('h.30');
  });
  answer(CURVE);
  await vi.waitFor(() => expect(all('curve-pending')).toHaveLength(0));
  await vi.waitFor(() => expect(all('curve-point')[0]?.textContent.trim()).toBe(''));
});

test('known points are drawn until the curve is complete', async () => {
  const pending = { seconds: 1, tried: 2, least_bytes: 1024 };
  const part = { ...CURVE, points: CURVE.points.slice(1), known_count: 1, pending };
  let isDone = false;
  const curve = vi.fn(async () => {
    await new Promise((done) => setTimeout(done, 5));
    return isDone ? CURVE : part;
  });
  show({ view: 'compare', settings: { compare: { by: 'plan' } } }, { 'curve.json': curve });
  expect((await find('curve-pending')).textContent).toContain('1 of 3 points known');
  await find('curve-plot');
  isDone = true;
  await vi.waitFor(() => expect(all('curve-pending')).toHaveLength(0));
  const times = curve.mock.calls.length;
  await new Promise((done) => setTimeout(done, 30));
  expect(curve).toHaveBeenCalledTimes(times);
});

test('the ways to compare are radio buttons, and the address has the chosen one', async () => {
  show(
    { view: 'compare', settings: { compare: { checkpoint: 'h.*' } } },
    { 'patterns.json': patterns, 'compare.json': compare() },
  );
  const plan = await findIn('[data-testid=compare-by-plan]');
  expect((await findIn('[data-testid=compare-by-modules]')).matches(':checked')).toBe(true);
  plan.click();
  await vi.waitFor(() => expect(store.address.value.settings.compare).toEqual({ by: 'plan' }));
  expect((await find('compare-nothing')).textContent).toContain('Choose a point');
});
