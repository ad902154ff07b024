// The page's side of the layout worker: one worker, ended when its answer is no longer wanted.

import type { LayoutReply } from './layout.worker';

export type Layout = (dot: string, signal: AbortSignal) => Promise<string>;

/** Beyond this nobody waits, and a graph that needs it cannot be read either. */
const PATIENCE_MS = 60_000;

/** A function that lays DOT out as SVG in a worker which `start` makes. */
export function createLayout(start: () => Worker, patience = PATIENCE_MS): Layout {
  let idle: Worker | undefined;

  return (dot, signal) =>
    new Promise((resolve, reject) => {
      const worker = idle ?? start();
      idle = undefined;

      // Graphviz cannot be interrupted from within: ending the worker is the only way.
      const fail = (error: Error): void => {
        finish();
        worker.terminate();
        reject(error);
      };
      const onAbort = (): void => fail(new Error('Not wanted any more.'));
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
        if (data.svg !== undefined) resolve(data.svg);
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
}

function tooSlow(patience: number): string {
  return `The layout took longer than ${patience / 1000} s and was stopped: fold some modules and try again.`;
}
