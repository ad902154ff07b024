// @vitest-environment happy-dom
import { instance, type Viz } from '@viz-js/viz';
import { expect, test, vi } from 'vitest';

import type { Box } from '../draw/scene';
import { asOneGroup } from './types';
import { layOut } from './worker';
import { splitDot } from './split';
import type { Rect } from '../draw/panzoom';
import { readScene } from '../../../test/samples';

// Graphviz draws the whole, too, to be compared with.
vi.setConfig({ testTimeout: 30_000 });

/**
 * A model of equal layers as the server writes it: in each a module and a sum with what came before,
 * and a tensor from outside. A folded one is one box.
 */
function model(layers: number, { folded = -1, more = [] as string[], shade = 4 } = {}): string {
  const boxes: string[] = [];
  const edges: string[] = [];
  const box = (name: string) =>
    boxes.push(
      `\t${name} [label=<${name}> class="op bytes-${shade} wide" fillcolor="#f2a06${shade}" id=${name}]`,
    );
  const edge = (tail: string, head: string) =>
    edges.push(`\t${tail} -> ${head} [label=kept class="edge cached" id=e_${tail}_${head}]`);
  box('n0');
  let before = 'n0';
  for (let at = 0; at < layers; at += 1) {
    const [module, sum] = [`m${10 * at + 1}`, `n${10 * at + 9}`];
    if (at === folded) {
      box(module);
      edge(before, module);
      before = module;
      continue;
    }
    const [norm, first, left, right, join, last] = [1, 2, 3, 4, 5, 6].map(
      (op) => `n${10 * at + op}`,
    ) as [string, string, string, string, string, string];
    const tensor = `t${at}`;
    boxes.push(`subgraph cluster_${module} {`, `\tclass=cluster id=${module} label=<layer ${at}>`);
    box(norm);
    boxes.push(`subgraph cluster_m${10 * at + 2} {`, `\tclass=cluster id=m${10 * at + 2}`);
    [first, left, right, join, last].forEach(box);
    boxes.push('}');
    box(sum);
    boxes.push('}');
    box(tensor);
    edge(tensor, norm);
    edge(before, norm);
    edge(norm, first);
    for (const side of [left, right]) {
      edge(first, side);
      edge(side, join);
    }
    edge(join, last);
    edge(last, sum);
    edge(before, sum);
    before = sum;
  }
  const head = ['digraph {', '\tgraph [rankdir=TB]', '\tnode [shape=box]', '\tedge [fontsize=10]'];
  const around = ['subgraph cluster_m0 {', '\tclass=cluster id=m0 label=<model>'];
  return [...head, ...around, ...boxes, '}', ...edges, ...more, '}', ''].join('\n');
}

const LARGE = 52;

async function drawn(dot: string, graphviz?: Viz) {
  const { layout, error } = await layOut(dot, Promise.resolve(graphviz ?? (await instance())));
  expect(error).toBeUndefined();
  return readScene(layout!);
}

const isInside = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const isApart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

test('a picture in pieces has the boxes, the lines and the size of that of the whole', async () => {
  const dot = model(LARGE);
  const text = (await instance()).renderString(dot, { format: 'svg' });
  const whole = readScene({ ...asOneGroup(text), shades: new Map() });
  const { groups, boxes, edges, svg, width, height } = await drawn(dot);
  expect(groups.length).toBeGreaterThan(5);
  expect([...boxes.keys()].sort()).toEqual([...whole.boxes.keys()].sort());
  const ids = (of: typeof svg) => [...of.querySelectorAll('g.edge')].map(({ id }) => id).sort();
  expect(ids(svg)).toEqual(ids(whole.svg));
  expect(new Set(edges.keys())).toEqual(new Set(whole.edges.keys()));
  expect(width / whole.width).toBeCloseTo(1, 0);
  expect(height / whole.height).toBeCloseTo(1, 1);
});

test('every box lies in its modules, in no other one, and apart from all boxes', async () => {
  const { boxes } = await drawn(model(LARGE));
  const all = [...boxes.values()];
  const clusters = all.filter(({ element }) => element.matches('.cluster'));
  const nodes = all.filter(({ element }) => element.matches('.node'));
  // A layer is called like the first of the ten numbers of its ops.
  const holds = (cluster: number, node: number) => {
    const isInner = cluster % 10 === 2;
    const isOp = isInner ? node % 10 > 1 && node % 10 < 9 : node % 10 > 0;
    return cluster === 0 || (Math.floor(cluster / 10) === Math.floor(node / 10) && isOp);
  };
  for (const node of nodes) {
    for (const cluster of clusters) {
      const isHeld =
        cluster.id.number === 0 ||
        (node.id.kind === 'node' && holds(cluster.id.number, node.id.number));
      expect(isHeld ? isInside(node, cluster) : isApart(node, cluster)).toBe(true);
    }
  }
  for (const [at, node] of nodes.entries())
    expect(nodes.slice(at + 1).every((other) => isApart(node, other))).toBe(true);
});

test('every line begins at its box and ends at the next, over the seams, too', async () => {
  const dot = model(LARGE);
  const { boxes, svg } = await drawn(dot);
  const lines = [...dot.matchAll(/^\t(\w+) -> (\w+) .* id=(\w+)\]$/gm)];
  for (const [, tail = '', head = '', id = ''] of lines) {
    const edge = svg.querySelector(`g.edge[id="${id}"]`)!;
    const numbers = edge
      .querySelector('path')!
      .getAttribute('d')!
      .match(/-?[\d.]+/g)!
      .map(Number);
    const [x = 0, y = 0] = /([-\d.]+) ([-\d.]+)\)/
      .exec(edge.parentElement!.getAttribute('transform')!)!
      .slice(1)
      .map(Number);
    const at = (from: number) => ({
      x: numbers.at(from)! + x,
      y: numbers.at(from + 1)! + y,
    });
    // An arrow is between the end of its line and the box.
    for (const [point, name] of [
      [at(0), tail],
      [at(-2), head],
    ] as const) {
      const { x, y, width, height } = boxes.get(name)!;
      expect(point.x).toBeGreaterThan(x - 12);
      expect(point.x).toBeLessThan(x + width + 12);
      expect(point.y).toBeGreaterThan(y - 12);
      expect(point.y).toBeLessThan(y + height + 12);
    }
  }
});

test('a fold lays out no more than the pieces next to it', async () => {
  const graphviz = await instance();
  await drawn(model(LARGE), graphviz);
  const render = vi.spyOn(graphviz, 'render');
  await drawn(model(LARGE, { folded: LARGE / 2 }), graphviz);
  expect(render.mock.calls.length).toBeLessThanOrEqual(2);
});

test('other shades are no other layout', async () => {
  const graphviz = await instance();
  const shadeOf = ({ element }: Box) => /bytes-\d/.exec(element.getAttribute('class')!)?.[0];
  const nodes = async (shade: number) =>
    [...(await drawn(model(LARGE, { shade }), graphviz)).boxes.values()].filter(({ element }) =>
      element.matches('.node.op.wide'),
    );
  expect(new Set((await nodes(3)).map(shadeOf))).toEqual(new Set(['bytes-3']));
  const render = vi.spyOn(graphviz, 'render');
  expect(new Set((await nodes(1)).map(shadeOf))).toEqual(new Set(['bytes-1']));
  expect(render).not.toHaveBeenCalled();
});

test('where nothing passes through one box, and where little is drawn, the whole is laid out', () => {
  expect(splitDot(model(LARGE)).length).toBeGreaterThan(5);
  expect(splitDot(model(10))).toHaveLength(1);
  const long = `\tn0 -> n${10 * LARGE - 1} [id=e9999]`;
  expect(splitDot(model(LARGE, { more: [long] }))).toHaveLength(1);
  const beside = ['\tt99 [label=<t99> id=t99]', '\tt99 -> n261 [id=e9999]'];
  expect(splitDot(model(LARGE, { more: beside }))).toHaveLength(1);
  const up = `\tn${10 * LARGE - 1} -> n0 [id=e9999]`;
  expect(splitDot(model(LARGE, { more: [up] }))).toHaveLength(1);
  expect(splitDot(model(LARGE, { more: ['\tlabel=title'] }))).toHaveLength(1);
});
