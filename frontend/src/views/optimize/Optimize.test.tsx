// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { Answers } from '../../api/api';
import type { ActionRow, OptimizeReply } from '../../api/messages';
import { all, clean, find, findIn, root, show, store } from '../../../test/page';
import { chosenActions, withAction } from './choice';

afterEach(clean);

const COST = {
  flops: 2e9,
  moved_bytes: 4096,
  milliseconds: 0.25,
  forward_milliseconds: 1,
  host_bytes: 0,
};

const action = (part: Partial<ActionRow>): ActionRow => ({
  kind: 'checkpoint',
  text: `Checkpoint ${part.checkpoint}`,
  checkpoint: '',
  save: '',
  offload: '',
  rewrite: '',
  gain_bytes: 1024,
  is_exact: true,
  saved_gain_bytes: 2048,
  note: 'The peak is then in the forward, at relu.',
  cost: COST,
  code: '',
  module: null,
  node: null,
  ...part,
});
const LAYERS = action({ checkpoint: 'h.*' });
const KEEPING = action({ kind: 'selective', checkpoint: 'h.*', save: 'addmm', text: 'Selective' });
const HEAD = action({ checkpoint: 'head' });
const GELU = action({
  kind: 'suggestion',
  text: 'act writes gelu out',
  is_exact: false,
  gain_bytes: 512,
  cost: null,
  code: 'F.gelu(x)',
  module: 0,
});
const ACTIONS = [LAYERS, KEEPING, HEAD, GELU];

const REPLY: OptimizeReply = {
  version: 1,
  gpus: ['H100', 'T4'],
  gpu: 'H100',
  gpu_bytes: 84_942_979_072,
  outside_bytes: 512 * 2 ** 20,
  peak_label: 'total peak',
  peak_bytes: 4096,
  place: 'in the backward of relu: gradients 4 KiB.',
  fits: ['H100: fits, 79 GiB left of 79.11 GiB.', 'CUDA may save more for these: LSTM 9 KiB.'],
  update_bytes: 1000,
  relief: ['a smaller batch'],
  actions: ACTIONS,
  chosen: null,
  problem: null,
  pending: null,
};
const CHOSEN = {
  checkpoint: 'h.*',
  save: '',
  offload: '',
  rewrite: '',
  assumed: 'h.* under checkpoints',
  peak_bytes: 3072,
  cost_share: 0.25,
  verdict: ['Total peak 4 KiB → 3 KiB (−25.0%).', 'The peak stays in the backward of relu.'],
  cost: COST,
  fits: ['H100: fits, 79 GiB left of 79.11 GiB.', 'CUDA may save more for these: LSTM 9 KiB.'],
  relief: [],
  code: '# Total peak: 4 KiB → 3 KiB\n',
};

const open = (asked = vi.fn<Answers['optimize.json']>(() => Promise.resolve(REPLY))) => {
  show({ view: 'optimize' }, { 'optimize.json': asked });
  return asked;
};
const boxes = () =>
  vi.waitFor(() => {
    const found = [...root.querySelectorAll<HTMLInputElement>('[data-testid="actions"] input')];
    if (found.length === 0) throw new Error('There is no box.');
    return found;
  });

test('an action says its gain, its cost and whether they are estimates', async () => {
  open();
  const list = await find('actions');
  const [first, , , last] = [...list.querySelectorAll('li')].map((row) => row.textContent);
  expect(first).toContain('−1 KiB25.0% of the peaksaved −2 KiB');
  expect(first).toContain('Recomputes 2.0 GFLOPs and 4 KiB read and written');
  expect(first).toContain('At least 0.25 ms on H100 (25.0% of the forward)');
  expect(last).toContain('about −512 B');
  expect(last).toContain('F.gelu(x)');
  expect(await boxes()).toHaveLength(3);
});

test('a limit of all checkpoints is named where an action reaches it', async () => {
  open();
  await find('actions');
  expect(all('optimize-limit')).toHaveLength(0);
  const reply = { ...REPLY, update_bytes: REPLY.peak_bytes - 1024 };
  open(vi.fn<Answers['optimize.json']>(() => Promise.resolve(reply)));
  expect((await find('optimize-limit')).textContent).toContain('by more than 1 KiB');
});

test('a chosen action is predicted and its recipe copied in two clicks', async () => {
  const write = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  const asked = open(
    vi.fn<Answers['optimize.json']>(({ checkpoint }) =>
      Promise.resolve({ ...REPLY, chosen: checkpoint === 'h.*' ? CHOSEN : null }),
    ),
  );
  (await boxes())[0]!.click();
  expect((await find('optimize-verdict')).textContent).toBe(CHOSEN.verdict[0]);
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ checkpoint: 'h.*' }),
    expect.anything(),
  );
  (await find('optimize-copy')).click();
  await vi.waitFor(() => expect(write).toHaveBeenCalledWith(CHOSEN.code));
  (await find('optimize-compare')).click();
  expect(store.address.value).toMatchObject({
    view: 'compare',
    settings: { compare: { checkpoint: 'h.*' } },
  });
});

test('functions with other kernels on CUDA are named below the verdict', async () => {
  open(vi.fn(() => Promise.resolve({ ...REPLY, chosen: CHOSEN })));
  expect((await find('optimize-fits')).textContent).toBe(REPLY.fits![0]);
  expect((await find('optimize-left')).textContent).toContain('outside of torch need the rest.');
  (await boxes())[0]!.click();
  await find('optimize-verdict');
  expect(all('optimize-kernels').map((each) => each.textContent)).toEqual([
    REPLY.fits![1],
    CHOSEN.fits[1],
  ]);
});

test('a prediction of other actions is not shown', async () => {
  show(
    { view: 'optimize', settings: { optimize: { checkpoint: 'head' } } },
    { 'optimize.json': () => Promise.resolve({ ...REPLY, chosen: CHOSEN }) },
  );
  expect((await find('optimize-chosen')).textContent).toContain('Predicting the step…');
  expect(all('optimize-copy')).toHaveLength(0);
});

test('the GPU is in the address and in the request', async () => {
  const asked = open();
  const select = (await findIn('[data-testid="optimize-gpu"]')) as HTMLSelectElement;
  select.value = 'T4';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ gpu: 'T4' }),
      expect.anything(),
    ),
  );
  expect(store.address.value.settings.gpu).toEqual({ name: 'T4' });
});

test('a memory is in the address and in the request until another GPU is chosen', async () => {
  const asked = open();
  const type = (value: string) => {
    input.value = value;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const input = (await findIn('[data-testid="optimize-gpu-memory"]')) as HTMLInputElement;
  type('-1');
  await vi.waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  expect(input.value).toBe('-1');
  type('24');
  await vi.waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ memory: 24 * 2 ** 30 }),
      expect.anything(),
    ),
  );
  expect(store.address.value.settings.gpu).toEqual({ memory: String(24 * 2 ** 30) });
  await vi.waitFor(async () =>
    expect((await find('optimize-left')).textContent).toContain('Times'),
  );
  const select = (await findIn('[data-testid="optimize-gpu"]')) as HTMLSelectElement;
  select.value = 'T4';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(store.address.value.settings.gpu).toEqual({ name: 'T4' });
});

test('memory outside of torch is in the address and in the request', async () => {
  const asked = open();
  const input = (await findIn('[data-testid="optimize-gpu-outside"]')) as HTMLInputElement;
  expect(input.value).toBe('512');
  input.value = '-1';
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  input.value = '2048';
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ outside: 2 ** 31 }),
      expect.anything(),
    ),
  );
  expect(store.address.value.settings.gpu).toEqual({ outside: String(2 ** 31) });
});

test('the focus stays beside the curve when the choice is cleared', async () => {
  show(
    { view: 'optimize', settings: { optimize: { checkpoint: CHOSEN.checkpoint } } },
    { 'optimize.json': () => Promise.resolve({ ...REPLY, chosen: CHOSEN }) },
  );
  const clear = await find('optimize-clear');
  clear.focus();
  clear.click();
  await vi.waitFor(() => expect(all('optimize-clear')).toHaveLength(0));
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.closest('.optimize-side')).not.toBeNull();
});

test('actions are combined, one way for the same modules', () => {
  const both = withAction(ACTIONS, { checkpoint: 'head' }, LAYERS, true);
  expect(both).toEqual({ checkpoint: 'head h.*' });
  const kept = withAction(ACTIONS, both, KEEPING, true);
  expect(kept).toEqual({ checkpoint: 'head h.*', save: 'addmm' });
  expect(chosenActions(ACTIONS, kept)).toEqual([KEEPING, HEAD]);
  expect(withAction(ACTIONS, kept, KEEPING, false)).toEqual({ checkpoint: 'head' });
  expect(chosenActions(ACTIONS, {})).toEqual([]);
});

test('selecting a module deselects those around it and inside it', () => {
  const [mlp, attn] = [action({ checkpoint: 'h.*.mlp' }), action({ checkpoint: 'h.*.attn' })];
  const single = action({ checkpoint: 'h.0.mlp h.1.mlp' });
  const rows = [LAYERS, KEEPING, HEAD, mlp, attn, single];
  const beside = withAction(rows, { checkpoint: 'h.*.mlp head' }, attn, true);
  expect(beside).toEqual({ checkpoint: 'head h.*.mlp h.*.attn' });
  expect(withAction(rows, beside, KEEPING, true)).toEqual({
    checkpoint: 'head h.*',
    save: 'addmm',
  });
  expect(withAction(rows, { checkpoint: 'h.*' }, mlp, true)).toEqual({ checkpoint: 'h.*.mlp' });
  expect(withAction(rows, beside, single, true)).toEqual({
    checkpoint: 'head h.*.attn h.0.mlp h.1.mlp',
  });
});

test('a selected checkpoint has a word on overlaps, and on saved results', async () => {
  show(
    { view: 'optimize', settings: { optimize: { checkpoint: 'h.*', save: 'addmm bmm' } } },
    { 'optimize.json': () => Promise.resolve(REPLY) },
  );
  const said = (await find('optimize-overlap')).textContent;
  expect(said).toContain('Selecting a module deselects those around it and inside it.');
  expect(said).toContain('All checkpoints save the results of addmm, bmm.');
});

test('a suggestion that is predicted is combined with a checkpoint', () => {
  const gelu = { ...GELU, rewrite: 'h.*.act', is_exact: true };
  const rows = [LAYERS, gelu];
  const both = withAction(rows, { checkpoint: 'h.*' }, gelu, true);
  expect(both).toEqual({ checkpoint: 'h.*', rewrite: 'h.*.act' });
  expect(chosenActions(rows, both)).toEqual(rows);
  expect(chosenActions([LAYERS, GELU], both)).toEqual([LAYERS]);
});
