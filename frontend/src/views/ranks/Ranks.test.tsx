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
  const alone = { mesh: [], represents: 1, in_flight: null, left_bytes: null };
  return {
    rank,
    run: `exp/rank${rank}`,
    tag: 'memory',
    problem: null,
    group: rank,
    nbytes,
    ...alone,
  };
}

const RANKS: RanksReply = {
  version: 1,
  pending: 0,
  absent: [],
  gpus: [],
  gpu: null,
  gpu_bytes: null,
  outside_bytes: 512 * 2 ** 20,
  totals: TOTALS,
  ranks: [row(0, 100, null), row(1, 200, null), row(2, 300, null)],
  outliers: [],
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
  return showJob(index(), 1, ...answers);
}

/** The page on rank 0 of a job, whose recording represents so many ranks. */
function showJob(job: IndexReply, represents: number, ...answers: RanksReply[]) {
  const ranks = vi.fn();
  answers.forEach((answer) => ranks.mockResolvedValueOnce(answer));
  const { recording } = sample('mlp');
  const meta = { ...recording.meta, rank: 0, represents };
  show(
    { run: 'exp/rank0', view: 'ranks' },
    {
      'index.json': () => Promise.resolve(job),
      'ranks.json': ranks,
      'recording.json': () => Promise.resolve({ ...recording, meta }),
    },
  );
  return ranks;
}

/** One run of rank 0. */
function alone(): IndexReply {
  const tag = { ...INDEX.runs[0]!.tags[0]!, tag: 'memory', ranks: 1, rank: 0 };
  return { ...INDEX, runs: [{ run: 'exp/rank0', tags: [tag] }] };
}

test('one recording that represents all ranks is a job of equal ranks', async () => {
  const mesh = [
    { name: 'dp', size: 4, position: 0 },
    { name: 'tp', size: 2, position: 0 },
  ];
  const totals = TOTALS.map((total) => ({ ...total, least: null, most: null }));
  const ranks = [{ ...row(0, 100, null), represents: 8, mesh }];
  showJob(alone(), 8, { ...RANKS, totals, ranks, modules: [], modules_count: 0 });
  await vi.waitFor(() => expect(rows('ranks-table')).toHaveLength(1));
  expect(rows('ranks-table')[0]!.textContent).toContain('dp 0 of 4, tp 0 of 2');
  expect((await find('ranks-summary')).textContent).toContain(
    '8 ranks, represented by 1, mesh dp 4 × tp 2: all save the same amount for backward.',
  );
  await find('ranks-equal');
});

test('a place has the axes on which the ranks differ', async () => {
  const at = (position: number) => [
    { name: 'pp', size: 2, position },
    { name: 'dp', size: 4, position: 0 },
  ];
  const ranks = [0, 1].map((rank) => ({ ...row(4 * rank, 100, null), mesh: at(rank) }));
  showRanks({ ...RANKS, ranks, totals: [] });
  await vi.waitFor(() => expect(rows('ranks-table')).toHaveLength(2));
  expect(rows('ranks-table')[1]!.textContent).toContain('pp 1 of 2');
  expect(rows('ranks-table')[1]!.textContent).not.toContain('dp');
  expect((await find('ranks-summary')).textContent).toContain('mesh pp 2 × dp 4');
});

test('a rank that is alone and represents no other has no ranks to show', async () => {
  showJob(alone(), 1, RANKS);
  await find('groups');
  expect(all('tab-ranks')).toEqual([]);
});

test('ranks stand side by side, and the largest is marked', async () => {
  showRanks(RANKS);
  await vi.waitFor(() => expect(rows('ranks-table')).toHaveLength(3));
  const texts = rows('ranks-table').map(({ textContent }) => textContent);
  expect(texts[2]).toContain('largest 300 B');
  expect(texts[0]).not.toContain('largest');
  expect(texts[0]).toContain('not known');
  expect((await find('ranks-summary')).textContent).toContain('rank 2 saves 300 B');
});

test('ranks with a known model begin with the total peak, in the order of ranks', async () => {
  const [saved] = TOTALS;
  const peak = { key: 'total_peak_bytes', label: 'total peak', help: '', least: 0, most: 1 };
  const ranks = [row(0, 500, 100), row(1, 900, 300)];
  showRanks({ ...RANKS, totals: [peak, { ...saved!, most: 1 }], ranks });
  await vi.waitFor(() => expect(rows('ranks-table')).toHaveLength(2));
  const texts = rows('ranks-table').map(({ textContent }) => textContent);
  expect(texts[0]).toContain('500 B');
  expect(texts[1]).toContain('largest 900 B');
  expect((await find('ranks-table')).textContent).not.toContain('in flight');
  expect((await find('ranks-summary')).textContent).toContain(
    'rank 1 has the largest total peak, 900 B, rank 0 only 500 B.',
  );
});

test('the modules that are unequal name the ranks', async () => {
  showRanks(RANKS);
  await vi.waitFor(() => expect(rows('unequal-table')).toHaveLength(1));
  const { textContent } = rows('unequal-table')[0]!;
  expect(textContent).toContain('h.*.fc ×12');
  expect(textContent).toContain('not on rank 1');
  expect(textContent).toContain('24 B rank 2');
});

test('outliers are named, and a click shows their recording', async () => {
  const text = 'Rank 1: 200 B saved for backward, 100 B more than on 2 ranks.';
  showRanks({ ...RANKS, outliers: [{ ranks: [1], text }] });
  const outliers = await find('ranks-outliers');
  expect(outliers.textContent).toContain(text);
  expect(rows('ranks-table').map(({ textContent }) => textContent?.includes('outlier'))).toEqual([
    false,
    true,
    false,
  ]);
  outliers.querySelector('button')!.click();
  expect(store.address.value.run).toBe('exp/rank1');
});

test('a large job begins with its worst ranks, and equal ones have one bar', async () => {
  const many = Array.from({ length: 100 }, (_, rank) => ({
    ...row(rank, rank === 70 ? 300 : 100, null),
    group: rank === 70 ? 1 : 0,
  }));
  const modules = [{ ...RANKS.modules[0]!, nbytes: [8, 24], least: 0, most: 70 }];
  showRanks({ ...RANKS, ranks: many, modules });
  await vi.waitFor(() => expect(rows('unequal-table')).toHaveLength(1));
  expect(rows('ranks-table')[0]?.textContent).toContain('70');
  expect(rows('unequal-table')[0]!.querySelectorAll('.bars > span')).toHaveLength(2);
  expect(rows('unequal-table')[0]!.textContent).toContain('24 B rank 70');
});

test('a large job opens at its worst ranks, wherever the shown rank is', async () => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(8400);
  const ranks = Array.from({ length: 300 }, (_, rank) => row(rank, rank, null));
  showRanks({ ...RANKS, ranks, totals: [{ ...TOTALS[0]!, most: 299 }] });
  await vi.waitFor(() => expect(rows('ranks-table').length).toBeGreaterThan(5));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await find('ranks-table')).scrollTop).toBe(0);
  expect(rows('ranks-table')[0]!.textContent).toContain('299');
  height.mockRestore();
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

/** A plan of 8 ranks: two stages, of which each has a first and a last rank. */
function plan(...left: number[]): RanksReply {
  const ranks = left.map((left_bytes, at) => {
    const mesh = [
      { name: 'pp', size: 2, position: at >> 1 },
      { name: 'dp', size: 4, position: at % 2 ? 3 : 0 },
    ];
    const represents = at % 2 ? 1 : 3;
    return { ...row(at * 2, 100 + at, 10), mesh, represents, in_flight: 2, left_bytes };
  });
  const totals = [
    { key: 'total_peak_bytes', label: 'total peak', help: '', least: 0, most: 3 },
    { key: 'saved_bytes', label: 'saved', help: '', least: null, most: null },
  ];
  return {
    ...RANKS,
    ranks,
    totals,
    gpus: ['A100', 'H100'],
    gpu: 'H100',
    gpu_bytes: 80,
    modules: [],
  };
}

test('the ranks of a plan begin with the one that leaves the least', async () => {
  showRanks(plan(30, 40, -10, 20));
  await vi.waitFor(() => expect(rows('ranks-table')).toHaveLength(4));
  const texts = rows('ranks-table').map(({ textContent }) => textContent);
  expect(texts[0]).toContain('pp 1 of 2, dp 0 of 4');
  expect(texts[0]).toContain('-10 B');
  expect(texts[1]).toContain('20 B');
  const summary = (await find('ranks-summary')).textContent;
  expect(summary).toContain(
    '8 ranks, represented by 4, mesh pp 2 × dp 4: rank 4 does not fit on H100 with 80 B, 10 B too much.',
  );
  expect(summary).toContain('saved and temporary are parts of the total peak. Click');
});

test('two axes of a mesh are rows and columns', async () => {
  showRanks(plan(30, 40, 10, 20));
  const mesh = await find('mesh');
  const lines = [...mesh.querySelectorAll('tr')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  );
  expect(lines).toEqual([
    ['total peak', 'dp 0 of 4', 'dp 3 of 4'],
    ['pp 0 of 2', '100 Brank 0 represents 3', '101 Brank 2'],
    ['pp 1 of 2', '102 Brank 4 represents 3', '103 Brank 6'],
  ]);
  mesh.querySelectorAll('button')[2]!.click();
  expect(store.address.value.run).toBe('exp/rank4');
});

test('a mesh of many columns has narrow cells, whose ranks are in titles', async () => {
  const reply = plan(30, 40, 10, 20);
  const ranks = Array.from({ length: 18 }, (_, rank) => {
    const at = (name: string, size: number, position: number) => ({ name, size, position });
    const mesh = [
      at('pp', 2, Math.floor(rank / 9)),
      at('dp', 3, Math.floor(rank / 3) % 3),
      at('tp', 3, rank % 3),
    ];
    return { ...reply.ranks[0]!, rank, run: `exp/rank${rank}`, mesh };
  });
  showRanks({ ...reply, ranks });
  const mesh = await find('mesh');
  const axes = [...mesh.querySelectorAll('th')[8]!.children].map(({ textContent }) => textContent);
  expect(axes).toEqual(['dp 2 of 3, ', 'tp 2 of 3']);
  const cells = [...mesh.querySelectorAll('button')];
  expect(cells[17]!.textContent).toBe('100 B');
  expect(cells[17]!.title).toBe('rank 17 represents 3');
});

test('another GPU is asked for', async () => {
  const ranks = showRanks(plan(30, 40, 10, 20), { ...plan(30, 40, 10, 20), gpu: 'A100' });
  const choice = (await find('ranks-gpu')) as HTMLSelectElement;
  choice.value = 'A100';
  choice.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(ranks).toHaveBeenCalledTimes(2));
  expect(ranks.mock.calls[1]![0]).toMatchObject({ gpu: 'A100' });
  const outside = (await find('ranks-gpu-outside')) as HTMLInputElement;
  outside.value = '1024';
  outside.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(ranks).toHaveBeenCalledTimes(3));
  expect(ranks.mock.calls[2]![0]).toMatchObject({ gpu: 'A100', outside: 2 ** 30 });
});

test('a single process has no ranks to show, and a link to them shows the overview', async () => {
  show({ view: 'ranks' });
  await find('groups');
  expect(all('tab-ranks')).toEqual([]);
});
