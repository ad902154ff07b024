// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { nodeId } from '../src/ids';
import type { TermLine, TermsReply } from '../src/messages';
import { termsView } from '../src/panels/terms';
import { all, clean, find, show, store } from './page';

afterEach(clean);

const saver = { node: 4, name: 'attn.c_attn addmm', slots: ['mat1'] };

function row(changes: Partial<TermLine>): TermLine {
  const said = { formula: '4·b·s·h', formula_bytes: 64, kept_bytes: 64, note: '' };
  return { term: 'x', what: 'a term', savers_count: 1, savers: [saver], ...said, ...changes };
}

const TERMS: TermsReply = {
  version: 1,
  layers: [
    {
      module: 1,
      fqn: 'h.0',
      modules: [1, 2, 3],
      sizes: { b: 2, s: 64 },
      itemsize: 4,
      formula_bytes: 192,
      kept_bytes: 160,
      forgotten_bytes: 32,
      forgotten_count: 3,
      rows: [
        row({ term: 'qkv_input', what: 'input of q, k and v' }),
        row({ term: 'mask', kept_bytes: 256, note: 'float32: this dropout multiplies' }),
        row({
          term: 'scores',
          kept_bytes: 0,
          note: 'fused attention computes it again',
          savers: [],
          savers_count: 0,
        }),
        row({ term: '', what: 'h.0.act tanh result', formula: '', formula_bytes: null }),
      ],
    },
  ],
};

const terms = () => Promise.resolve(TERMS);

const shown = (term: string) =>
  vi.waitFor(() => {
    const found = all('term').find(({ dataset }) => dataset.term === term);
    if (!found) throw new Error(`There is no term ${term}.`);
    return found;
  });

test('a term stands beside what is kept for it, and who saves it', async () => {
  show({ view: 'terms' }, { terms });
  expect((await shown('qkv_input')).textContent).toBe(
    'input of q, k and v4·b·s·h64 B64 Battn.c_attn addmm mat1',
  );
  expect((await find('layer')).textContent).toContain('h.0 ×3');
  expect((await find('layer-sums')).textContent).toContain('the formula forgets 32 B');
});

test('a term that is not kept says why', async () => {
  show({ view: 'terms' }, { terms });
  const scores = await shown('scores');
  expect(scores.classList.contains('unkept')).toBe(true);
  expect(scores.textContent).toContain('not keptfused attention computes it again');
});

test('what differs says why, and what the formula forgets has no formula', async () => {
  show({ view: 'terms' }, { terms });
  expect((await shown('mask')).textContent).toContain('256 Bfloat32: this dropout multiplies');
  expect((await shown('')).textContent).toBe('attn.c_attn addmm mat1––64 B');
  expect((await find('layer')).textContent).toContain('and 2 smaller ones');
});

test('a saver opens its details', async () => {
  show({ view: 'terms' }, { terms });
  (await shown('qkv_input')).querySelector('button')?.click();
  expect(store.address.value.selected).toEqual(nodeId(4));
  await find('details-title');
});

test('a model without such layers has no terms to show', async () => {
  show({ view: 'terms' });
  await find('ledger');
  await vi.waitFor(() => expect(store.views.reply(termsView)?.state.value.value).toBeDefined());
  expect(all('tab-terms')).toEqual([]);
  expect(await find('view-overview')).not.toHaveProperty('hidden', true);
  await find('groups');
});

test('an older server without this route costs nothing but the view', async () => {
  show({}, { terms: () => Promise.reject(new Error('The server answered 404 to terms.json.')) });
  await find('ledger');
  expect(all('error')).toEqual([]);
});
