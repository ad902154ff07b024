// Replies that take long: the server works on them as long as requests come.

/**
 * Request until nothing of the reply is pending, and show each part before that. A pending count that no
 * longer falls ends it, too: a server that reads no further is not asked forever.
 */
export async function poll<T>(
  request: () => Promise<T>,
  abort: AbortSignal,
  show: (part: T) => void,
): Promise<T> {
  for (let before = Infinity; ;) {
    abort.throwIfAborted();
    const reply = await request();
    const { pending } = reply as { readonly pending?: unknown };
    if (!pending || (typeof pending === 'number' && pending >= before)) return reply;
    if (typeof pending === 'number') before = pending;
    show(reply);
  }
}
