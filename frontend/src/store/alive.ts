// What is alive after one op of the timeline.

import { signal } from '@preact/signals';

import type { Api } from '../api';
import type { AliveReply } from '../messages';
import type { Recordings } from './recordings';

export type Alive = ReturnType<typeof createAlive>;

export function createAlive(api: Api, { partOfShown }: Recordings) {
  /** The op that is asked about; null while nobody looks. */
  const op = signal<number | null>(null);
  const reply = partOfShown<AliveReply>(
    () => (op.value === null ? null : `alive ${op.value}`),
    (key, abort) => api.alive(key, op.peek() ?? 0, abort),
  );
  return { op, reply };
}
