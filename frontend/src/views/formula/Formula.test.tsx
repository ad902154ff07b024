// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { Answers } from '../../api/api';
import { nodeId } from '../../recording/ids';
import type { FittedReply, TermLine, TermsReply } from '../../api/messages';
import { formulaView } from './Formula';
import { all, clean, find, show, store } from '../../../test/page';

afterEach(clean);

const saver = { node: 4, name: 'attn.c_attn addmm', slots: ['mat1'] };

function row(changes: Partial<TermLine>): TermLine {
  const said = { formula: '4·b·s·h', formula_bytes: 64, saved_bytes: 64, note: '' };
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
      saved_bytes: 160,
      forgotten_bytes: 32,
      forgotten_count: 3,
      rows: [
        row({ term: 'qkv_input', what: 'input of q, k and v' }),
        row({ term: 'mask', saved_bytes: 256, note: 'float32: this dropout multiplies' }),
        row({
          term: 'scores',
          saved_bytes: 0,
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

test('a term is beside its saved bytes and savers', async () => {
  show({ view: 'formula' }, { 'terms.json': terms });
  expect((await shown('qkv_input')).textContent).toBe(
    'input of q, k and v4·b·s·h64 B64 Battn.c_attn addmm mat1',
  );
  expect((await find('layer')).textContent).toContain('h.0 ×3');
  expect((await find('layer-sums')).textContent).toContain('32 B are not in the formula');
});

test('a term that is not kept says why', async () => {
  show({ view: 'formula' }, { 'terms.json': terms });
  const scores = await shown('scores');
  expect(scores.classList.contains('unsaved')).toBe(true);
  expect(scores.textContent).toContain('not savedfused attention computes it again');
});

test('a difference has a reason', async () => {
  show({ view: 'formula' }, { 'terms.json': terms });
  expect((await shown('mask')).textContent).toContain('256 Bfloat32: this dropout multiplies');
  expect((await shown('')).textContent).toBe('attn.c_attn addmm mat1––64 B');
  expect((await find('layer')).textContent).toContain('and 2 smaller ones');
});

test('a saver opens its details', async () => {
  show({ view: 'formula' }, { 'terms.json': terms });
  (await shown('qkv_input')).querySelector('button')?.click();
  expect(store.address.value.selected).toEqual(nodeId(4));
  await find('details-title');
});

test('a model without such layers has no terms to show', async () => {
  show({ view: 'formula' });
  await find('totals-lines');
  await vi.waitFor(() => expect(store.views.reply(formulaView)?.state.value.value).toBeDefined());
  expect(all('tab-formula')).toEqual([]);
  expect(await find('view-overview')).not.toHaveProperty('hidden', true);
  await find('groups');
});

test('an older server without this route costs nothing but the view', async () => {
  show(
    {},
    { 'terms.json': () => Promise.reject(new Error('The server answered 404 to terms.json.')) },
  );
  await find('totals-lines');
  expect(all('error')).toEqual([]);
});

const FITTED: FittedReply = {
  version: 1,
  pending: null,
  problem: null,
  fitted: {
    proof: 'Formulas of 7 recordings.',
    doubt: 'Not all is a formula.',
    notes: ['b=1 is left out.'],
    layers: [
      {
        saved: '8·b·s',
        textbook: '4·b·s',
        rows: [
          { saved: '2·b·s', textbook: '2·b·s', is_equal: true },
          { saved: '4·b·s', textbook: '1·b·s', is_equal: false },
          { saved: null, textbook: '1·b·s', is_equal: false },
          { saved: '2·b·s', textbook: null, is_equal: false },
        ],
      },
    ],
  },
};

test('fitted formulas are beside the textbook’s, with their basis', async () => {
  show({ view: 'formula' }, { 'terms.json': terms, 'fitted.json': () => Promise.resolve(FITTED) });
  expect((await find('fitted')).textContent).toBe(
    'Formulas of 7 recordings. Not all is a formula. b=1 is left out.',
  );
  expect((await find('layer-fitted')).textContent).toContain(
    '8·b·s, and the formula predicts 4·b·s',
  );
  const formulas = async (term: string) => {
    const cell = (await shown(term)).querySelector('.cell-fitted');
    return [cell?.textContent, cell?.classList.contains('equal')];
  };
  expect(await formulas('qkv_input')).toEqual(['2·b·s', true]);
  expect(await formulas('mask')).toEqual(['4·b·s', false]);
  expect(await formulas('scores')).toEqual(['no formula', false]);
  expect(await formulas('')).toEqual(['2·b·s', false]);
  expect((await shown('mask')).querySelector('.cell-formula small')?.textContent).toBe('= 1·b·s');
});

test('reading and a lack of recordings are announced', async () => {
  const problem = 'To get formulas, record this step at several sizes.';
  const replies: FittedReply[] = [
    { version: 1, fitted: null, problem: null, pending: { read: 3, of: 7 } },
    { version: 1, fitted: null, problem, pending: null },
  ];
  let answer: (reply: FittedReply) => void = () => {};
  const fitted = vi.fn(() => new Promise<FittedReply>((resolve) => (answer = resolve)));
  show({ view: 'formula' }, { 'terms.json': terms, 'fitted.json': fitted });
  await find('fitting');
  answer(replies[0]!);
  await vi.waitFor(() => expect(all('fitting')[0]?.textContent).toContain('3 of 7 read'));
  answer(replies[1]!);
  expect((await find('fitted')).textContent).toBe(problem);
  expect(all('layer-fitted')).toEqual([]);
});

test('no formulas of one recording stand beside the terms of another', async () => {
  const refusal = 'The server answered 500 to fitted.json; its log says why.';
  const fitted: Answers['fitted.json'] = ({ run }) =>
    run === 'mlp' ? Promise.resolve(FITTED) : Promise.reject(new Error(refusal));
  show({ view: 'formula' }, { 'terms.json': terms, 'fitted.json': fitted });
  await find('layer-fitted');
  store.recordings.chooseRun('encoder');
  await vi.waitFor(() => expect(all('fitted')[0]?.textContent).toBe(refusal));
  expect(all('layer-fitted')).toEqual([]);
});

test('other views request no formulas', async () => {
  const fitted = vi.fn(() => Promise.resolve(FITTED));
  show({ view: 'overview' }, { 'terms.json': terms, 'fitted.json': fitted });
  await find('tab-formula');
  expect(fitted).not.toHaveBeenCalled();
});
