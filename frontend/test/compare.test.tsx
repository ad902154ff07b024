// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { ChangeRow, CompareReply } from '../src/messages';
import { all, clean, find, root, show, store } from './page';
import { INDEX } from './samples';

afterEach(clean);

const side = { label: '', device: 'cpu', predicted: null, notes: [], timeline: null };
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
  totals: [
    {
      key: 'kept_bytes',
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
};

test('a change has a sign and a word, and its members lead to their ops', async () => {
  show({ view: 'compare' }, { compare: () => Promise.resolve(REPLY) });
  const changes = await find('changes');
  expect(changes.textContent).toContain('−256 B');
  expect(changes.textContent).toContain('gone');
  changes.querySelector('button')?.click();
  await vi.waitFor(() => expect(changes.textContent).toContain('and 1 more'));
  changes.querySelector<HTMLElement>('[data-node="5"]')?.click();
  expect(store.address.value.selected?.text).toBe('n5');
});

test('totals have their difference in bytes and in percent', async () => {
  show({ view: 'compare' }, { compare: () => Promise.resolve(REPLY) });
  const cells = (await find('compare-kept_bytes')).querySelectorAll('td');
  expect([...cells].map(({ textContent }) => textContent)).toEqual([
    '512 B',
    '256 B',
    '−256 B',
    '−50.0%',
  ]);
});

test('a recording that cannot be read is a sentence, and another can be chosen', async () => {
  const refused = vi.fn(() => Promise.reject(new Error('encoder at step 10 cannot be read.')));
  show({ view: 'compare' }, { compare: refused });
  expect((await find('error')).textContent).toContain('cannot be read');
  expect(all('compare-run')).toHaveLength(1);
});

test('where there is no other recording that is said', async () => {
  const tag = { ...INDEX.runs[0]!.tags[0]!, steps: [{ step: 0, wall_time: 1 }] };
  const index = { ...INDEX, runs: [{ run: 'mlp', tags: [tag] }] };
  show({ view: 'compare' }, { index: () => Promise.resolve(index) });
  expect((await find('compare-nothing')).textContent).toContain('no other recording');
});

test('a prediction is asked for by names and marked', async () => {
  const predicted = { ...side, predicted: 'h.* under checkpoints' };
  const compare = vi.fn(() => Promise.resolve({ ...REPLY, after: predicted }));
  show({ view: 'compare', compare: { checkpoint: 'h.*' } }, { compare });
  expect((await find('compare-predicted')).textContent).toContain('This step did not run');
  expect(compare).toHaveBeenCalledWith(expect.anything(), { checkpoint: 'h.*' }, expect.anything());
  expect(root.querySelector<HTMLInputElement>('[data-testid=compare-checkpoint]')?.value).toBe(
    'h.*',
  );
});
