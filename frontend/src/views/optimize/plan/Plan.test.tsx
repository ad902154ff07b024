// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { Answers } from '../../../api/api';
import type { CompareReply, CurveReply } from '../../../api/messages';
import type { Settings } from '../../../url/settings';
import { all, clean, find, root, show, store } from '../../../../test/page';
import { OPTIMIZE } from '../../../../test/samples';

/** Points at a dot of the plot that was drawn last. */
let pointAt: (idx: number) => void;

// There is no canvas here.
vi.mock('uplot', () => ({
  default: class {
    static paths = {};
    over = document.createElement('div');
    constructor({ hooks }: { hooks: { setCursor: ((plot: object) => void)[] } }) {
      pointAt = (idx) => hooks.setCursor[0]?.({ cursor: { idx }, posToVal: () => 0 });
    }
    redraw() {}
    setCursor() {}
    destroy() {}
  },
}));

afterEach(clean);

/** The view with some settings and answers. */
function open(settings: Settings, changes: Partial<Answers> = {}): void {
  const known = {
    'optimize.json': () => Promise.resolve(OPTIMIZE),
    'curve.json': () => Promise.resolve(CURVE),
  };
  show({ view: 'optimize', settings: { optimize: settings } }, { ...known, ...changes });
}

const COMPARISON: CompareReply = {
  version: 1,
  before: { label: '', device: 'cpu', predicted: null, notes: [], peaks: [], timeline: null },
  after: {
    label: '',
    device: 'cpu',
    predicted: 'h.* under checkpoints',
    peaks: [],
    notes: [],
    timeline: null,
  },
  verdict: ['Total peak 4 KiB → 2 KiB (−50.0%).', 'The peak stays in the forward, at gelu.'],
  totals: [],
  released_bytes: 256,
  added_bytes: 0,
  moved_bytes: 0,
  same_bytes: 256,
  same_count: 2,
  changes_count: 0,
  changes: [],
  code: 'model.h[0]\n',
};
const PLAN = {
  lines: ['For a total peak lower by 50 %, checkpoint:', '  h.* (0–1)'],
  peak_bytes: 256,
  cost_share: 0.25,
  comparison: COMPARISON,
};

test('a plan is requested and shown with its code', async () => {
  const plan = vi.fn(() =>
    Promise.resolve({ version: 1, planned: PLAN, unreachable: null, pending: null }),
  );
  open({}, { 'plan.json': plan });
  const field = (await find('plan-asked')) as HTMLInputElement;
  expect(field.placeholder).toBe('e.g. 20');
  const goals = (await find('plan-goal')).querySelectorAll('option');
  expect(goals[0]?.textContent).toBe('Reduce total peak by');
  expect((await find('plan-why')).textContent).toBe('Type an amount, then plan.');
  field.value = '50';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(all('plan-why')).toHaveLength(0));
  (await find('plan-ask')).click();
  expect((await find('plan-lines')).textContent).toContain('h.* (0–1)');
  expect((await find('optimize-code')).textContent).toBe(PLAN.comparison.code);
  expect((await find('optimize-verdict')).textContent).toBe(COMPARISON.verdict[0]);
  expect(store.address.value.settings.optimize).toEqual({ reduce: '50%' });
  expect((await find('plan-why')).textContent).toBe('This plan is shown.');
  const asked = { run: 'mlp', tag: 'activation_memory', step: 10, reduce: '50%' };
  expect(plan).toHaveBeenCalledWith(asked, expect.anything());
});

test('a share is one of the step peak if the model is not known', async () => {
  const curve = () => Promise.resolve({ ...CURVE, before_total_peak_bytes: null });
  open({}, { 'curve.json': curve });
  const field = await find('plan-asked');
  expect(field.getAttribute('aria-label')).toBe('Reduce step peak by, percent');
});

test.each([
  ['total_peak', '1 KiB', 'total_peak'],
  ['step_peak', '1 KiB', 'step_peak'],
  ['reduce', '90%', 'total_peak'],
  ['reduce', '90%', 'step_peak'],
] as const)('%s of %s out of reach offers the least %s', async (asked, value, goal) => {
  const unreachable = {
    goal,
    problem: 'No checkpoints bring it down.',
    least_bytes: 2048,
    lines: ['before any checkpointing: a function keeps less.'],
  };
  const plan = () => Promise.resolve({ version: 1, planned: null, unreachable, pending: null });
  open({ [asked]: value }, { 'plan.json': plan });
  expect((await find('plan-suggestions')).textContent).toContain('before any checkpointing');
  (await find('plan-least')).click();
  expect(store.address.value.settings.optimize).toEqual({ [goal]: '2048 B' });
});

test('an unfinished plan is announced', async () => {
  const plan = () => new Promise<never>(() => undefined);
  open({ reduce: '5%' }, { 'plan.json': plan });
  await vi.waitFor(() => expect(root.textContent).toContain('Planning: searching'));
});

test('a stopped plan is not requested again', async () => {
  const pending = { seconds: 2.4, tried: 3, least_bytes: 2048 };
  const reply = { version: 1, planned: null, unreachable: null, pending };
  const asked: AbortSignal[] = [];
  const plan = vi.fn(async (_: unknown, signal: AbortSignal) => {
    asked.push(signal);
    await new Promise((done) => setTimeout(done, 5));
    return reply;
  });
  open({ reduce: '5%' }, { 'plan.json': plan });
  const progress = await find('planning-progress');
  await vi.waitFor(() =>
    expect(progress.textContent).toBe('2 s: 3 combinations tried, lowest peak so far 2 KiB'),
  );
  (await find('plan-cancel')).click();
  await find('planning-stopped');
  expect(asked.at(-1)?.aborted).toBe(true);
  await new Promise((done) => setTimeout(done, 30));
  const times = asked.length;
  await new Promise((done) => setTimeout(done, 30));
  expect(asked).toHaveLength(times);
  (await find('plan-again')).click();
  await find('planning-progress');
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(times));
});

test('who stops a plan and asks for it again keeps the keyboard, until there is one', async () => {
  const none = { version: 1, planned: null, pending: null };
  const unreachable = {
    problem: 'No plan.',
    least_bytes: 2048,
    goal: 'total_peak' as const,
    lines: [],
  };
  let isDone = false;
  const plan = async () => {
    await new Promise((done) => setTimeout(done, 5));
    if (isDone) return { ...none, unreachable };
    return { ...none, unreachable: null, pending: { seconds: 1, tried: 0, least_bytes: null } };
  };
  open({ reduce: '5%' }, { 'plan.json': plan });
  const press = async (button: string) => {
    const pressed = await find(button);
    if (document.activeElement !== pressed) pressed.focus();
    pressed.click();
  };
  const has = (button: string) =>
    vi.waitFor(() => expect(document.activeElement).toBe(all(button)[0]));
  await find('plan-cancel');
  expect(document.activeElement).toBe(document.body);
  await press('plan-cancel');
  await has('plan-again');
  await press('plan-again');
  await has('plan-cancel');
  isDone = true;
  await has('plan-least');
});

const point = (percent: number, peak_bytes: number) => ({
  max_recompute: `${percent}%`,
  cost_share: percent / 100,
  peak_bytes,
  total_peak_bytes: peak_bytes + 4096,
  gap: 0,
  lines: ['checkpoint:', `  h.${percent}`],
});
const CURVE: CurveReply = {
  version: 1,
  before_peak_bytes: 4096,
  before_total_peak_bytes: 8192,
  is_on_host: false,
  points: [point(0, 2048), point(30, 1024)],
  asked_count: 3,
  known_count: 3,
  problem: null,
  pending: null,
};

test('a point of the curve is chosen by keyboard, and its plan asked for', async () => {
  const plan = vi.fn(() => new Promise<never>(() => undefined));
  open({}, { 'curve.json': () => Promise.resolve(CURVE), 'plan.json': plan });
  const plot = await find('curve-plot');
  expect(plot.getAttribute('aria-valuetext')).toBe('no plan selected');
  plot.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  const asked = { run: 'mlp', tag: 'activation_memory', step: 10, max_recompute: '30%' };
  await vi.waitFor(() => expect(plan).toHaveBeenCalledWith(asked, expect.anything()));
  expect(store.address.value.settings.optimize).toEqual({ max_recompute: '30%' });
  (await find('plan-offload')).click();
  await vi.waitFor(() =>
    expect(store.address.value.settings.optimize).toEqual({
      max_recompute: '30%',
      may_offload: '1',
    }),
  );
});

test('keys choose one point after the other while the plan of the first is on its way', async () => {
  const plan = vi.fn(() => new Promise<never>(() => undefined));
  open({}, { 'curve.json': () => Promise.resolve(CURVE), 'plan.json': plan });
  const plot = await find('curve-plot');
  for (const percent of [0, 30]) {
    plot.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await vi.waitFor(() =>
      expect(store.address.value.settings.optimize).toEqual({ max_recompute: `${percent}%` }),
    );
    await vi.waitFor(() => expect(plot.getAttribute('aria-valuetext')).toContain(`h.${percent}`));
  }
});

test('whether saves may be offloaded is asked of the plan that is there, not of the next one', async () => {
  const plan = vi.fn(() => new Promise<never>(() => undefined));
  open({ reduce: '50%' }, { 'curve.json': () => Promise.resolve(CURVE), 'plan.json': plan });
  const goal = (await find('plan-goal')) as HTMLSelectElement;
  goal.value = 'total_peak';
  goal.dispatchEvent(new Event('change', { bubbles: true }));
  (await find('plan-offload')).click();
  await vi.waitFor(() =>
    expect(store.address.value.settings.optimize).toEqual({ reduce: '50%', may_offload: '1' }),
  );
});

test('a curve of one plan says so, and is one click from the sentence that names it', async () => {
  const curve = () => Promise.resolve({ ...CURVE, points: CURVE.points.slice(0, 1) });
  open({}, { 'curve.json': curve });
  expect((await find('curve-point')).textContent).toContain('One plan: recomputing more');
  (await find('to-curve')).click();
  expect(document.activeElement).toBe(await find('curve'));
});

test('a step without a plan says why in place of the curve', async () => {
  const problem = 'A plan needs the whole step.';
  open({}, { 'curve.json': () => Promise.resolve({ ...CURVE, points: [], problem }) });
  expect((await find('curve-refused')).textContent).toBe(problem);
  expect([...all('curve-plot'), ...all('figure-curve')]).toHaveLength(0);
});

test('a dot that was pointed at is not taken for another one of a longer curve', async () => {
  const pending = { seconds: 1, tried: 2, least_bytes: 1024 };
  const part = { ...CURVE, points: CURVE.points.slice(1), known_count: 1, pending };
  let answer: (reply: CurveReply) => void = () => {};
  const curve = () => new Promise<CurveReply>((resolve) => (answer = resolve));
  open({}, { 'curve.json': curve });
  await find('optimize');
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
  await vi.waitFor(() => expect(all('curve-point')[0]?.textContent).not.toContain('h.30'));
});

test('known points are drawn until the curve is complete', async () => {
  const pending = { seconds: 1, tried: 2, least_bytes: 1024 };
  const part = { ...CURVE, points: CURVE.points.slice(1), known_count: 1, pending };
  let isDone = false;
  const curve = vi.fn(async () => {
    await new Promise((done) => setTimeout(done, 5));
    return isDone ? CURVE : part;
  });
  open({}, { 'curve.json': curve });
  expect((await find('curve-pending')).textContent).toContain('1 of 3 points known');
  await find('curve-plot');
  isDone = true;
  await vi.waitFor(() => expect(all('curve-pending')).toHaveLength(0));
  const times = curve.mock.calls.length;
  await new Promise((done) => setTimeout(done, 30));
  expect(curve).toHaveBeenCalledTimes(times);
});
