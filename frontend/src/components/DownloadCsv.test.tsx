// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { Address } from '../url/address';
import type { Answers } from '../api/api';
import { clean, find, layPaper, show } from '../../test/page';
import { sample } from '../../test/samples';

afterEach(() => {
  clean();
  vi.unstubAllGlobals();
});

/** The lines of the CSV that a button gives, without its header, each by the header's names. */
async function saved(
  name: string,
  address: Partial<Address>,
  changes: Partial<Answers> = {},
): Promise<Record<string, string>[]> {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  show(address, changes);
  (await find(`${name}-csv`)).click();
  expect((links.mock.contexts[0] as HTMLAnchorElement).download).toBe(`${name}-mlp-10.csv`);
  const text = await (made.mock.lastCall?.[0] as Blob).text();
  const [header = [], ...lines] = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((line) => Object.fromEntries(header.map((key, at) => [key, line[at] ?? ''])));
}

test('the CSV of the modules has the rows that are open, with full names and bytes', async () => {
  const { modules } = sample('mlp').recording;
  const lines = await saved('modules', { view: 'modules' });
  expect(lines.map(({ total_bytes }) => Number(total_bytes))).toEqual(modules.total_bytes);
  expect(lines[2]).toMatchObject({ module: modules.fqn[2], calls: '1', self_bytes: '96' });
});

test('the CSV of what is kept has a line for each entry of the list', async () => {
  const { kept } = sample('mlp').recording;
  const lines = await saved('saved', { view: 'overview' });
  expect(lines.map(({ nbytes }) => Number(nbytes))).toEqual(kept.map(({ nbytes }) => nbytes));
  expect(lines[0]).toMatchObject({ op: kept[0]?.op, shape: kept[0]?.shape?.join('x') });
});

test('the CSV of the steps has every step, and why one cannot be read', async () => {
  layPaper();
  const steps: Answers['steps.json'] = () =>
    Promise.resolve({
      ...{ version: 1, pending: 0 },
      totals: [{ key: 'saved_bytes', label: 'kept', help: '' }],
      points: [
        { step: 0, problem: null, nbytes: [2048] },
        { step: 20, problem: 'It is damaged.', nbytes: null },
      ],
    });
  expect(await saved('steps', { view: 'steps', runs: 'mlp' }, { 'steps.json': steps })).toEqual([
    { run: 'mlp', step: '0', saved_bytes: '2048', problem: '' },
    { run: 'mlp', step: '20', saved_bytes: '', problem: 'It is damaged.' },
  ]);
});
