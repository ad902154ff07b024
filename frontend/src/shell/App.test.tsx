// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { type Answers, Refused } from '../api/api';
import { moduleId, nodeId } from '../recording/ids';
import type { RecordingReply, RunRow, TotalsReply } from '../api/messages';
import { all, clean, find, root, show, store, type } from '../../test/page';
import { ANSWERS, INDEX, sample } from '../../test/samples';

afterEach(clean);

test('the totals of the worked example are shown', async () => {
  show();
  expect((await find('total-saved_bytes')).textContent).toContain('168 B');
  expect((await find('totals-line-input_bytes')).textContent).toContain('48 B');
});

/** The totals of a run whose kept bytes are so many. */
const totalsOf = (nbytes: number): TotalsReply => ({
  version: 1,
  totals: [{ key: 'saved_bytes', label: 'kept for the backward', help: 'All.', nbytes }],
});

test('rounded totals are shown until the recording is read', async () => {
  const { recording } = sample('mlp');
  let answer: ((reply: RecordingReply) => void) | undefined;
  show(
    {},
    {
      'recording.json': () => new Promise((done) => (answer = done)),
      'totals.json': () => Promise.resolve(totalsOf(168)),
    },
  );
  expect((await find('rounded-totals')).textContent).toBe('kept for the backward168 B');
  expect((await find('loading')).textContent).toContain('to seven digits');
  answer?.(recording);
  await find('total-saved_bytes');
  expect(all('rounded-totals')).toEqual([]);
});

test('totals of a skipped recording are not shown', async () => {
  const totals = vi.fn<Answers['totals.json']>(({ step }) =>
    step === 10 ? Promise.resolve(totalsOf(1)) : new Promise(() => {}),
  );
  let refuse: ((error: Error) => void) | undefined;
  const recording: Answers['recording.json'] = () => new Promise((_, fail) => (refuse ??= fail));
  show({ run: '' }, { ...withRefused([]), 'recording.json': recording, 'totals.json': totals });
  await find('rounded-totals');
  refuse?.(new Refused('It is damaged'));
  await vi.waitFor(() => expect(totals.mock.lastCall?.[0].step).not.toBe(10));
  expect(all('rounded-totals')).toEqual([]);
  expect((await find('loading')).textContent).toBe('Reading the recording…');
});

test('notes are filtered by their codes', async () => {
  const { recording } = sample('mlp');
  const codes = ['dry-run', 'lost-ops', 'forked', 'lost-ops'];
  const notes = codes.map((code, at) => ({ code, text: `note ${at}` }));
  const meta = { ...recording.meta, notes };
  show({}, { 'recording.json': () => Promise.resolve({ ...recording, meta }) });
  const select = (await find('note-codes')) as HTMLSelectElement;
  select.value = 'lost-ops';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(paragraphs()).toEqual(['note 0', 'note 1', 'note 3']));

  function paragraphs(): string[] {
    const found = [...document.querySelectorAll('[data-testid=notes] p')];
    return found.map((each) => (each.textContent ?? '').replace(/ \[.*/, ''));
  }
});

test('a recording without an op stream has no timeline', async () => {
  const { recording } = sample('mlp');
  const notes = [{ code: 'cpp-function', text: 'Freed and held look the same.' }];
  const meta = { ...recording.meta, has_ops: false, notes };
  show({ view: 'timeline' }, { 'recording.json': () => Promise.resolve({ ...recording, meta }) });
  expect((await find('notes')).textContent).toBe('Freed and held look the same. [cpp-function]');
  expect(all('tab-timeline')).toEqual([]);
  expect(await find('view-overview')).not.toHaveProperty('hidden', true);
  await find('groups');
});

test('unknown totals and times are marked', async () => {
  const { recording } = sample('mlp');
  const totals = recording.totals.map((line) =>
    line.key === 'forward_peak_bytes' ? { ...line, nbytes: null } : line,
  );
  const tags = INDEX.runs[0]!.tags.map((tag) => ({
    ...tag,
    steps: [{ step: 0, wall_time: null }],
  }));
  const changes = {
    'index.json': () => Promise.resolve({ ...INDEX, runs: [{ run: 'mlp', tags }] }),
    'recording.json': () => Promise.resolve({ ...recording, totals }),
  };
  show({}, changes);
  expect((await find('total-forward_peak_bytes')).textContent).toContain('not known');
  expect((await find('step')).textContent).toContain('time not known');
});

test('what another device keeps stands beside it and is no total of its own', async () => {
  const { recording } = sample('mlp');
  const [kept, ...others] = recording.totals;
  const aside = { ...kept!, key: 'saved_bytes/cpu', where: 'on cpu (offloaded)', nbytes: 2048 };
  const totals = [{ ...kept!, where: 'on cuda:0' }, { ...aside, is_aside: true }, ...others];
  show({}, { 'recording.json': () => Promise.resolve({ ...recording, totals }) });
  const account = (await find('totals-line-saved_bytes')).parentElement;
  expect(account?.firstElementChild?.textContent).toContain('saved for backward on cuda:0');
  const other = await find('totals-line-saved_bytes/cpu');
  expect(other.parentElement).toBe(account);
  expect(other.querySelector('dt')?.textContent).toBe('on cpu (offloaded)');
  expect(other.textContent).toContain('2 KiB');
});

test('a log directory without recordings shows how to make one', async () => {
  show({}, { 'index.json': () => Promise.resolve({ ...INDEX, logdir: 'runs/today', runs: [] }) });
  const empty = await find('empty');
  expect(empty.textContent).toContain('tb_actmem.record(model)');
  expect(empty.textContent).toContain('SummaryWriter("runs/today")');
});

test('the folder of the code to copy is the log directory, whatever signs are in its name', async () => {
  show({}, { 'index.json': () => Promise.resolve({ ...INDEX, logdir: 'runs/$&', runs: [] }) });
  expect((await find('empty')).textContent).toContain('SummaryWriter("runs/$&")');
});

test('the server’s sentence is shown with a retry button', async () => {
  const sentence = 'The recording of run mlp at step 10 is damaged.';
  const recording = vi.fn(ANSWERS['recording.json']).mockRejectedValueOnce(new Error(sentence));
  show({}, { 'recording.json': recording });
  const error = await find('error');
  expect(error.querySelector('p')?.textContent).toBe(sentence);
  error.querySelector('button')?.click();
  await find('totals-lines');
});

test('a tag whose recordings cannot be read says why', async () => {
  const problem = 'These recordings were written by a newer tb_actmem.';
  const tags = [{ ...INDEX.runs[0]!.tags[0]!, problem, steps: [] }];
  show({}, { 'index.json': () => Promise.resolve({ ...INDEX, runs: [{ run: 'mlp', tags }] }) });
  expect((await find('error')).textContent).toContain(problem);
  await find('sidebar');
});

/** A log directory in which the encoder was written last, whose recordings are refused by step. */
function withRefused(refused: readonly number[]): Partial<Answers> {
  const late = (run: RunRow) => ({
    ...run,
    tags: run.tags.map((tag) => ({
      ...tag,
      steps: tag.steps.map((step) => ({ ...step, wall_time: (step.wall_time ?? 0) + 100 })),
    })),
  });
  const recording = ANSWERS['recording.json']!;
  return {
    'index.json': () => Promise.resolve({ ...INDEX, runs: [late(INDEX.runs[0]!), INDEX.runs[1]!] }),
    'recording.json': (key, signal) =>
      key.run === 'encoder' && refused.includes(key.step)
        ? Promise.reject(new Refused(`Step ${key.step} of encoder is damaged`))
        : recording(key, signal),
  };
}

test('without a name the newest readable recording is shown', async () => {
  show({ run: '' }, withRefused([10]));
  expect((await find('missing')).textContent).toBe(
    'Step 10 of encoder is damaged. Showing encoder · step 0.',
  );
  expect(store.recordings.shown.value).toMatchObject({ run: 'encoder', step: 0 });
  await find('totals-lines');
  expect(root.querySelectorAll('.run small')).toHaveLength(0);
});

test('an unreadable run is skipped and marked', async () => {
  show({ run: '' }, withRefused([0, 10]));
  await vi.waitFor(() => expect(store.recordings.shown.value?.run).toBe('mlp'));
  await find('totals-lines');
  expect((await find('missing')).textContent).toContain('is damaged. Showing mlp · step 10.');
  expect([...root.querySelectorAll('.run')].map((run) => run.textContent)).toEqual([
    'encoder× cannot be read',
    'mlp',
  ]);
});

test('a named unreadable recording is not replaced', async () => {
  show({ run: 'encoder', step: 10 }, withRefused([10]));
  expect((await find('error')).textContent).toContain('Step 10 of encoder is damaged');
  expect(all('totals')).toHaveLength(0);
  expect(all('missing')).toHaveLength(0);
});

test('a run of another version is never requested', async () => {
  const problem = 'It was written by a newer tb_actmem.';
  const [encoder, mlp] = INDEX.runs;
  const newer = { ...encoder!, tags: encoder!.tags.map((tag) => ({ ...tag, problem })) };
  show({ run: '' }, { 'index.json': () => Promise.resolve({ ...INDEX, runs: [newer, mlp!] }) });
  expect((await find('missing')).textContent).toBe(`${problem} Showing mlp · step 10.`);
});

test('runs are filtered by a regular expression, or by text while it is none', async () => {
  show();
  const names = () => [...root.querySelectorAll('.run')].map((label) => label.textContent);
  const filter = await find('run-filter');
  type(filter, '^m');
  await vi.waitFor(() => expect(names()).toEqual(['mlp']));
  type(filter, '(');
  await vi.waitFor(() => expect(names()).toEqual([]));
  expect(filter.getAttribute('aria-invalid')).toBe('true');
});

test('the newest step is shown until another is chosen, and a reload keeps the choice', async () => {
  show();
  await find('totals-lines');
  expect(store.recordings.shown.value?.step).toBe(10);
  (await find('step-previous')).click();
  expect(store.address.value.step).toBe(0);
  store.reload();
  await find('totals-lines');
  expect(store.recordings.shown.value?.step).toBe(0);
  (await find('step-next')).click();
  expect(store.address.value.step).toBeNull();
});

test('another run begins with nothing selected or opened', async () => {
  show({ selected: nodeId(4), expand: [0] });
  await find('totals-lines');
  root.querySelector<HTMLInputElement>('input[value="encoder"]')?.click();
  expect(store.address.value).toMatchObject({ run: 'encoder', selected: null, expand: null });
});

test('the awaited recording is named beside old numbers', async () => {
  const recording = ANSWERS['recording.json']!;
  const asked = vi.fn<Answers['recording.json']>((key, signal) =>
    key.run === 'mlp' ? recording(key, signal) : new Promise(() => {}),
  );
  show({}, { 'recording.json': asked });
  await find('total-saved_bytes');
  expect(all('reading')).toEqual([]);
  store.recordings.chooseRun('encoder');
  expect((await find('reading')).textContent).toBe('Reading encoder · step 10…');
});

test('a hidden tab fetches nothing until it is seen', async () => {
  const index = vi.fn(ANSWERS['index.json']);
  show({}, { 'index.json': index });
  await find('totals-lines');
  store.isVisible.value = false;
  store.reload();
  expect(index).toHaveBeenCalledTimes(1);
  store.isVisible.value = true;
  expect(index).toHaveBeenCalledTimes(2);
});

test.each([
  [{ run: 'gone' }, 'There is no run gone here.'],
  [{ tag: 'gone' }, 'has no tag gone.'],
  [{ step: 999 }, 'There is no recording at step 999.'],
])('a link to a missing recording says so: %j', async (address, sentence) => {
  show(address);
  expect((await find('missing')).textContent).toContain(sentence);
  await find('totals-lines');
});

test('a page without a server hides its routes', async () => {
  show({ view: 'compare', selected: moduleId(0) }, {}, false);
  await find('view-overview');
  expect(all('tab-compare').concat(all('tab-steps'), all('what-if'))).toEqual([]);
  store.change({ view: 'graph' });
  await find('zoom-fit');
  expect(all('show-freed')).toEqual([]);
});

test('escape closes the details, but not while somebody types', async () => {
  show({ view: 'ops', selected: nodeId(1) });
  await find('details');
  const press = (target: EventTarget) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const field = document.createElement('input');
  root.append(field);
  press(field);
  expect(store.address.value.selected?.text).toBe('n1');
  press(root);
  expect(store.address.value.selected).toBeNull();
});
