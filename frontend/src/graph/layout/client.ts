// The page's side of the layout worker: one worker, ended when its answer is no longer wanted.

import { type GraphLayout, textLength } from './types';
import type { LayoutReply } from './worker';

export type LayOut = (dot: string, signal: AbortSignal) => Promise<GraphLayout>;

/** Beyond this nobody waits, and a graph that needs it cannot be read either. */
const PATIENCE_MS = 60_000;

/** Letters of the layouts that are remembered: that of 1,300 boxes has 3 million. */
const ROOM = 24_000_000;

/** A layout that knows the last ones: whoever folds a module and opens it again waits once. */
export function withCache(lay: LayOut, room = ROOM): LayOut {
  // The one used last stands last.
  const known = new Map<string, GraphLayout>();
  const weigh = (dot: string, layout: GraphLayout) => dot.length + textLength(layout);
  const keep = (dot: string, layout: GraphLayout): void => {
    known.delete(dot);
    known.set(dot, layout);
    let letters = [...known].reduce((sum, each) => sum + weigh(...each), 0);
    for (const each of known) {
      if (letters <= room) return;
      known.delete(each[0]);
      letters -= weigh(...each);
    }
  };
  return async (dot, signal) => {
    const layout = known.get(dot) ?? (await lay(dot, signal));
    keep(dot, layout);
    return layout;
  };
}

/** What lays DOT out in a worker which `start` makes, at the latest when there is a graph. */
export function createLayout(start: () => Worker, patience = PATIENCE_MS) {
  let idle: Worker | undefined;
  const prepare = () => {
    idle ??= start();
  };

  const lay: LayOut = (dot, signal) =>
    new Promise((resolve, reject) => {
      const worker = idle ?? start();
      idle = undefined;

      // Graphviz cannot be interrupted from within: ending the worker is the only way.
      const fail = (error: Error): void => {
        finish();
        worker.terminate();
        reject(error);
      };
      const onAbort = (): void => {
        fail(new Error('Aborted.'));
        prepare();
      };
      const timer = setTimeout(() => fail(new Error(tooSlow(patience))), patience);
      const finish = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        worker.onmessage = worker.onerror = null;
      };

      worker.onmessage = ({ data }: MessageEvent<LayoutReply>) => {
        finish();
        idle?.terminate();
        idle = worker;
        if (data.layout) resolve(data.layout);
        else
          reject(
            new Error(`Graphviz cannot lay this graph out: ${data.error ?? 'no reason given'}`),
          );
      };
      worker.onerror = (event) => fail(new Error(`The layout worker failed: ${event.message}`));
      signal.addEventListener('abort', onAbort);
      if (signal.aborted) onAbort();
      else worker.postMessage(dot);
    });

  return { lay, prepare };
}

function tooSlow(patience: number): string {
  return `The layout took longer than ${patience / 1000} s and was stopped: fold some modules and try again.`;
}
