// A reply that a server gives in parts, more of it each time it is asked.

/** Ask until the reply is whole, and show what there is of it meanwhile. */
export async function whole<T extends { readonly pending: number }>(
  ask: () => Promise<T>,
  show: (part: T) => void,
): Promise<T> {
  let reply = await ask();
  // A server that reads no further is not asked for ever.
  for (let before = Infinity; reply.pending > 0 && reply.pending < before;) {
    show(reply);
    before = reply.pending;
    reply = await ask();
  }
  return reply;
}
