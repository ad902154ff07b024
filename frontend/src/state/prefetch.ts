// Work that is begun before it is wanted: one at a time, and ended when it will not be.

type Work<T> = (signal: AbortSignal) => Promise<T>;

export function createPrefetch<T>() {
  let begun: { key: string; work: Promise<T>; abort: AbortController } | null = null;

  function drop(): void {
    begun?.abort.abort();
    begun = null;
  }

  return {
    drop,
    begin(key: string, work: Work<T>): void {
      if (begun?.key === key) return;
      drop();
      const abort = new AbortController();
      begun = { key, work: work(abort.signal), abort };
      // Nobody waits for it yet. `take` reports its error.
      begun.work.catch(() => undefined);
    },
    /** The work with this key, begun now unless it was; only who took it ends it. */
    take(key: string, signal: AbortSignal, work: Work<T>): Promise<T> {
      if (begun?.key !== key) {
        drop();
        return work(signal);
      }
      const taken = begun;
      begun = null;
      signal.addEventListener('abort', () => taken.abort.abort(), { once: true });
      return taken.work;
    },
  };
}
