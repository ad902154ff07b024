// @vitest-environment happy-dom

import { deflateRawSync } from 'node:zlib';

import { afterEach, expect, test } from 'vitest';

import { aliveAfter, staticApi, isStaticPage, nearestState } from './static';
import type { FoldState, LifeRow } from './messages';
import { alive as sampleAlive } from '../../test/samples';

const state = (...expand: number[]): FoldState => ({
  expand,
  visible: 1,
  dot: [],
  repeated: [],
  drawn: [],
});

// 0 holds 1 and 2, each of which holds one more.
const STATES = [state(0), state(), state(0, 1), state(0, 2), state(0, 1, 3), state(0, 2, 4)];

test.each([
  ['what is asked', [0, 2], [0], [0, 2]],
  ['a call that was just opened', [0, 1, 2], [0, 1], [0, 2]],
  ['all calls around a revealed one', [0, 2, 4], [0, 1], [0, 2, 4]],
  ['no call that was just closed', [0], [0, 1, 3], [0]],
  ['the same again where nothing has it', [0, 1, 9], [0, 1], [0, 1]],
  ['nothing open', [], [0, 2, 4], []],
])('the nearest picture has %s', (_, asked, shown, expected) => {
  expect(nearestState(STATES, asked, shown).expand).toEqual(expected);
});

test('a storage is alive from the op that made it to the last one before its death', () => {
  const row = sampleAlive(0).alive[0]!;
  const life = (nbytes: number, op: number, ended: number | null): LifeRow => ({
    ...row,
    nbytes,
    ended,
    made_by: { ...row.made_by, op },
  });
  const ops = [0, 1, 2, 3].map((op) => ({ ...row.made_by, op }));
  const lives = [life(8, 1, null), life(4, 0, 1), life(2, 2, 2)];
  const older = [
    { storage: 9, nbytes: 16, name: 'w', band: 'parameters', layers: 'w', born: 0, ended: 1 },
  ];
  const at = (op: number) => aliveAfter({ version: 1, most: 1, ops, lives, older }, op);

  expect([0, 1, 2, 3].map((op) => at(op).live_bytes)).toEqual([4, 12, 10, 8]);
  expect([0, 1, 2, 3].map((op) => at(op).alive_count)).toEqual([1, 2, 2, 1]);
  expect([0, 1, 2, 3].map((op) => at(op).behind?.nbytes ?? 0)).toEqual([0, 4, 2, 0]);
  expect([0, 1, 2, 3].map((op) => at(op).before?.nbytes ?? 0)).toEqual([
    0,
    ...[0, 1, 2].map((op) => at(op).behind?.nbytes ?? 0),
  ]);
  expect(at(1).alive).toHaveLength(1);
  expect([0, 1, 2, 3].map((op) => at(op).older_bytes)).toEqual([16, 16, 0, 0]);
});

const KEY = { run: '', tag: '', step: 0, wall_time: null };

const part = (name: string, value: unknown) =>
  `<script id="page-${name}">${deflateRawSync(JSON.stringify(value)).toString('base64')}</script>`;

afterEach(() => {
  document.body.innerHTML = '';
});

test('a missing part of the page is reported', async () => {
  document.body.innerHTML = '<script type="text/plain" id="page-replies"></script>';
  expect(isStaticPage()).toBe(true);
  const asked = staticApi().get('alive.json', { ...KEY, op: 1 }, idle);
  await expect(asked).rejects.toThrow('does not include that, because the recording is large');
});

test('the page has its tables as CSV', async () => {
  document.body.innerHTML = part('tables', { op: 'node,op\n0,relu\n' });
  const page = staticApi();
  const { run, tag, step } = KEY;

  const table = (by: 'op' | 'edge') => page.get('table.csv', { run, tag, step, by }, idle);
  await expect(table('op')).resolves.toBe('node,op\n0,relu\n');
  await expect(table('edge')).rejects.toThrow('does not include that');
});

test('a box of the shown graph has its details', async () => {
  const folded = { ...state(), repeated: [[1, 12]], drawn: [1] };
  const graphs = { version: 1, lines: [], states: [state(0), folded] };
  const told = [
    { id: 'm1', title: 'of another graph' },
    { id: 'm1', title: 'h.*' },
  ];
  document.body.innerHTML =
    part('graphs', graphs) + part('details', { node: [], module: [], drawn: told });
  const asked = { ...KEY, expand: [] };
  const page = staticApi();

  expect((await page.get('graph.dot', asked, idle)).repeated).toEqual([[1, 12]]);
  await expect(page.get('drawn.json', { ...asked, id: 'm1' }, idle)).resolves.toEqual(told[1]);
  await expect(page.get('drawn.json', { ...asked, id: 'm2' }, idle)).rejects.toThrow(
    'does not include that',
  );
});

test('a box belongs to the graph of its request', async () => {
  const graphs = { version: 1, lines: [], states: [{ ...state(0), drawn: [0] }, state()] };
  document.body.innerHTML =
    part('graphs', graphs) + part('details', { drawn: [{ id: 'e1', title: 'of the first' }] });
  const asked = { ...KEY, expand: [0] };
  const page = staticApi();

  await page.get('graph.dot', asked, idle);
  await page.get('graph.dot', { ...asked, expand: [] }, idle);
  await expect(page.get('drawn.json', { ...asked, id: 'e1' }, idle)).resolves.toHaveProperty(
    'title',
  );
});

const idle = new AbortController().signal;
