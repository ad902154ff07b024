// The id of a box is the same in the picture, in the URL and in detail.json. `Graph` in messages.ts
// explains each letter.

const KINDS = {
  n: 'node',
  m: 'module',
  s: 'stretch',
  t: 'leaf',
  o: 'output',
  e: 'edge',
} as const;

export interface Id {
  readonly kind: (typeof KINDS)[keyof typeof KINDS];
  /**
   * Its position in the recording's table; of a box without a row (`o_4`) that in the picture; -1 of
   * edges that are drawn as one.
   */
  readonly number: number;
  /** As it is written: equal ids have equal texts. */
  readonly text: string;
}

/** `t0-n3-cached`: edges that are drawn as one. */
const MERGED = /^[nmsto]_?\d+-[nmsto]_?\d+-[a-z-]+$/;

/** Read an id; null where the text is none. */
export function parseId(text: string): Id | null {
  if (MERGED.test(text)) return { kind: 'edge', number: -1, text };
  const [, letter, number] = /^([nmstoe])_?(\d+)$/.exec(text) ?? [];
  if (letter === undefined) return null;
  return { kind: KINDS[letter as keyof typeof KINDS], number: Number(number), text };
}

export function nodeId(node: number): Id {
  return { kind: 'node', number: node, text: `n${node}` };
}

export function moduleId(call: number): Id {
  return { kind: 'module', number: call, text: `m${call}` };
}

/** Nodes and module calls are rows of the recording; all else is only in the picture. */
export function isRow(id: Id | null): id is Id {
  return id?.kind === 'node' || id?.kind === 'module';
}
