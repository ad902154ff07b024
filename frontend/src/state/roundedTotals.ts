// What can be said of a recording before it is read.

import { computed } from '@preact/signals';

import type { Api } from '../api/api';
import type { TotalsReply } from '../api/messages';
import type { Recordings } from './recordings';

export type RoundedTotalsStore = ReturnType<typeof createRoundedTotals>;

export function createRoundedTotals(api: Api, { fetchOfShown, recording }: Recordings) {
  /** Nobody asks for it once there is a recording to be seen. */
  const reply = fetchOfShown<TotalsReply>(
    () => (api.isServed && !recording.state.value.value ? 'totals' : null),
    api.totals,
  );
  const totals = computed(() => reply.current.value?.totals ?? []);
  return { reply, totals };
}
