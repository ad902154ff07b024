// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { Address } from '../url/address';
import type { Answers } from '../api/api';
import type { StepsReply } from '../api/messages';
import { all, clean, find, layPaper, show } from '../../test/page';

afterEach(() => {
  clean();
  vi.unstubAllGlobals();
});

/** The file that a button gives. */
async function saved(
  name: string,
  address: Partial<Address>,
  changes: Partial<Answers> = {},
): Promise<string> {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  show(address, changes);
  (await find(`${name}-csv`)).click();
  await vi.waitFor(() => expect(links).toHaveBeenCalled());
  expect((links.mock.contexts[0] as HTMLAnchorElement).download).toBe(`${name}-mlp-10.csv`);
  return (made.mock.lastCall?.[0] as Blob).text();
}

test.each([
  ['modules', 'modules', 'module'],
  ['ops', 'ops', 'op'],
  ['overview', 'saved', 'storage'],
])('the %s view saves the table that the server writes', async (view, name, by) => {
  const table = vi.fn<Answers['table.csv']>(() => Promise.resolve('a,b\n1,2\n'));
  expect(await saved(name, { view }, { 'table.csv': table })).toBe('a,b\n1,2\n');
  expect(table.mock.lastCall?.[0]).toMatchObject({ run: 'mlp', step: 10, by });
});

const STEPS: StepsReply = {
  ...{ version: 1, pending: 0 },
  totals: [{ key: 'saved_bytes', label: 'saved', help: '' }],
  points: [{ step: 0, problem: null, nbytes: [2048] }],
};

test('the steps of several runs have one header', async () => {
  layPaper();
  const changes: Partial<Answers> = {
    'steps.json': () => Promise.resolve(STEPS),
    'steps.csv': ({ run }) => Promise.resolve(`run,step\n${run},0\n`),
  };
  expect(await saved('steps', { view: 'steps' }, changes)).toBe('run,step\nencoder,0\nmlp,0\n');
});

test('a table that cannot be read says why', async () => {
  const table = () => Promise.reject(new Error('TensorBoard does not answer.'));
  show({ view: 'ops' }, { 'table.csv': table });
  (await find('ops-csv')).click();
  await vi.waitFor(() => expect(all('view-ops')[0]?.textContent).toContain('does not answer'));
});
