// A state that is reset when a key changes.

import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/** A value, and how to set it, that is `start` again whenever `since` becomes another one. */
export function useResettableState<T>(since: unknown, start: T): [T, (next: T) => void] {
  const held = useMemo(() => signal(start), [since]);
  return [held.value, (next) => (held.value = next)];
}
