// Which recording a place means: the newest run, its first tag and its newest step unless it says.

import type { Place } from './place';
import type { Index, Run, Step, Tag } from './recording';

export interface Chosen {
  readonly run: Run;
  readonly tag: Tag;
  /** undefined: none of the tag's recordings can be read. */
  readonly step: Step | undefined;
}

/** The run that was written to last; of several at one time the first. */
function newest(runs: readonly Run[]): Run | undefined {
  const times = runs.map((run) =>
    Math.max(...run.tags.flatMap((tag) => tag.steps.map((step) => step.wall_time ?? 0)), 0),
  );
  return runs[times.indexOf(Math.max(...times))];
}

export function choose(index: Index | undefined, place: Place): Chosen | null {
  const run = index?.runs.find((each) => each.run === place.run) ?? newest(index?.runs ?? []);
  const tag = run?.tags.find((each) => each.tag === place.tag) ?? run?.tags[0];
  const step = tag?.steps.find((each) => each.step === place.step) ?? tag?.steps.at(-1);
  return run && tag ? { run, tag, step } : null;
}
