// A reply's text as the value that its type in messages.ts describes.

import { type Reply, VERSION } from './messages';

/** Read a reply, and refuse another version than this page was written for. */
export function parse<T extends Reply>(text: string): T {
  const value: unknown = JSON.parse(text);
  const version = (value as Partial<Reply> | null)?.version;
  if (version !== VERSION) {
    throw new Error(
      `This page reads version ${VERSION} of the data and the server sent version ` +
        `${JSON.stringify(version ?? null)}: reload the page, or restart TensorBoard after an upgrade.`,
    );
  }
  return value as T;
}
