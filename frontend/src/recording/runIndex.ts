// The recording of an address. By default it is the newest step of the first tag of the newest run.
// Unreadable recordings are skipped, unless the address names them.

import type { Address } from '../url/address';
import type { RecordingKey } from './key';
import type { IndexReply, RunRow, StepRow, TagRow } from '../api/messages';

/** What the index says of a recording. */
export interface IndexEntry {
  readonly run: RunRow;
  readonly tag: TagRow;
  /** undefined: none of the tag's recordings can be read. */
  readonly step: StepRow | undefined;
}

/** The tag of a run that has this name, or its first. */
export function tagLike(
  { tags }: Pick<RunRow, 'tags'>,
  name: string | undefined,
): TagRow | undefined {
  return tags.find(({ tag }) => tag === name) ?? tags[0];
}

/** The recordings that cannot be read, by their keys as text, with what the server says of each. */
export type Unreadable = ReadonlyMap<string, string>;

export function keyText(key: RecordingKey): string {
  return JSON.stringify(key);
}

/** The newest step of a tag that can be read; undefined: none can. */
function readable(run: RunRow, tag: TagRow, unreadable: Unreadable): StepRow | undefined {
  if (tag.problem !== null) return undefined;
  return tag.steps.findLast(
    (step) => !unreadable.has(keyText({ run: run.run, tag: tag.tag, ...step })),
  );
}

/** Whether nothing of the tag that a run opens with can be read. */
export function isDamaged(run: RunRow, unreadable: Unreadable, tag = ''): boolean {
  const first = tagLike(run, tag);
  return first !== undefined && !readable(run, first, unreadable);
}

/** The run that was written to last; of several at one time the first. */
function newest(runs: readonly RunRow[]): RunRow | undefined {
  const times = runs.map((run) =>
    Math.max(...run.tags.flatMap((tag) => tag.steps.map((step) => step.wall_time ?? 0)), 0),
  );
  return runs[times.indexOf(Math.max(...times))];
}

/** Of an address what names a recording. */
export type RecordingAddress = Pick<Address, 'run' | 'tag' | 'step'>;

export function entryAt(
  index: IndexReply | undefined,
  address: RecordingAddress,
  unreadable: Unreadable = new Map(),
): IndexEntry | null {
  const runs = index?.runs ?? [];
  const run =
    runs.find((each) => each.run === address.run) ??
    newest(runs.filter((each) => !isDamaged(each, unreadable, address.tag))) ??
    newest(runs);
  const tag = run && tagLike(run, address.tag);
  if (!tag) return null;
  const step =
    tag.steps.find((each) => each.step === address.step) ??
    readable(run, tag, unreadable) ??
    tag.steps.at(-1);
  return { run, tag, step };
}

/** What the server says of the newest recording where another is shown for it; "" else. */
export function skippedSentence(
  index: IndexReply,
  address: RecordingAddress,
  unreadable: Unreadable,
): string {
  const run = index.runs.find((each) => each.run === address.run) ?? newest(index.runs);
  const tag = run && tagLike(run, address.tag);
  const step = tag?.steps.at(-1);
  const shown = entryAt(index, address, unreadable);
  if (!run || !tag || !step || address.step !== null || step === shown?.step) return '';
  const text = keyText({ run: run.run, tag: tag.tag, ...step });
  const why = tag.problem ?? unreadable.get(text) ?? '';
  return why && `${why.replace(/\.$/, '')}.`;
}

/** The key of what an entry shows; null where it has no recording. */
export function keyOf({ run, tag, step }: IndexEntry): RecordingKey | null {
  return step ? { run: run.run, tag: tag.tag, ...step } : null;
}

/** What a link names and the log directory does not have, in a sentence; "" when all is there. */
export function missingSentence(index: IndexReply, address: RecordingAddress): string {
  const run = index.runs.find((each) => each.run === address.run);
  if (address.run && !run) return `There is no run ${address.run} here.`;
  const tag = run?.tags.find((each) => each.tag === address.tag);
  if (address.tag && run && !tag) return `The run ${run.run} has no tag ${address.tag}.`;
  const steps = (tag ?? run?.tags[0])?.steps;
  if (address.step === null || !steps || steps.some(({ step }) => step === address.step)) return '';
  return `There is no recording at step ${address.step}.`;
}
