// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { IndexReply, RankLine, RanksReply } from '../../api/messages';
import { ranksView } from './Ranks';
import { all, clean, find, rows, show, store } from '../../../test/page';
import { INDEX, sample } from '../../../test/samples';

afterEach(clean);

const TOTALS = [
  { key: 'saved_bytes', label: 'kept', help: '', least: 0, most: 2 },
  { key: 'forward_peak_bytes', label: 'peak', help: '', least: null, most: null },
];

function row(rank: number, ...nbytes: (number | null)[]): RankLine {
  return { rank, run: `exp/rank${rank}`, tag: 'memory', problem: null, nbytes };
}

const RANKS: RanksReply = {
  version: 1,
  pending: 0,
  absent: [],
  totals: TOTALS,
  ranks: [row(0, 100, null), row(1, 200, null), row(2, 300, null)],
  modules_count: 1,
  modules: [
    { fqn: 'h.*.fc', type_name: 'Linear', times: 12, nbytes: [8, null, 24], least: 1, most: 2 },
  ],
};

function index(): IndexReply {
  const tag = { ...INDEX.runs[0]!.tags[0]!, tag: 'memory', ranks: 3, rank: 0 };
  return { ...INDEX, runs: [0, 1, 2].map((rank) => ({ run: `exp/rank${rank}`, tags: [tag] })) };
}

/** The page on rank 0 of three, with a server that answers these one after the other. */
function showRanks(...answers: RanksReply[]) {
  const ranks = vi.fn();
  answers.forEach((answer) => ranks.mockResolvedValueOnce(answer));
  show(
    { run: 'exp/rank0', view: 'ranks' },
    {
      'index.json': () => Promise.resolve(index()),
      'ranks.json': ranks,
      'recording.json': () => Promise.resolve(sample('mlp').recording),
    },
  );
  return ranks;
}

test('ranks stand side by side, and the largest is marked', async () => {
  showRanks(RANKS);
  await vi.waitFor(() => expect(rows('ranks-table')).toHaveLength(3));
  const texts = rows('ranks-table').map(({ textContent }) => textContent);
  expect(texts[2]).toContain('largest 300 B');
  expect(texts[0]).not.toContain('largest');
  expect(texts[0]).toContain('not known');
  expect((await find('ranks-summary')).textContent).toContain('rank 2 saves 300 B');
});

test('the modules that are unequal name the ranks', async () => {
  showRanks(RANKS);
  await vi.waitFor(() => expect(rows('unequal-table')).toHaveLength(1));
  const { textContent } = rows('unequal-table')[0]!;
  expect(textContent).toContain('h.*.fc ×12');
  expect(textContent).toContain('not on rank 1');
  expect(textContent).toContain('24 B rank 2');
});

test('a click on a rank shows its recording at the same step', async () => {
  showRanks(RANKS);
  await vi.waitFor(() => expect(rows('ranks-table')).toHaveLength(3));
  rows('ranks-table')[2]?.click();
  expect(store.address.value).toMatchObject({ run: 'exp/rank2', tag: 'memory', step: 10 });
  expect(store.address.value.view).toBe('graph');
});

test('the page asks again until every rank was read', async () => {
  const unread = { ...row(2), nbytes: null };
  const partly = { ...RANKS, pending: 1, ranks: [...RANKS.ranks.slice(0, 2), unread], modules: [] };
  const ranks = showRanks(partly, RANKS);
  await vi.waitFor(() => expect(rows('unequal-table')).toHaveLength(1));
  expect(ranks).toHaveBeenCalledTimes(2);
});

test('a server that reads no further is not asked for ever', async () => {
  const partly = { ...RANKS, pending: 1, modules: [] };
  const ranks = showRanks(partly, partly, partly, partly);
  expect((await find('ranks-summary')).textContent).toContain('Read 2 of 3 ranks');
  await vi.waitFor(() => expect(store.views.reply(ranksView)?.state.value.loading).toBe(false));
  expect(ranks).toHaveBeenCalledTimes(2);
});

test('a rank without this step and a rank without a run are named', async () => {
  const late = {
    ...row(1),
    nbytes: null,
    problem: 'exp/rank1/memory has no recording at step 10.',
  };
  showRanks({ ...RANKS, ranks: [RANKS.ranks[0]!, late, RANKS.ranks[2]!], absent: [3] });
  const { textContent } = await find('ranks-problems');
  expect(textContent).toContain('Rank 1: exp/rank1/memory has no recording at step 10.');
  expect(textContent).toContain('Rank 3 has no recording');
});

test('equal ranks are called equal', async () => {
  const totals = TOTALS.map((total) => ({ ...total, least: null, most: null }));
  showRanks({ ...RANKS, totals, modules: [], modules_count: 0 });
  expect((await find('ranks-summary')).textContent).toContain('all save the same');
  await find('ranks-equal');
});

test('a single process has no ranks to show, and a link to them shows the overview', async () => {
  show({ view: 'ranks' });
  await find('groups');
  expect(all('tab-ranks')).toEqual([]);
});
