// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { START } from '../url/address';
import type { Answers } from '../api/api';
import { nodeId } from '../recording/ids';
import { all, clean, find, findIn, layPaper, LINK, rows, show, store } from '../../test/page';
import { alive, sample } from '../../test/samples';

afterEach(() => {
  clean();
  vi.unstubAllGlobals();
});

test('the header says whether the step fits on the chosen GPU, in every view', async () => {
  const asked = vi.fn<Answers['fits.json']>(() =>
    Promise.resolve({
      version: 1,
      gpu: 'T4',
      gpu_bytes: 2 ** 33,
      verdict: ['T4: does not fit.', 'Some kernels differ.'],
      pending: false,
    }),
  );
  show({ settings: { gpu: { name: 'T4', outside: '0' } } }, { 'fits.json': asked });
  await vi.waitFor(async () =>
    expect((await find('header-fits')).textContent).toBe('T4: does not fit.'),
  );
  expect(asked.mock.calls[0]![0]).toMatchObject({ gpu: 'T4', outside: 0 });
  store.change({ view: 'ops' });
  await find('ops-table');
  expect(all('header-fits')).toHaveLength(1);
});

test('the header has the question until the answer is known', async () => {
  show({ settings: { gpu: { name: 'T4' } } }, { 'fits.json': () => new Promise(() => undefined) });
  expect((await find('header-fits')).textContent).toBe('Does it fit? …');
});

test('a memory alone is compared with the step, too', async () => {
  const asked = vi.fn<Answers['fits.json']>(() =>
    Promise.resolve({
      version: 1,
      gpu: 'H100',
      gpu_bytes: 2 ** 30,
      verdict: ['H100: does not fit.'],
      pending: false,
    }),
  );
  show({ settings: { gpu: { memory: String(2 ** 30) } } }, { 'fits.json': asked });
  await vi.waitFor(async () => expect((await find('header-fits')).textContent).toContain('H100'));
  expect(asked.mock.calls[0]![0]).toMatchObject({ memory: 2 ** 30 });
});

test('no GPU is compared before the reader chooses one', async () => {
  show({ view: 'ops' }); // a request for fits.json would fail
  await find('ops-table');
  expect(all('header-fits')).toHaveLength(0);
});

test('modules fold and keep their bytes', async () => {
  show({ view: 'modules' });
  await find('modules-table');
  await vi.waitFor(() => {
    const calls = rows('modules-table').map((row) => row.dataset.row);
    expect(calls).toEqual(['0', '1', '2', '3', '4']);
  });
  expect(rows('modules-table')[2]?.textContent).toContain('96 B');
  (await find('modules-close-all')).click();
  await vi.waitFor(() => expect(rows('modules-table')).toHaveLength(1));
});

test('the bar of a group of outermost modules is no longer than the whole', async () => {
  const { recording } = sample('mlp');
  const of = <T,>(value: T) => Array<T>(4).fill(value);
  const modules = {
    ...{ fqn: ['h.0', 'h.1', 'h.2', 'h.3'], name: ['h.0', 'h.1', 'h.2', 'h.3'] },
    ...{ type_name: of('Layer'), call: of(0), parent: of(null), where: of('') },
    ...{ nodes: of(1), self_bytes: of(8), total_bytes: of(8) },
    ...{ exclusive_bytes: of(8), freed_bytes: of(0) },
  };
  const sums = { nodes: 4, self_bytes: 32, total_bytes: 32, freed_bytes: 0, where: '' };
  const module_groups = [{ name: 'h.*', calls: [0, 1, 2, 3], checkpoint: 'h.*', ...sums }];
  const changed = { ...recording, modules, module_groups };
  show({ view: 'modules' }, { 'recording.json': () => Promise.resolve(changed) });
  const bar = await findIn('[data-row="-1"] .bar > span');
  expect(bar.style.width).toBe('100%');
});

test('a bar of the modules is selected by the keyboard, and its row is shown', async () => {
  show({ run: 'encoder', view: 'modules', settings: { modules: { open: 'none' } } });
  const icicle = await find('icicle');
  const press = (key: string) =>
    icicle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const before = icicle.getAttribute('aria-activedescendant');
  press('ArrowDown');
  await vi.waitFor(() => expect(icicle.getAttribute('aria-activedescendant')).not.toBe(before));
  press('Enter');
  const { selected } = store.address.value;
  expect(selected?.kind).toBe('module');
  const call = String(selected?.number);
  await vi.waitFor(() => {
    const row = rows('modules-table').find((each) => each.getAttribute('aria-selected') === 'true');
    expect(row?.dataset.row).toBe(call);
  });
  expect(icicle.querySelector('[aria-selected=true]')?.getAttribute('data-call')).toBe(call);
  const widthOf = () =>
    icicle.querySelector<HTMLElement>('[aria-selected=true]')?.style.getPropertyValue('--width');
  const narrow = widthOf();
  (await find('icicle-zoom-in')).click();
  await vi.waitFor(() => expect(widthOf()).toBe('1'));
  (await find('icicle-zoom-out')).click();
  await vi.waitFor(() => expect(widthOf()).toBe(narrow));
});

test('the overview opens first, with groups and reasons', async () => {
  show({ run: 'encoder', view: START.view });
  const groups = await find('groups');
  expect(groups.textContent).toContain('for its gradient');
  const [group] = groups.querySelectorAll<HTMLElement>('[aria-expanded=false]');
  expect(group?.textContent).toMatch(/layers\.layers\.\*.* ×2/);
  group?.click();
  await vi.waitFor(() => expect(groups.querySelectorAll('.members button')).toHaveLength(2));
  groups.querySelectorAll<HTMLElement>('.members button')[1]?.click();
  expect((await find('details')).textContent).toContain('layers.layers.1');
});

test('a warning is a sentence that leads to its place, to the node before the module', async () => {
  const { recording } = sample('encoder');
  const text = 'The checkpoint around last frees nothing.';
  const rows = [
    { text, nbytes: 4096, node: recording.ops.node[3] ?? 0, module: 1 },
    { text: 'Held in a module.', nbytes: 4096, node: null, module: 1 },
    { text: 'Held somewhere.', nbytes: 4096, node: null, module: null },
  ];
  show(
    { run: 'encoder', view: START.view },
    { 'recording.json': () => Promise.resolve({ ...recording, warnings: rows }) },
  );
  const [first, second, third] = (await find('warnings')).querySelectorAll('li');
  expect(first?.textContent).toContain(text);
  first?.querySelector('button')?.click();
  expect(store.address.value.selected?.text).toBe(`n${String(recording.ops.node[3])}`);
  second?.querySelector('button')?.click();
  expect(store.address.value.selected?.text).toBe('m1');
  expect(third?.querySelector('button')).toBeNull();
});

test('the parts of the bar add up to the number before it', async () => {
  const { recording } = sample('mlp');
  const totals = recording.totals.map((line) =>
    line.key === 'total_peak_bytes' ? { ...line, nbytes: null } : line,
  );
  show({ view: START.view }, { 'recording.json': () => Promise.resolve({ ...recording, totals }) });
  const texts = [...(await find('parts')).querySelectorAll('figcaption .bytes, li .bytes')];
  expect(texts.map((text) => text.textContent)).toEqual(['168 B', '120 B', '48 B']);
});

test('a peak besides the one of the bar has a place and parts', async () => {
  show({ view: 'overview' });
  await find('parts');
  const [made, ...others] = all('parts-peak').map(({ textContent }) => textContent);
  expect(made).toMatch(/^Forward peak 192 B at the same op: .*, saved for backward 96 B\.$/);
  expect(others).toHaveLength(0);
});

test('where the states of the model are known, they are parts of the bar', async () => {
  show({ view: START.view });
  const texts = [...(await find('parts')).querySelectorAll('figcaption .bytes, li .bytes')];
  expect(texts.map((text) => text.textContent)).toEqual(['472 B', '232 B', '96 B', '48 B', '96 B']);
  expect(texts[2]?.parentElement?.textContent).toMatch(/^saved: activations 96 B/);
  expect(texts[3]?.parentElement?.textContent).toMatch(/^saved: inputs 48 B/);
});

test('a group names the function that could replace it', async () => {
  const { recording } = sample('mlp');
  const hint = 'Goes with F.gelu(x): 96 bytes less in all.';
  const saved = recording.saved.map((group, at) => ({
    ...group,
    suggestion: at === 1 ? hint : '',
  }));
  show({ view: START.view }, { 'recording.json': () => Promise.resolve({ ...recording, saved }) });
  const cards = [...(await find('groups')).querySelectorAll('.card')];
  expect(cards.map((card) => card.querySelector('.hint-saving')?.textContent)).toEqual(
    cards.map((_, at) => (at === 1 ? hint : undefined)),
  );
});

test('where not all that is kept is alive at the peak, the bar says how much is, and leads there', async () => {
  show({ view: START.view });
  const left = await find('parts-saved');
  expect(left.textContent).toContain('144 B of the 168 B saved for backward are alive');
  left.querySelector('button')?.click();
  await vi.waitFor(() => expect(store.address.value.view).toBe('timeline'));
});

test('a bar without freed bytes has no mark', async () => {
  const { recording } = sample('mlp');
  const totals = recording.totals.map((line) =>
    line.key === 'peak_saved_bytes' ? { ...line, nbytes: 168 } : line,
  );
  show({ view: START.view }, { 'recording.json': () => Promise.resolve({ ...recording, totals }) });
  await find('parts');
  expect(all('parts-saved')).toHaveLength(0);
});

test('a recording without ops says why there is no graph and no row', async () => {
  const { recording } = sample('mlp');
  const none = Object.fromEntries(Object.keys(recording.ops).map((key) => [key, []]));
  const ops = none as unknown as typeof recording.ops;
  show({ view: 'graph' }, { 'recording.json': () => Promise.resolve({ ...recording, ops }) });
  expect((await find('graph-none')).textContent).toContain('no op');
  store.change({ view: 'ops' });
  expect((await find('ops-none')).textContent).toContain('no op');
});

test('the timeline lists live storages at the chosen op', async () => {
  layPaper();
  show({ view: 'timeline' });
  expect((await find('alive-summary')).textContent).toMatch(
    /After op 2, relu .*3 allocations from this step/,
  );
  expect((await find('alive')).textContent).toContain('freed before the next op');
  expect((await find('alive')).textContent).toContain('held by: python');
  expect((await find('alive')).textContent).toContain('and 1 more');
  // Bars of all headings have one scale.
  const lengths = new Map<string, Set<string>>();
  for (const size of (await find('alive')).querySelectorAll('.size')) {
    const bar = size.querySelector<HTMLElement>('.bar > span');
    const known = lengths.get(size.firstElementChild?.textContent ?? '') ?? new Set();
    lengths.set(size.firstElementChild?.textContent ?? '', known.add(bar?.style.width ?? ''));
  }
  expect(lengths.size).toBeGreaterThan(1);
  for (const [size, widths] of lengths) expect([size, ...widths]).toHaveLength(2);
  const plot = await find('timeline-plot');
  plot.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  await vi.waitFor(() => expect(store.address.value.settings.timeline).toEqual({ at: '8' }));
  await vi.waitFor(() => expect(all('alive-summary')[0]?.textContent).toContain('After op 8'));
});

test('the timeline stands on the model, and its peak is the number of the overview', async () => {
  layPaper();
  show({ view: 'timeline' });
  expect((await find('timeline-peak')).textContent).toContain('Total peak 472 B');
  expect(all('timeline-legend')[0]?.textContent).toMatch(
    /parameters232 B.*inputs48 B.*saved for backward/,
  );
  expect(all('timeline-unknown')[0]?.textContent).toContain('No optimizer of the model');
  (await find('timeline-model')).click();
  await vi.waitFor(() => expect(store.address.value.settings.timeline).toEqual({ model: 'off' }));
  await vi.waitFor(() =>
    expect(all('timeline-peak')[0]?.textContent).toContain('Forward peak 192 B'),
  );
  expect(all('timeline-legend')[0]?.textContent).not.toContain('parameters');
});

test('a band of the timeline is hidden and shown by its legend', async () => {
  layPaper();
  show({ view: 'timeline' });
  const band = await find('timeline-band-parameters');
  expect(band.getAttribute('aria-pressed')).toBe('true');
  band.click();
  await vi.waitFor(() =>
    expect(all('timeline-band-parameters')[0]?.getAttribute('aria-pressed')).toBe('false'),
  );
  // Its bytes stay in the legend.
  expect(all('timeline-legend')[0]?.textContent).toContain('parameters232 B');
});

test('equal layers of the timeline are one row that opens', async () => {
  layPaper();
  const there = alive(2);
  const [first] = there.alive;
  const twelve = Array.from({ length: 12 }, (_, layer) => ({
    ...first!,
    storage: layer,
    made_by: { ...first!.made_by, op: layer, fqn: `h.${layer}.mlp`, layers: 'h.*.mlp' },
  }));
  const reply = { ...there, alive: twelve, alive_count: 12, behind: null };
  show({ view: 'timeline' }, { 'alive.json': () => Promise.resolve(reply) });
  const group = await find('alike');
  expect(group.textContent).toMatch(/12 × .*h\.\*\.mlp/);
  expect(document.querySelectorAll('.alive [data-storage]')).toHaveLength(0);
  group.click();
  await vi.waitFor(() =>
    expect(document.querySelectorAll('.alive [data-storage]')).toHaveLength(12),
  );
});

test('where nobody looked for model states the timeline says how to get them', async () => {
  layPaper();
  const { timeline } = sample('mlp');
  const plain = { ...timeline, with_model: null };
  show({ view: 'timeline' }, { 'timeline.json': () => Promise.resolve(plain) });
  expect((await find('timeline-unknown')).textContent).toContain('record(model)');
  expect(all('timeline-model')).toHaveLength(0);
});

test('a point in the backward lists freed storages', async () => {
  layPaper();
  const there = alive(2);
  const backward_of = { node: 6, op: 'addmm', fqn: '2' };
  const at = { ...there.at, name: 'aten::mm', node: null, fqn: '', backward_of };
  const before = { ...there.behind!, at: { ...at, op: 1 } };
  show({ view: 'timeline' }, { 'alive.json': () => Promise.resolve({ ...there, at, before }) });
  expect((await find('alive-summary')).textContent).toMatch(/After op 2, mm 2 · addmm's backward/);
  await find('released');
  const [first, second] = all('released');
  expect(first?.textContent).toContain("Op 1, mm, frees 1 storage: 24 B 2 · addmm's backward");
  expect(second?.querySelectorAll('li')).toHaveLength(1);
});

test('a gradient is listed by the name of its band', async () => {
  layPaper();
  const api = ({ op }: { op: number }) => {
    const reply = alive(op);
    const [first] = reply.alive;
    const gradient = {
      ...first!,
      state: null,
      phase: 'backward',
      model_state: 'gradient',
    } as const;
    return Promise.resolve({ ...reply, alive: [gradient] });
  };
  show({ view: 'timeline' }, { 'alive.json': api });
  const row = (await find('alive')).querySelector('[data-storage="4"]');
  expect(row?.textContent).toContain('gradient ·');
  expect(row?.querySelector('.patch.gradients')).not.toBeNull();
});

test('the details of an op say what its backward releases', async () => {
  const detail = sample('mlp').details.n4!;
  const released = alive(2).alive.map((row) => ({ ...row, ended: 20 }));
  const reply = { ...detail, released, released_bytes: 120, released_count: 3 };
  show({ view: 'ops', selected: nodeId(4) }, { 'detail.json': () => Promise.resolve(reply) });
  const list = await find('releases');
  expect(list.closest('section')?.textContent).toContain('Backward frees 120 B');
  expect(list.textContent).toContain('allocated by relu');
  expect(list.closest('section')?.textContent).toContain('1 more');
});

/** A server of which two steps can be read and the last cannot. */
const STEPS: Partial<Answers> = {
  'steps.json': () =>
    Promise.resolve({
      ...{ version: 1, pending: 0 },
      totals: [{ key: 'saved_bytes', label: 'kept', help: '' }],
      points: [
        { step: 0, problem: null, nbytes: [64] },
        { step: 10, problem: null, nbytes: [96] },
        { step: 20, problem: 'It is damaged.', nbytes: null },
      ],
    }),
};

test('the steps follow the recording that is chosen beside them', async () => {
  layPaper();
  show({ view: 'steps', runs: 'mlp' }, STEPS);
  expect((await find('steps-key')).textContent.trim()).toBe('mlp');
  const table = await find('steps-table');
  expect(table.textContent).toContain('step 10');
  const plot = await find('steps-saved_bytes');
  plot.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  await vi.waitFor(() => expect(table.textContent).toContain('step 20'));
  store.recordings.chooseStep(0);
  await vi.waitFor(() => expect(table.textContent).toContain('step 0'));
});

test('the steps of one run are drawn while another is read', async () => {
  layPaper();
  const steps: Answers['steps.json'] = (params, signal) =>
    params.run === 'mlp' ? STEPS['steps.json']!(params, signal) : new Promise(() => undefined);
  show({ view: 'steps' }, { 'steps.json': steps });
  const table = await find('steps-table');
  await vi.waitFor(() => expect(table.textContent).toContain('96 B'));
});

test('a step that cannot be read is not opened', async () => {
  layPaper();
  show({ view: 'steps', runs: 'mlp' }, STEPS);
  const plot = await find('steps-saved_bytes');
  const press = (key: string) =>
    plot.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('End');
  await vi.waitFor(() => expect(all('steps-table')[0]?.textContent).toContain('step 20'));
  press('Enter');
  expect(store.address.value.view).toBe('steps');
  press('Home');
  await vi.waitFor(() => expect(all('steps-table')[0]?.textContent).toContain('step 0'));
  press('Enter');
  expect(store.address.value).toMatchObject({ view: 'overview', step: 0 });
});

test('experts that keep other sizes show each its own', async () => {
  const { recording } = sample('mlp');
  const [group] = recording.saved;
  const members = [96, 160].map((nbytes, at) => ({
    storage: at,
    node: at,
    fqn: `e.${at}`,
    slot: group!.slot,
    nbytes,
  }));
  const saved = [{ ...group!, nbytes: 256, shape: [null, 8], count: 2, members }];
  show({ view: 'overview' }, { 'recording.json': () => Promise.resolve({ ...recording, saved }) });
  (await findIn('[data-testid=groups] [aria-expanded=false]')).click();
  const shown = (await find('groups')).textContent;
  expect(shown).toContain('[*, 8]');
  expect(shown).not.toContain('each');
  await vi.waitFor(async () => {
    const rows = [...(await find('groups')).querySelectorAll('.members li')];
    expect(rows.map((row) => row.textContent)).toEqual(['e.0 96 B', 'e.1 160 B']);
  });
});

test('the copied link is the shown address', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show({ view: 'modules' });
  expect((await find('link-copied')).textContent).toBe('');
  (await find('copy-link')).click();
  await vi.waitFor(() => expect(all('link-copied')[0]?.textContent).toBe('copied'));
  expect(writeText).toHaveBeenCalledWith(LINK);
});

test('without a clipboard the link is copied out of a field, and the button keeps the focus', async () => {
  vi.stubGlobal('navigator', {});
  let copied = '';
  const execCommand = vi.fn(() => {
    copied = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  Object.assign(document, { execCommand });
  show({ view: 'modules' });
  const button = await find('copy-link');
  button.focus();
  button.click();
  await vi.waitFor(() => expect(all('link-copied')[0]?.textContent).toBe('copied'));
  expect(execCommand).toHaveBeenCalledWith('copy');
  expect(copied).toBe(LINK);
  expect(document.activeElement).toBe(button);
});
