// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import type { Answers } from '../../api/api';
import { moduleId, nodeId, parseId } from '../../recording/ids';
import { all, clean, find, findIn, root, show, store, type } from '../../../test/page';
import { ANSWERS, DRAWN, quickGraph, sample } from '../../../test/samples';

afterEach(clean);

test('the graph is drawn, and a click on a box opens its details', async () => {
  show();
  const relu = await findIn('g#n4');
  relu.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect((await find('details-title')).textContent).toBe('relu');
  expect((await find('saves')).textContent).toContain('relu saves its output');
  await vi.waitFor(() => expect(relu.classList.contains('selected')).toBe(true));
});

test('the handle of a module asks for the graph without it', async () => {
  const graph = vi.fn(ANSWERS['graph.dot']);
  show({}, { 'graph.dot': graph });
  const handle = await findIn('g#m0 .handle');
  handle.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(graph).toHaveBeenCalledTimes(2));
  expect(graph.mock.lastCall?.[0].expand).not.toContain(0);
});

test('the legend names the states of the graph and keeps one of them', async () => {
  show();
  const freed = await find('legend-freed');
  freed.click();
  await vi.waitFor(() => {
    expect(root.querySelector('.canvas svg')?.getAttribute('data-only')).toBe('freed');
  });
});

/** A server whose graph is slow to lay out unless everything is folded. */
function slow() {
  const graphs = sample('mlp').graphs;
  const huge = { ...quickGraph(graphs.default!), visible: 1900, seconds: 7.6, quick: [] };
  return vi.fn<Answers['graph.dot']>(({ expand }) =>
    Promise.resolve(expand?.length === 0 ? quickGraph(graphs['']!) : huge),
  );
}

test('a graph that is slow to lay out is laid out only when the reader wants it', async () => {
  show({}, { 'graph.dot': slow() });
  const question = await find('layout-question');
  expect(root.querySelector('.canvas svg')).toBeNull();
  expect(question.textContent).toContain('Laying out 1,900 boxes takes about 8 s.');
  (await find('layout-anyway')).click();
  await findIn('.canvas svg');
});

test('a slow graph can be folded until it is fast', async () => {
  show({}, { 'graph.dot': slow() });
  (await find('layout-quick')).click();
  expect(store.address.value.expand).toEqual([]);
  await findIn('.canvas svg');
});

test('cancelling a slow layout keeps the old picture', async () => {
  show({ expand: [] }, { 'graph.dot': slow() });
  const before = await findIn('.canvas svg');
  store.graph.toggle(0);
  (await find('layout-cancel')).click();
  await vi.waitFor(() => expect(all('layout-question')).toEqual([]));
  expect(store.address.value.expand).toEqual([]);
  expect(await findIn('.canvas svg')).toBe(before);
});

test('a folded graph that is slow is given up, and laid out when the reader wants it', async () => {
  const folded = { ...quickGraph(sample('mlp').graphs['']!), expand: [], quick: [] };
  show({ expand: [] }, { 'graph.dot': () => Promise.resolve(folded) });
  await find('layout-question');
  expect(all('layout-quick')).toEqual([]);
  (await find('layout-cancel')).click();
  const again = await find('layout-again');
  expect(all('layout-question')).toEqual([]);
  again.click();
  (await find('layout-anyway')).click();
  await findIn('.canvas svg');
});

test('the picture of another recording is not taken for one of this', async () => {
  const graph: Answers['graph.dot'] = ({ run, expand }) => {
    const drawn = quickGraph(sample(run).graphs[expand?.join(',') ?? 'default']!);
    return Promise.resolve(run === 'mlp' ? drawn : { ...drawn, quick: [] });
  };
  show({}, { 'graph.dot': graph });
  await findIn('.canvas svg');
  store.recordings.chooseRun('encoder');
  (await find('layout-cancel')).click();
  await find('layout-again');
});

/** Open or close a module by the keyboard. */
function toggle(box: HTMLElement): void {
  box.focus();
  box.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
}

test('a module that was opened by the keyboard has the keyboard in the next picture', async () => {
  show({ expand: [] });
  toggle(await findIn('g.node#m0'));
  const open = await findIn('g.cluster#m0');
  expect(document.activeElement).toBe(open);
  const inner = await findIn('g#n4');
  inner.focus();
  store.graph.toggle(0);
  await findIn('g.node#m0');
  expect(document.activeElement).toBe(await find('graph-frame'));
});

test('an answered question gives the keyboard back to the box that asked', async () => {
  show({ expand: [] }, { 'graph.dot': slow() });
  const box = await findIn('g.node#m0');
  for (const answer of ['layout-cancel', 'layout-anyway']) {
    toggle(box);
    await vi.waitFor(() => expect(document.activeElement).toBe(all('layout-cancel')[0]));
    const button = await find(answer);
    button.focus();
    button.click();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('m0'));
  }
  const open = await findIn('g.cluster#m0');
  expect(document.activeElement).toBe(open);
});

test('a selected edge waits for the first picture', async () => {
  let draw = () => {};
  const waiting = new Promise<void>((resolve) => (draw = resolve));
  const graph: Answers['graph.dot'] = async (...asked) => {
    await waiting;
    return ANSWERS['graph.dot']!(...asked);
  };
  show({ selected: parseId('e3') }, { 'graph.dot': graph });
  const details = await find('details');
  expect(details.textContent).toContain('Waiting for the graph…');
  draw();
  expect((await find('details-title')).textContent).toBe('relu → addmm');
});

test('the options of the graph are in the address', async () => {
  const graph = vi.fn(ANSWERS['graph.dot']);
  show({}, { 'graph.dot': graph });
  await findIn('.canvas svg');
  (await find('show-freed')).click();
  (await find('show-parameters')).click();
  expect(store.address.value.settings.graph).toEqual({ freed: '0', parameters: '1' });
  await vi.waitFor(() =>
    expect(graph.mock.lastCall?.[0]).toMatchObject({ show: ['parameters'], hide: ['freed'] }),
  );
});

test('an edge is selected by a click, and tells what goes along', async () => {
  show();
  const edge = await findIn('g.edge[id^=e] .reach');
  edge.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(edge.closest('g')?.classList.contains('selected')).toBe(true));
  expect((await find('details-title')).textContent).toBe('relu → addmm');
  const tensors = await find('drawn-tensors');
  expect(tensors.textContent).toContain('float32 [3, 8]');
  tensors.querySelector<HTMLElement>('[data-id=n4]')?.click();
  expect(store.address.value.selected).toEqual(nodeId(4));
});

test('a box of several equal modules says how many, each and all', async () => {
  const [default_] = [quickGraph(sample('mlp').graphs.default!)];
  const graph = () => Promise.resolve({ ...default_, repeated: [[0, 3]] as [number, number][] });
  const calls = [0, 1, 2].map((module) => ({ module, fqn: `h.${module}`, nbytes: 100 + module }));
  const drawn = { ...DRAWN, kind: 'module', title: 'h.*', calls_count: 3, calls, nbytes: 303 };
  show(
    { selected: moduleId(0) },
    {
      'graph.dot': graph,
      'drawn.json': ({ id }) =>
        Promise.resolve({ ...drawn, id, least_bytes: 100, most_bytes: 102 }),
    },
  );
  const repeated = await find('repeated');
  expect(repeated.textContent).toContain('h.* ×3 in this box: 100 B to 102 B each, 303 B in total');
});

test('a search opens the modules around its hit', async () => {
  show({ run: 'encoder', expand: [] });
  await findIn('.canvas svg');
  type(await find('search'), 'bmm');
  (await find('search-hit')).click();
  const { selected, expand } = store.address.value;
  expect(selected?.text).toMatch(/^n\d+$/);
  expect(expand).toContain(store.recordings.moduleAround(selected!));
});

test('a hit is in the middle of a prefetched picture', async () => {
  show({ expand: [] });
  await findIn('g.node#m0');
  store.graph.prefetch({ expand: [0, 2] });
  await new Promise((resolve) => setTimeout(resolve, 200));
  store.graph.reveal(nodeId(4));
  await findIn('g#n4.selected');
  await vi.waitFor(() => expect(store.graph.focus.value).toBeNull());
  const { transform } = (await findIn('.canvas')).style;

  // Now that it is here, it is only moved.
  store.graph.reveal(nodeId(4));
  await vi.waitFor(() => expect(store.graph.focus.value).toBeNull());
  expect((await findIn('.canvas')).style.transform).toBe(transform);
});
