// A value that is fetched again whenever its key changes. The old value stays until the new one is
// there, so that the page does not flicker; a newer request aborts the older.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';

export interface Loadable<T> {
  /** Which key `value` belongs to. */
  readonly key: string;
  readonly value: T | undefined;
  /** What is known of the next value while the rest is on its way. */
  readonly part: T | undefined;
  readonly error: Error | undefined;
  readonly loading: boolean;
}

export interface Resource<T> {
  readonly state: ReadonlySignal<Loadable<T>>;
  /** The value where it is that of the key; undefined while another one is held or on its way. */
  readonly current: ReadonlySignal<T | undefined>;
  /** Fetch again, though the key is the same. */
  reload: () => void;
  /** Stop what is under way and keep the old value. */
  cancel: () => void;
  dispose: () => void;
}

/**
 * `key` is read as a signal. Null pauses: nothing is fetched, and the value stays. `load` may show a
 * part of the value while the rest is on its way.
 */
export function resource<T>(
  key: () => string | null,
  load: (abort: AbortSignal, show: (value: T) => void) => Promise<T>,
): Resource<T> {
  const state = signal<Loadable<T>>({
    key: '',
    value: undefined,
    part: undefined,
    error: undefined,
    loading: false,
  });
  /** The key of the part. */
  let partKey: string | undefined;
  const generation = signal(0);
  const wanted = computed(key);
  let request: AbortController | undefined;
  let loadedGeneration = 0;

  async function fetchFor(wantedKey: string): Promise<void> {
    const mine = (request = new AbortController());
    const held = state.peek();
    const part = partKey === wantedKey ? held.part : undefined;
    // Until there is a first value, show the part of the last one.
    const value = held.value ?? held.part;
    state.value = { ...held, value, part, error: undefined, loading: true };
    const show = (part: T): void => {
      if (mine.signal.aborted) return;
      partKey = wantedKey;
      state.value = { ...state.peek(), part, error: undefined, loading: true };
    };
    try {
      const value = await load(mine.signal, show);
      if (!mine.signal.aborted)
        state.value = {
          ...{ key: wantedKey, value, part: undefined },
          ...{ error: undefined, loading: false },
        };
    } catch (cause) {
      if (mine.signal.aborted) return;
      const error = cause instanceof Error ? cause : new Error(String(cause));
      state.value = { ...state.peek(), part: undefined, error, loading: false };
    }
  }

  function stop(): void {
    request?.abort();
    if (state.peek().loading) state.value = { ...state.peek(), loading: false };
  }

  const dispose = effect(() => {
    const wantedKey = wanted.value;
    const isAsked = generation.value !== loadedGeneration;
    stop();
    if (wantedKey === null) return;
    const held = state.peek();
    if (!isAsked && held.value !== undefined && held.key === wantedKey) {
      state.value = { ...held, error: undefined };
      return;
    }
    loadedGeneration = generation.peek();
    // Signals that `load` reads must not run this effect again.
    void untracked(() => fetchFor(wantedKey));
  });

  const current = computed(() => {
    const { key: held, value, loading } = state.value;
    return !loading && held === wanted.value ? value : undefined;
  });

  return {
    state,
    current,
    reload: () => (generation.value += 1),
    cancel() {
      stop();
      state.value = { ...state.peek(), error: new Cancelled() };
    },
    dispose() {
      dispose();
      request?.abort();
    },
  };
}

/** It is for the reader to go on from here: nothing is tried again without being asked. */
export class AwaitsReader extends Error {}

export class Cancelled extends AwaitsReader {
  constructor() {
    super('Cancelled.');
  }
}
