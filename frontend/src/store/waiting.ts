// What can be said of a recording before it is read.

import { computed } from '@preact/signals';

import type { Api } from '../api';
import { keyText } from '../indexentry';
import type { TotalsReply } from '../messages';
import type { Recordings } from './recordings';

export type Waiting = ReturnType<typeof createWaiting>;

export function createWaiting(api: Api, { partOfShown, recording, shown }: Recordings) {
  /** Nobody asks for it once there is a recording to be seen. */
  const reply = partOfShown<TotalsReply>(
    () => (api.isServed && !recording.state.value.value ? TOTALS : null),
    api.totals,
  );
  const totals = computed(() => {
    const { key, value } = reply.state.value;
    const isOfShown = shown.value && key === `${keyText(shown.value)} ${TOTALS}`;
    return (isOfShown && value?.totals) || [];
  });
  return { reply, totals };
}

const TOTALS = 'totals';
