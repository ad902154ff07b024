import { afterEach, expect, test, vi } from 'vitest';

import { START } from '../url/address';
import type { Answers } from '../api/api';
import type { Graph } from '../api/messages';
import { type Id, moduleId, nodeId } from '../recording/ids';
import type { GraphLayout } from '../graph/layout/types';
import { VIEWS } from '../shell/views';
import { SlowLayout } from '../views/graph/picture';
import { Cancelled } from './resource';
import { createStore, type Store } from './store';
import { ANSWERS, INDEX, layoutOfSvg, quickGraph, sample, sampleApi } from '../../test/samples';

let store: Store;

afterEach(() => store.dispose());

/** A store that has read a model of six equal layers of one op each. */
async function layered(): Promise<void> {
  const { recording } = sample('mlp');
  const zeros = Array<number>(7).fill(0);
  const modules = {
    fqn: ['', ...[0, 1, 2, 3, 4, 5].map((n) => `h.${n}`)],
    type_name: ['Model', ...Array<string>(6).fill('Layer')],
    name: [],
    call: zeros,
    parent: [null, ...Array<number>(6).fill(0)],
    nodes: zeros,
    self_bytes: zeros,
    total_bytes: zeros,
    where: Array<string>(7).fill(''),
    exclusive_bytes: zeros,
    freed_bytes: zeros,
  };
  const ops = { ...recording.ops, node: [10, 11, 12], module: [1, 4, 6] };
  const api = sampleApi({
    'recording.json': () => Promise.resolve({ ...recording, modules, ops }),
    'graph.dot': ({ expand }) =>
      Promise.resolve(quickGraph({ dot: '', expand: expand ?? [0], visible: 2 })),
  });
  store = createStore(api, () => Promise.resolve(layoutOfSvg('')), VIEWS, {
    ...START,
    view: 'graph',
  });
  await vi.waitFor(() => expect(store.graph.picture.state.value.value).toBeDefined());
}

/** The text of the box that holds a thing. */
const nearest = (id: Id, drawn: ReturnType<typeof boxes>) =>
  store.graph.nearest(id, drawn)?.text ?? null;

const boxes = (repeated: string, ...others: string[]) =>
  new Map([repeated, ...others].map((id) => [id, { isRepeated: id === repeated }]));

test('a thing that is drawn is its own box', async () => {
  await layered();
  expect(nearest(nodeId(11), boxes('m1', 'n11'))).toBe('n11');
});

test('a thing in one of many equal layers is in the box of the first of them', async () => {
  await layered();
  expect(nearest(nodeId(11), boxes('m2', 'm0', 'm1', 'm6'))).toBe('m2');
  expect(nearest(moduleId(5), boxes('m2', 'm0', 'm1', 'm6'))).toBe('m2');
});

test('a thing that is not drawn is in the module around it', async () => {
  await layered();
  expect(nearest(nodeId(10), boxes('m2', 'm0', 'm1'))).toBe('m1');
  expect(nearest(nodeId(11), boxes('', 'm0'))).toBe('m0');
  expect(nearest(nodeId(99), boxes('', 'm0'))).toBeNull();
});

test('revealing a thing opens the modules around it', async () => {
  await layered();
  store.change({ view: 'ops' });
  store.graph.reveal(nodeId(11));
  expect(store.address.value).toMatchObject({
    view: 'graph',
    selected: nodeId(11),
    expand: [0, 4],
  });
});

test('a module is closed with everything inside it', async () => {
  await layered();
  store.change({ expand: [0, 1, 4] });
  await vi.waitFor(() => expect(store.graph.picture.state.value.loading).toBe(false));
  store.graph.toggle(0);
  expect(store.address.value.expand).toEqual([]);
});

test('a rewritten recording is read again, once', async () => {
  let wall_time = 1;
  const recording = vi.fn(ANSWERS['recording.json']);
  const index = () => {
    const steps = [{ step: 0, wall_time }];
    const tags = [{ ...INDEX.runs[0]!.tags[0]!, steps }];
    return Promise.resolve({ ...INDEX, runs: [{ run: 'mlp', tags }] });
  };
  store = createStore(
    sampleApi({ 'index.json': index, 'recording.json': recording }),
    () => Promise.resolve(layoutOfSvg('')),
    VIEWS,
    {
      ...START,
      view: 'graph',
    },
  );
  await vi.waitFor(() => expect(recording).toHaveBeenCalledTimes(1));
  wall_time = 2;
  store.reload();
  await vi.waitFor(() => expect(recording).toHaveBeenCalledTimes(2));
  store.reload();
  await vi.waitFor(() => expect(store.recordings.index.state.value.loading).toBe(false));
  expect(recording).toHaveBeenCalledTimes(2);
});

/** A recording of one op in each of these modules. */
function opsIn(...fqn: string[]) {
  const { recording } = sample('mlp');
  const call = fqn.map(() => 0);
  const modules = { ...recording.modules, fqn, call, parent: fqn.map(() => null) };
  const node = fqn.map((_, row) => 10 + row);
  const op = fqn.map(() => 'addmm');
  return {
    ...recording,
    modules,
    ops: { ...recording.ops, node, op, module: fqn.map((_, at) => at) },
  };
}

test('another run keeps view, selection and open modules', async () => {
  const runs = { mlp: opsIn('a', 'b'), encoder: opsIn('b', 'c') };
  const api = sampleApi({
    'recording.json': ({ run }) => Promise.resolve(runs[run as keyof typeof runs]),
  });
  const [expand, modules] = [[1], { open: '1', groups: '0', sort: '-nodes' }];
  const ops = { filter: 'x', group: 'op', open: '0' };
  store = createStore(api, () => Promise.resolve(layoutOfSvg('')), VIEWS, {
    ...START,
    ...{ run: 'mlp', view: 'ops', selected: nodeId(11), expand, settings: { modules, ops } },
  });
  await vi.waitFor(() => expect(store.recordings.modules.value?.fqn).toEqual(['a', 'b']));
  store.recordings.chooseRun('encoder');
  await vi.waitFor(() => expect(store.address.value.selected).toEqual(nodeId(10)));
  expect(store.address.value).toMatchObject({ run: 'encoder', view: 'ops', expand: [0] });
  // Groups are numbers that mean nothing there.
  expect(store.address.value.settings.ops).toEqual({ filter: 'x', group: 'op' });
  expect(store.address.value.settings.modules).toEqual({ open: '0', sort: '-nodes' });
});

test('a filter that is no expression yet is plain text', async () => {
  store = createStore(sampleApi(), () => Promise.resolve(layoutOfSvg('')), VIEWS, START);
  await vi.waitFor(() => expect(store.recordings.matchingRuns.value).toHaveLength(2));
  store.change({ runs: '^e' });
  expect(store.recordings.matchingRuns.value).toEqual(['encoder']);
  store.change({ runs: '(m' });
  expect(store.recordings.matchingRuns.value).toEqual([]);
});

test('of many runs ten are drawn, the one that is shown among them', async () => {
  const names = Array.from({ length: 30 }, (_, n) => `run ${n}`);
  const { tags } = INDEX.runs[0]!;
  const steps = vi.fn(() => Promise.reject(new Error('It is damaged.')));
  const api = sampleApi({
    'index.json': () => Promise.resolve({ ...INDEX, runs: names.map((run) => ({ run, tags })) }),
    'recording.json': () => Promise.resolve(sample('mlp').recording),
    'steps.json': steps,
  });
  const start = { ...START, run: 'run 29', view: 'steps', runs: '1' };
  store = createStore(api, () => Promise.resolve(layoutOfSvg('')), VIEWS, start);
  await vi.waitFor(() => expect(store.steps.reply.state.value.value).toHaveLength(10));
  await vi.waitFor(() => expect(store.steps.reply.state.value.loading).toBe(false));
  const courses = store.steps.reply.state.value.value ?? [];
  expect(courses.map(({ run }) => run)).toContain('run 29');
  expect(store.steps.all.value).toHaveLength(13);
  expect(courses.every(({ problem }) => problem === 'It is damaged.')).toBe(true);
});

test('a course that breaks off keeps what came of it, and a reload asks again', async () => {
  const part = {
    version: 1,
    pending: 1,
    totals: [],
    points: [{ step: 0, problem: null, nbytes: [1] }],
  };
  const steps = vi
    .fn<Answers['steps.json']>()
    .mockResolvedValueOnce(part)
    .mockRejectedValueOnce(new Error('TensorBoard does not answer.'))
    .mockResolvedValue({ ...part, pending: 0 });
  store = createStore(
    sampleApi({ 'steps.json': steps }),
    () => Promise.resolve(layoutOfSvg('')),
    VIEWS,
    {
      ...{ ...START, run: 'mlp', view: 'steps', runs: '^mlp$' },
    },
  );
  const course = () => store.steps.reply.state.value.value?.[0];
  await vi.waitFor(() => expect(course()?.problem).toBe('TensorBoard does not answer.'));
  expect(course()?.reply).toEqual(part);
  store.reload();
  await vi.waitFor(() => expect(course()?.problem).toBe(''));
  expect(course()?.reply?.pending).toBe(0);
  store.reload();
  await vi.waitFor(() => expect(store.recordings.index.state.value.loading).toBe(false));
  expect(steps).toHaveBeenCalledTimes(3);
});

test('a reload leaves cancelled requests and questions alone', async () => {
  const slow: Graph = { ...quickGraph(sample('mlp').graphs['']!), quick: [] };
  const graph = vi.fn(() => Promise.resolve(slow));
  store = createStore(
    sampleApi({ 'graph.dot': graph }),
    () => Promise.resolve(layoutOfSvg('')),
    VIEWS,
    {
      ...{ ...START, view: 'graph' },
    },
  );
  const error = () => store.graph.picture.state.value.error;
  await vi.waitFor(() => expect(error()).toBeInstanceOf(SlowLayout));
  store.reload();
  store.graph.restorePrevious();
  expect(error()).toBeInstanceOf(Cancelled);
  store.reload();
  await vi.waitFor(() => expect(store.recordings.index.state.value.loading).toBe(false));
  expect(error()).toBeInstanceOf(Cancelled);
  expect(graph).toHaveBeenCalledTimes(1);
});

test('another step keeps selection and open modules', async () => {
  const steps = { 0: opsIn('b', 'c'), 10: opsIn('a', 'b') };
  const api = sampleApi({
    'recording.json': ({ step }) => Promise.resolve(steps[step as keyof typeof steps]),
  });
  const start = { ...START, run: 'mlp', view: 'ops', selected: nodeId(11), expand: [1] };
  store = createStore(api, () => Promise.resolve(layoutOfSvg('')), VIEWS, start);
  await vi.waitFor(() => expect(store.recordings.modules.value?.fqn).toEqual(['a', 'b']));
  store.recordings.chooseStep(0);
  await vi.waitFor(() => expect(store.address.value.selected).toEqual(nodeId(10)));
  expect(store.address.value).toMatchObject({ run: 'mlp', step: 0, expand: [0] });
});

/** A store whose server and layout answer when told. */
async function awaited() {
  const graph = vi.fn<Answers['graph.dot']>(({ expand }) =>
    Promise.resolve(quickGraph({ dot: `of ${expand?.join()}`, expand: expand ?? [0], visible: 2 })),
  );
  const layouts: { dot: string; signal: AbortSignal; draw: () => void }[] = [];
  const layout = (dot: string, signal: AbortSignal) =>
    new Promise<GraphLayout>((resolve, reject) => {
      layouts.push({ dot, signal, draw: () => resolve(layoutOfSvg(dot)) });
      signal.addEventListener('abort', () => reject(new Error('Not wanted any more.')));
    });
  store = createStore(sampleApi({ 'graph.dot': graph }), layout, VIEWS, {
    ...START,
    view: 'graph',
  });
  const begun = async (count: number) => {
    await vi.waitFor(() => expect(layouts).toHaveLength(count));
    return layouts[count - 1]!;
  };
  const drawn = () => store.graph.picture.state.value.value?.layout.groups[0]?.svg;
  (await begun(1)).draw();
  await vi.waitFor(() => expect(drawn()).toBe('of undefined'));
  return { graph, begun, drawn, layouts };
}

test('where somebody rests, the picture of a click is made before the click', async () => {
  const { graph, begun, drawn } = await awaited();
  store.graph.prefetchToggle(0);
  const ahead = await begun(2);
  expect(store.graph.picture.state.value.loading).toBe(false);
  store.graph.toggle(0);
  store.graph.prefetchToggle(null);
  ahead.draw();
  await vi.waitFor(() => expect(drawn()).toBe('of '));
  expect(graph).toHaveBeenCalledTimes(2);
});

test('a picture that will not be wanted is not made to the end', async () => {
  const { begun, drawn } = await awaited();
  store.graph.prefetchToggle(0);
  const ahead = await begun(2);
  store.graph.prefetchToggle(null);
  expect(ahead.signal.aborted).toBe(true);
  store.graph.prefetchToggle(0);
  const again = await begun(3);
  store.graph.toggle(0);
  store.graph.picture.cancel();
  expect(again.signal.aborted).toBe(true);
  expect(drawn()).toBe('of undefined');
});

test('who only passes by asks for nothing, and who clicks at once asks once', async () => {
  const { graph, begun, layouts } = await awaited();
  store.graph.prefetchToggle(0);
  store.graph.prefetchToggle(null);
  store.graph.prefetchToggle(0);
  store.graph.toggle(0);
  (await begun(2)).draw();
  await new Promise((done) => setTimeout(done, 100));
  expect(graph).toHaveBeenCalledTimes(2);
  expect(layouts).toHaveLength(2);
});

test('a slow layout is not begun before somebody was asked', async () => {
  const { graph, layouts } = await awaited();
  graph.mockResolvedValue({ ...quickGraph(sample('mlp').graphs['']!), quick: [] });
  store.graph.prefetchToggle(0);
  await vi.waitFor(() => expect(graph).toHaveBeenCalledTimes(2));
  store.graph.toggle(0);
  const error = () => store.graph.picture.state.value.error;
  await vi.waitFor(() => expect(error()).toBeInstanceOf(SlowLayout));
  expect(layouts).toHaveLength(1);
});
