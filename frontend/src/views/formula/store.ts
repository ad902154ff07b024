// The terms as formulas, which recordings of the same step at several sizes give.

import { type ReadonlySignal, signal } from '@preact/signals';

import { poll } from '../../api/poll';
import type { Api } from '../../api/api';
import type { FittedReply, Fitting } from '../../api/messages';
import type { Recordings } from '../../state/recordings';

/** The key of the view that shows them. */
const FORMULA = 'formula';

export type FormulaStore = ReturnType<typeof createFormula>;

export function createFormula(
  api: Api,
  { fetchOfShown }: Recordings,
  view: ReadonlySignal<string>,
) {
  /** How many recordings are read. */
  const progress = signal<Fitting | null>(null);
  const reply = fetchOfShown<FittedReply>(
    () => (api.isServed && view.value === FORMULA ? 'fitted' : null),
    (key, abort) => {
      progress.value = null;
      const show = ({ pending }: FittedReply) => (progress.value = pending);
      return poll(() => api.fitted(key, abort), abort, show);
    },
  );
  return { progress, reply };
}
