// Which recording an address means: the newest run, its first tag and its newest step unless it says.

import type { Address } from './address';
import type { RecordingKey } from './key';
import type { IndexReply, RunRow, StepRow, TagRow } from './messages';

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

/** The run that was written to last; of several at one time the first. */
function newest(runs: readonly RunRow[]): RunRow | undefined {
  const times = runs.map((run) =>
    Math.max(...run.tags.flatMap((tag) => tag.steps.map((step) => step.wall_time ?? 0)), 0),
  );
  return runs[times.indexOf(Math.max(...times))];
}

/** Of an address what names a recording. */
export type Place = Pick<Address, 'run' | 'tag' | 'step'>;

export function entryAt(index: IndexReply | undefined, address: Place): IndexEntry | null {
  const run = index?.runs.find((each) => each.run === address.run) ?? newest(index?.runs ?? []);
  const tag = run && tagLike(run, address.tag);
  const step = tag?.steps.find((each) => each.step === address.step) ?? tag?.steps.at(-1);
  return run && tag ? { run, tag, step } : null;
}

/** The key of what an entry shows; null where it has no recording. */
export function keyOf({ run, tag, step }: IndexEntry): RecordingKey | null {
  return step ? { run: run.run, tag: tag.tag, ...step } : null;
}

/** What a link names and the log directory does not have, in a sentence; "" when all is there. */
export function missing(index: IndexReply, address: Place): string {
  const run = index.runs.find((each) => each.run === address.run);
  if (address.run && !run) return `There is no run ${address.run} here.`;
  const tag = run?.tags.find((each) => each.tag === address.tag);
  if (address.tag && run && !tag) return `The run ${run.run} has no tag ${address.tag}.`;
  const steps = (tag ?? run?.tags[0])?.steps;
  if (address.step === null || !steps || steps.some(({ step }) => step === address.step)) return '';
  return `There is no recording at step ${address.step}.`;
}
