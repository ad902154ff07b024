// The recording that is shown beside another one.

import { computed, type ReadonlySignal } from '@preact/signals';

import type { Api } from '../api';
import type { Other, RecordingKey } from '../key';
import type { CompareReply, Planned, Unreachable } from '../messages';
import { otherOf, settingsOf } from '../other';
import type { Navigation } from './navigation';
import type { Recordings } from './recordings';

/** The key of the view that shows it. */
const COMPARE = 'compare';

/** Both recordings; of a plan also what it says, or why there is none. */
export interface Compared {
  /** What was asked about; the reader may have gone on meanwhile. */
  readonly shown: RecordingKey;
  readonly other: Other;
  readonly comparison: CompareReply | null;
  readonly planned: Planned | null;
  readonly unreachable: Unreachable | null;
}

export type Compare = ReturnType<typeof createCompare>;

export function createCompare(
  api: Api,
  { address, change }: Navigation,
  { index, shown, partOfShown, choose }: Recordings,
  view: ReadonlySignal<string>,
) {
  /** With what it is compared; null before there is an index. */
  const chosen = computed(() => {
    const { value } = index.state.value;
    return value && shown.value ? otherOf(value, shown.value, address.value.compare) : null;
  });
  const otherText = computed(() => chosen.value?.other && JSON.stringify(chosen.value.other));
  const reply = partOfShown<Compared>(
    () => (view.value === COMPARE && otherText.value ? `compare ${otherText.value}` : null),
    async (key, abort) => {
      const other = chosen.peek()?.other;
      if (!other) throw new Error('Nothing is chosen to compare with.');
      if ('goal' in other) {
        const { planned, unreachable } = await api.plan(key, other, abort);
        const comparison = planned && planned.comparison;
        return { shown: key, other, comparison, planned, unreachable };
      }
      const comparison = await api.compare(key, other, abort);
      return { shown: key, other, comparison, planned: null, unreachable: null };
    },
  );

  /** Show the other recording, and compare it with the one that was shown. */
  function swap(): void {
    const [was, other] = [shown.peek(), chosen.peek()?.other];
    if (!was || !other || !('key' in other)) return;
    choose(other.key);
    change({ compare: settingsOf(was) });
  }

  return { chosen, reply, swap };
}
