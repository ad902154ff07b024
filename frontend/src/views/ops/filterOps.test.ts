import { expect, test } from 'vitest';

import { fitting, readColumns } from '../../components/table/columns';
import {
  filterOps,
  withoutZeros,
  glob,
  groupOps,
  type OpTexts,
  sumOfOps,
  attributedTotals,
} from './filterOps';
import { deviceText } from '../../recording/devices';
import { range } from '../../components/table/sort';
import { bytesOf } from '../../format/units';
import { sample } from '../../../test/samples';

const { ops, modules, totals } = sample('encoder').recording;
const module = ops.module.map((call) => (call === null ? '' : (modules.fqn[call] ?? '')));
const search = ops.op.map((op, row) => `${op} ${module[row]}`);
const texts: OpTexts = { search, module };
const every = range(ops.node.length);

test.each([
  ['h.*.mlp', 'h.3.mlp', true],
  ['h.*.mlp', 'h.3.mlp.act', true],
  ['h.*', 'ln_f', false],
  ['h.?', 'h.12', false],
  ['h.1', 'h.12', false],
  ['norm', 'norm #2', true],
  ['a.b(', 'a.b(', true],
  ['', '', true],
  ['*a*b', 'a.b.c', true],
  ['h.*.a?', 'h.0.ab.ac', true],
  ['a*a', 'a', false],
  ['**', 'h.0', true],
  ['**********z', 'a'.repeat(2000), false],
  ['*a*a*a*a*a*a*a*a*z', 'a'.repeat(2000), false],
])('the pattern %j and the module %j: %j', (pattern, name, isIn) => {
  expect(glob(pattern)(name)).toBe(isIn);
});

test.each([
  ['328', 328],
  ['1.5 MiB', 1_572_864],
  ['2GiB', 2_147_483_648],
  ['225MB', 225_000_000],
  ['1.001 KB', 1001],
  ['2 kB', 2000],
  ['64 kb', null],
  ['2G', null],
  ['', null],
])('%j is %j bytes', (text, nbytes) => {
  expect(bytesOf(text)).toBe(nbytes);
});

test('nothing set lets every op pass, and all of them are attributed the headline', () => {
  const rows = filterOps(ops, texts, {});
  expect(rows).toEqual(every);
  const headline = totals.find(({ key }) => key === 'saved_bytes')?.nbytes;
  expect(attributedTotals(ops, rows)).toEqual([{ where: '', nbytes: headline, whole: headline }]);
});

test('rows without bytes are left out, unless there are no others or the user shows them', () => {
  const isZero = (row: number) => !ops.attributed_bytes[row] && !ops.shared_bytes[row];
  const zeros = every.filter(isZero);
  expect(zeros.length).toBeGreaterThan(0);
  expect(withoutZeros(ops, every, {})).toEqual(every.filter((row) => !isZero(row)));
  expect(withoutZeros(ops, zeros, {})).toEqual(zeros);
  expect(withoutZeros(ops, every, {}, zeros[0])).toContain(zeros[0]);
  for (const settings of [{ zeros: '1' }, { state: 'freed' }, { least: '1 B' }])
    expect(withoutZeros(ops, every, settings)).toEqual(every);
});

test('each filter takes away, and all hold together', () => {
  const only = (settings: Record<string, string>) => filterOps(ops, texts, settings);
  expect(only({ state: 'freed' }).every((row) => ops.output_state[row] === 'freed')).toBe(true);
  expect(only({ dtype: 'float32' }).every((row) => ops.output_dtype[row] === 'float32')).toBe(true);
  const last = only({ module: 'last' });
  expect(last.length).toBeGreaterThan(3);
  expect(last.every((row) => /^last([.]|$)/.test(module[row] ?? ''))).toBe(true);
  const large = only({ least: '9 KiB', saving: '1', module: 'layers' });
  for (const row of large) {
    const kept = (ops.attributed_bytes[row] ?? 0) + (ops.shared_bytes[row] ?? 0);
    expect(Math.max(kept, ops.output_bytes[row] ?? 0)).toBeGreaterThanOrEqual(9216);
  }
  expect(large.length).toBeLessThan(only({ saving: '1', module: 'layers' }).length);
});

test('bytes of several devices are never added', () => {
  const where = ops.where.map((_, row) => (row % 2 ? 'on cpu' : ''));
  const [first, second] = attributedTotals({ ...ops, where }, [0, 1, 2, 3]);
  expect(first?.nbytes).toBe((ops.attributed_bytes[0] ?? 0) + (ops.attributed_bytes[2] ?? 0));
  if (second) expect(second.where).toBe('on cpu');
});

test('a group over several devices counts its saves and adds no bytes', () => {
  const two = {
    ...ops,
    attributed_bytes: [64, 32, 0, 8],
    where: ['', 'on cpu', '', ''],
    saves: [1, 2, 0, 3],
  };
  const group = (...rows: number[]) => ({ name: '', rows });
  expect(sumOfOps(two, group(0, 1), 'attributed_bytes')).toBeNull();
  expect(sumOfOps(two, group(0, 1), 'saves')).toBe(3);
  expect(sumOfOps(two, group(0, 3), 'attributed_bytes')).toBe(72);
  // An op that is attributed nothing is on no device.
  expect(sumOfOps(two, group(1, 2), 'attributed_bytes')).toBe(32);
});

test.each([
  [['', ''], ''],
  [['on cpu'], 'on cpu'],
  [['', 'on cpu'], 'on cuda:0 + cpu'],
  [['on cuda:0 + cpu', 'on cpu', ''], 'on cuda:0 + cpu'],
])('bytes on the devices %j are described as %j', (places, text) => {
  expect(deviceText(places, 'on cuda:0')).toBe(text);
});

test.each(['module', 'op', 'source'] as const)('groups by %s hold every op once', (by) => {
  const groups = groupOps(ops, texts, every, by);
  expect(groups.flatMap(({ rows }) => rows).sort((a, b) => a - b)).toEqual(every);
  const sum = groups.reduce(
    (all, group) => all + (sumOfOps(ops, group, 'attributed_bytes') ?? 0),
    0,
  );
  expect(sum).toBe(attributedTotals(ops, every)[0]?.nbytes);
});

const columns = [
  { key: 'a', least: 100 },
  { key: 'b', least: 100 },
  { key: 'c', least: 100 },
];

test('a narrow table has the columns that matter, in their order', () => {
  expect(fitting(columns, ['c', 'a'], 1000, 10)).toEqual(['a', 'b', 'c']);
  expect(fitting(columns, ['c', 'a'], 230, 10)).toEqual(['a', 'c']);
  expect(fitting(columns, ['c', 'a'], 10, 10)).toEqual(['c']);
});

test('chosen columns keep the order of the table', () => {
  expect(readColumns('c,a,x', columns)).toEqual(['a', 'c']);
  expect(readColumns('x', columns)).toBeNull();
  expect(readColumns(undefined, columns)).toBeNull();
});
