// What is alive after one op of the timeline.

import { signal } from '@preact/signals';

import type { Api } from '../../api/api';
import type { AliveReply } from '../../api/messages';
import type { Recordings } from '../../state/recordings';

export type Alive = ReturnType<typeof createAlive>;

export function createAlive(api: Api, { fetchOfShown }: Recordings) {
  /** The op that is asked about; null while nobody looks. */
  const op = signal<number | null>(null);
  const reply = fetchOfShown<AliveReply>(
    () => (op.value === null ? null : `alive ${op.value}`),
    (key, abort) => api.alive(key, op.peek() ?? 0, abort),
  );
  return { op, reply };
}
