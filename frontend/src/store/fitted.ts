// The terms as formulas, which recordings of the same step at several sizes give.

import { type ReadonlySignal, signal } from '@preact/signals';

import type { Api } from '../api';
import type { FittedReply, Fitting } from '../messages';
import { untilDone } from './pending';
import type { Recordings } from './recordings';

/** The key of the view that shows them. */
const TERMS = 'terms';

export type FittedStore = ReturnType<typeof createFitted>;

export function createFitted(api: Api, { partOfShown }: Recordings, view: ReadonlySignal<string>) {
  /** How many recordings are read. */
  const fitting = signal<Fitting | null>(null);
  const reply = partOfShown<FittedReply>(
    () => (api.isServed && view.value === TERMS ? 'fitted' : null),
    (key, abort) => {
      fitting.value = null;
      const show = ({ pending }: FittedReply) => (fitting.value = pending);
      return untilDone(() => api.fitted(key, abort), abort, show);
    },
  );
  return { fitting, reply };
}
