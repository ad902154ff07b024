// The terms as formulas, which recordings of the same step at several sizes give.

import { type ReadonlySignal, signal } from '@preact/signals';

import type { Api } from '../api';
import type { FittedReply, Fitting } from '../messages';
import type { Recordings } from './recordings';

/** The key of the view that shows them. */
const TERMS = 'terms';

export type FittedStore = ReturnType<typeof createFitted>;

export function createFitted(api: Api, { partOfShown }: Recordings, view: ReadonlySignal<string>) {
  /** How many recordings are read. */
  const fitting = signal<Fitting | null>(null);
  const reply = partOfShown<FittedReply>(
    () => (api.isServed && view.value === TERMS ? 'fitted' : null),
    // The server works for as long as somebody asks.
    async (key, abort) => {
      fitting.value = null;
      for (;;) {
        abort.throwIfAborted();
        const reply = await api.fitted(key, abort);
        if (!reply.pending) return reply;
        fitting.value = reply.pending;
      }
    },
  );
  return { fitting, reply };
}
