// Answers that take long: the server works on them for as long as somebody asks.

/** Ask until nothing of the answer is pending, and show each one before it. */
export async function untilDone<Reply extends { readonly pending: unknown }>(
  ask: () => Promise<Reply>,
  abort: AbortSignal,
  show: (reply: Reply) => void,
): Promise<Reply> {
  for (;;) {
    abort.throwIfAborted();
    const reply = await ask();
    if (!reply.pending) return reply;
    show(reply);
  }
}
