// What a server would answer, from test/data; and a page's services over it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Api, Graph } from '../src/api';
import type { DetailReply, IndexReply, RecordingReply, TimelineReply } from '../src/messages';

export interface Sample {
  recording: RecordingReply;
  timeline: TimelineReply;
  graphs: Record<string, Graph>;
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
        steps: [0, 10].map((step) => ({ step, wall_time: 1_767_225_600 + step })),
      },
    ],
  })),
};

/** An API over the samples; `changes` replaces some of its answers. */
export function sampleApi(changes: Partial<Api> = {}): Api {
  const now = <T>(value: T | undefined): Promise<T> =>
    value === undefined ? Promise.reject(new Error('Nothing here.')) : Promise.resolve(value);
  return {
    index: () => now(INDEX),
    recording: ({ run }) => now(sample(run).recording),
    graph: ({ run }, expand) => {
      const { graphs } = sample(run);
      return now(graphs[expand?.join(',') ?? 'default'] ?? graphs.default);
    },
    detail: ({ run }, id) => now(sample(run).details[id.text]),
    timeline: ({ run }) => now(sample(run).timeline),
    terms: () => now({ version: 1, layers: [] }),
    ranks: () => Promise.reject(new Error('Nothing here.')),
    ...changes,
  };
}
