// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

import { arrange, createScenes } from '../draw/scene';
import type { GraphLayout } from './types';
import { createLayout, withCache } from './client';
import { layOut, type LayoutReply } from './worker';
import { layoutOfSvg, readScene, sample } from '../../../test/samples';

afterEach(() => vi.useRealTimers());

async function laidOf(dot: string): Promise<GraphLayout> {
  const { layout, error } = await layOut(dot);
  expect(error).toBeUndefined();
  return layout!;
}

const drawn = async (dot: string) => readScene(await laidOf(dot));

test('Graphviz draws the stored graph and keeps its ids and classes', async () => {
  const { dot } = sample('encoder').graphs.default!;
  const { boxes, edges, width } = await drawn(dot);
  expect(width).toBeGreaterThan(100);
  expect(boxes.get('m0')?.element.getAttribute('class')).toContain('cluster');
  const addmm = [...boxes.values()].find(({ element }) =>
    element.getAttribute('aria-label')?.startsWith('addmm'),
  );
  expect(addmm?.width).toBeGreaterThan(20);
  const touching = edges.get(addmm!.id.text)!.map((edge) => edge.getAttribute('class'));
  expect(touching).toContainEqual(expect.stringMatching(/\bfreed\b/));
});

test('a module has a handle, and an op has none', async () => {
  const { boxes } = await drawn(sample('encoder').graphs.default!.dot);
  const folded = [...boxes.values()].find(
    ({ id, element }) => id.kind === 'module' && element.classList.contains('node'),
  );
  expect(folded?.element.querySelector('.handle path')?.getAttribute('d')).toContain('V');
  expect(boxes.get('m0')?.element.querySelector('.handle path')?.getAttribute('d')).not.toContain(
    'V',
  );
  const op = [...boxes.values()].find(({ id }) => id.kind === 'node');
  expect(op?.element.querySelector('.handle')).toBeNull();
});

test('each line of a box is one text in its middle', async () => {
  const look = '<font point-size="10" color="#555555">addmm</font>';
  const dot = `digraph { n1 [id=n1 shape=box label=<<b>Linear</b> ${look}<br/>keeps input>] }`;
  const { boxes } = await drawn(dot);
  const { element } = boxes.get('n1')!;
  const outline = element.querySelector('polygon')!.getAttribute('points')!;
  const xs = outline
    .split(/[ ,]/)
    .map(Number)
    .filter((_, i) => i % 2 === 0);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;

  const lines = [...element.querySelectorAll('text')];
  expect(lines.map((line) => line.textContent)).toEqual(['Linear addmm', 'keeps input']);
  for (const line of lines) {
    expect(line.getAttribute('text-anchor')).toBe('middle');
    expect(Number(line.getAttribute('x'))).toBeCloseTo(middle);
  }
  expect(element.querySelector('tspan[fill]')?.getAttribute('fill')).toBe('#555555');
});

test('a tooltip stays, and the names of Graphviz go', async () => {
  const dot =
    'digraph { n1 [id=n1 tooltip="a > b & \\"c\\""] n2 [id=n2] n1 -> n2 [id=e1 tooltip=freed] }';
  const { boxes, edges } = await drawn(dot);
  const tooltips = (element: Element | undefined) =>
    [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('xlink:title'));
  expect(tooltips(boxes.get('n1')?.element)).toEqual(['a > b & "c"']);
  expect(tooltips(boxes.get('n2')?.element)).toEqual([]);
  expect(tooltips(edges.get('n2')?.[0])).toEqual(['freed']);
  expect(boxes.get('n1')?.element.querySelector('g, title')).toBeNull();
});

test('a scene that was shown lately is there again, with its elements', async () => {
  const layout = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((id) => laidOf(`digraph { ${id} }`)),
  );
  const { read } = createScenes();
  const elementOf = (each: GraphLayout) => read(each).groups[0]!.element;
  const [first, ...others] = layout.map(elementOf);
  expect(layout.slice(1).map(elementOf)).toEqual(others);
  expect(elementOf(layout[0]!)).not.toBe(first);
  expect(elementOf(layout[4]!)).toBe(others[3]);
});

test('what two scenes share never leaves the page, and goes where the other has it', async () => {
  const group = (name: string, y: number) => ({
    x: 0,
    y,
    svg: `<g id="${name}" class="node"></g>`,
  });
  const of = (...groups: GraphLayout['groups']) => ({ ...layoutOfSvg(''), groups });
  const { read } = createScenes();
  const before = read(of(group('n1', 1), group('n2', 2), group('n3', 3), group('n4', 4)));
  arrange(before);
  const moves: string[] = [];
  const note = (records: MutationRecord[]) => {
    for (const { addedNodes, removedNodes } of records) {
      moves.push(...[...removedNodes].map((node) => `- ${(node.firstChild as Element).id}`));
      moves.push(...[...addedNodes].map((node) => `+ ${(node.firstChild as Element).id}`));
    }
  };
  const watch = new MutationObserver(note);
  watch.observe(before.svg, { childList: true });

  const after = read(of(group('n1', 1), group('n5', 2), group('n3', 5), group('n4', 6)));
  expect(before.svg.querySelectorAll('.node')).toHaveLength(4);
  arrange(after);

  await vi.waitFor(() => expect(moves).toEqual(['- n2', '+ n5']));
  expect([...after.svg.querySelectorAll('.node')].map(({ id }) => id)).toEqual([
    'n1',
    'n5',
    'n3',
    'n4',
  ]);
  expect(after.boxes.get('n3')!.element).toBe(before.boxes.get('n3')!.element);
  expect(after.groups[2]!.element.getAttribute('transform')).toBe('translate(0 5)');
});

test('DOT that is none is refused in Graphviz’s words', async () => {
  expect((await layOut('digraph {')).error).toMatch(/syntax error/);
});

/** A worker that answers when told. */
class FakeWorker {
  onmessage: ((event: { data: LayoutReply }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  asked: string[] = [];
  isEnded = false;
  postMessage = (dot: string) => this.asked.push(dot);
  terminate = () => (this.isEnded = true);
}

function fakes() {
  const workers: FakeWorker[] = [];
  const start = () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  };
  return { workers, ...createLayout(start, 1000) };
}

test('a worker that was started before there is a graph serves it', () => {
  const { workers, lay, prepare } = fakes();
  prepare();
  prepare();
  void lay('a', new AbortController().signal);
  expect(workers.map(({ asked }) => asked)).toEqual([['a']]);
});

test('one worker serves one request after the other', async () => {
  const { workers, lay } = fakes();
  const first = lay('a', new AbortController().signal);
  workers[0]?.onmessage?.({ data: { layout: layoutOfSvg('a') } });
  const second = lay('b', new AbortController().signal);
  workers[0]?.onmessage?.({ data: { layout: layoutOfSvg('b') } });
  expect(await Promise.all([first, second])).toEqual([layoutOfSvg('a'), layoutOfSvg('b')]);
  expect(workers).toHaveLength(1);
});

test('a layout that is not wanted any more ends its worker', async () => {
  const { workers, lay } = fakes();
  const abort = new AbortController();
  const first = lay('a', abort.signal);
  abort.abort();
  await expect(first).rejects.toThrow();
  expect(workers[0]?.isEnded).toBe(true);
  void lay('b', new AbortController().signal);
  expect(workers[1]?.asked).toEqual(['b']);
});

test('a layout that takes too long is stopped, with advice', async () => {
  vi.useFakeTimers();
  const { workers, lay } = fakes();
  const refused = expect(lay('a', new AbortController().signal)).rejects.toThrow(
    /fold some modules/,
  );
  vi.advanceTimersByTime(1001);
  await refused;
  expect(workers[0]?.isEnded).toBe(true);
});

test('a graph that was laid out is not laid out again while there is room', async () => {
  const inner = vi.fn((dot: string) => Promise.resolve(layoutOfSvg(`${dot}!`)));
  const layout = withCache(inner, 20);
  const { signal } = new AbortController();
  expect(await layout('aaaa', signal)).toEqual(layoutOfSvg('aaaa!'));
  await layout('bbbb', signal);
  await layout('aaaa', signal);
  expect(inner).toHaveBeenCalledTimes(2);
  await layout('cccc', signal);
  expect(await layout('aaaa', signal)).toEqual(layoutOfSvg('aaaa!'));
  expect(inner).toHaveBeenCalledTimes(3);
  await layout('bbbb', signal);
  expect(inner).toHaveBeenCalledTimes(4);
});

test('a failed layout is tried again', async () => {
  const inner = vi.fn<(dot: string) => Promise<GraphLayout>>();
  inner.mockRejectedValueOnce(new Error('no')).mockResolvedValue(layoutOfSvg('a picture'));
  const layout = withCache(inner, 3);
  const { signal } = new AbortController();
  await expect(layout('aaaa', signal)).rejects.toThrow('no');
  expect(await layout('aaaa', signal)).toEqual(layoutOfSvg('a picture'));
});
