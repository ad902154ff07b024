// The replies of a server, from test/data, and an API over them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Answers, Api } from '../src/api/api';
import { arrange, createScenes, type Scene } from '../src/graph/draw/scene';
import type { GraphLayout } from '../src/graph/layout/types';
import type {
  AliveReply,
  DetailReply,
  DrawnReply,
  Graph,
  IndexReply,
  LifeRow,
  OptimizeReply,
  RecordingReply,
  TimelineReply,
} from '../src/api/messages';

export interface Sample {
  recording: RecordingReply;
  timeline: TimelineReply;
  graphs: Record<string, Pick<Graph, 'dot' | 'expand' | 'visible'>>;
  details: Record<string, DetailReply>;
}

export function sample(name: string): Sample {
  const path = join(import.meta.dirname, 'data', `${name}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Sample;
}

export const INDEX: IndexReply = {
  version: 1,
  logdir: 'runs',
  runs: ['encoder', 'mlp'].map((run) => ({
    run,
    tags: [
      {
        tag: 'activation_memory',
        description: '',
        rank: null,
        ranks: 1,
        problem: null,
        model_parameter_bytes: null,
        made_bytes: null,
        steps: [0, 10].map((step) => ({ step, wall_time: 1_767_225_600 + step })),
      },
    ],
  })),
};

/** The reply of Optimize before there is an action. */
export const OPTIMIZE: OptimizeReply = {
  version: 1,
  gpus: ['H100', 'T4'],
  gpu: 'H100',
  outside_bytes: 512 * 2 ** 20,
  gpu_bytes: 84_942_979_072,
  peak_label: 'total peak',
  peak_bytes: 8192,
  place: '',
  fits: null,
  update_bytes: null,
  relief: [],
  actions: [],
  chosen: null,
  problem: null,
  pending: null,
};

/** Of the worked example after any op: what the ReLU made, and what the program holds. */
export function alive(op: number): AliveReply {
  const made_by = {
    op: 2,
    name: 'aten::relu',
    node: 4,
    fqn: '1',
    source: 'make.py:46',
    backward_of: null,
    layers: '*',
  };
  const row: LifeRow = {
    storage: 4,
    nbytes: 96,
    dtype: 'float32',
    shape: [3, 8],
    made_by,
    last_used: 3,
    ended: null,
    state: 'cached',
    phase: 'forward',
    model_state: null,
    holder: null,
    reason: 'relu keeps its output: its derivative needs it',
  };
  const other: LifeRow = { ...row, storage: 5, nbytes: 24, reason: '', holder: 'python' };
  return {
    version: 1,
    at: { ...made_by, op },
    live_bytes: 120,
    alive_count: 3,
    alive: [row, { ...other, ended: op }],
    older_bytes: 96,
    older_count: 1,
    older: [
      {
        storage: 0,
        nbytes: 96,
        name: '0.weight',
        band: 'parameters',
        layers: '*.weight',
        born: 0,
        ended: null,
      },
    ],
    before: null,
    behind: { at: { ...made_by, op }, nbytes: 24, count: 1, storages: [{ ...other, ended: op }] },
  };
}

/** A graph of no repeated box for which nobody need be asked. */
export function quickGraph(graph: Pick<Graph, 'dot' | 'expand' | 'visible'>): Graph {
  return { ...graph, seconds: 0.1, quick: null, repeated: [] };
}

/** The edge of the worked example from the ReLU to the second Linear. */
export const DRAWN: DrawnReply = {
  version: 1,
  id: 'e3',
  kind: 'edge',
  title: 'relu → addmm',
  nbytes: 96,
  nodes: 0,
  calls_count: 0,
  calls: [],
  least_bytes: 0,
  most_bytes: 0,
  state: 'cached',
  ends: [
    { id: 'n4', name: 'relu' },
    { id: 'n6', name: 'addmm' },
  ],
  unknown: 0,
  tensors_count: 1,
  tensors: [
    {
      dtype: 'float32',
      shape: [3, 8],
      nbytes: 96,
      storage_nbytes: 96,
      category: 'activation',
      state: 'cached',
      name: null,
      savers_count: 1,
      savers: [{ node: 4, op: 'relu', fqn: '1', slot: 'result' }],
    },
  ],
};

/** A layout of one group. */
export const layoutOfSvg = (svg: string): GraphLayout => ({
  width: 1,
  height: 1,
  groups: [{ x: 0, y: 0, svg }],
  shades: new Map(),
});

/** What is laid out, as it is shown. */
export function readScene(laid: GraphLayout): Scene {
  const drawing = createScenes().read(laid);
  arrange(drawing);
  return drawing;
}

/** Answers from the samples; other routes have none. */
export const ANSWERS: Partial<Answers> = {
  'index.json': () => now(INDEX),
  'recording.json': ({ run }) => now(sample(run).recording),
  'graph.dot': ({ run, expand }) => {
    const { graphs } = sample(run);
    return now(quickGraph(graphs[expand?.join(',') ?? 'default'] ?? graphs.default!));
  },
  figure: ({ run, expand = [] }) =>
    now(new Blob([`<svg><title>${run} ${expand.join()}</title></svg>`], { type: 'image/svg+xml' })),
  'drawn.json': ({ id }) => now({ ...DRAWN, id }),
  'detail.json': ({ run, node, module }) =>
    now(sample(run).details[node === undefined ? `m${module}` : `n${node}`]),
  'timeline.json': ({ run }) => now(sample(run).timeline),
  'alive.json': ({ op }) => now(alive(op)),
  'terms.json': () => now({ version: 1, layers: [] }),
  'totals.json': () => now({ version: 1, totals: [] }),
};

function now<T>(value: T | undefined): Promise<T> {
  return value === undefined ? Promise.reject(new Error('Nothing here.')) : Promise.resolve(value);
}

/** An API over the samples; `changes` replaces some of its answers. */
export function sampleApi(changes: Partial<Answers> = {}, isServed = true): Api {
  const answers: Partial<Answers> = { ...ANSWERS, ...changes };
  return {
    isServed,
    get: (route, params, signal) =>
      answers[route]?.(params, signal) ?? Promise.reject(new Error('Nothing here.')),
  };
}
