// The totals of several runs over their steps.

import { computed, type ReadonlySignal } from '@preact/signals';

import type { Api } from '../api';
import type { Course } from '../courses';
import type { RunRow, TagRow } from '../messages';
import type { Recordings } from './recordings';
import { resource } from './resource';

/** The key of the view that draws them. */
const STEPS = 'steps';

/** How many runs are drawn at once: more cannot be told apart. */
export const MOST_RUNS = 10;

interface Series {
  readonly run: string;
  readonly tag: TagRow;
}

export type Steps = ReturnType<typeof createSteps>;

export function createSteps(
  api: Api,
  { index, entry, matching }: Recordings,
  isVisible: ReadonlySignal<boolean>,
  view: ReadonlySignal<string>,
) {
  /** The run that is shown and those that match the filter. */
  const all = computed((): Series[] => {
    const runs = index.state.value.value?.runs ?? [];
    const shown = entry.value;
    const names = new Set(matching.value);
    return runs.flatMap((row) => {
      if (row.run === shown?.run.run) return { run: row.run, tag: shown.tag };
      const tag = names.has(row.run) ? tagLike(row, shown?.tag.tag) : undefined;
      return tag ? { run: row.run, tag } : [];
    });
  });
  /** Those that are drawn, the one that is shown always among them. */
  const drawn = computed(() => {
    const shown = entry.value?.run.run;
    const others = all.value.filter(({ run }) => run !== shown).slice(0, MOST_RUNS - 1);
    return all.value.filter((each) => each.run === shown || others.includes(each));
  });

  const reply = resource<Course[]>(
    () => (isVisible.value && view.value === STEPS ? JSON.stringify(drawn.value) : null),
    async (abort, show) => {
      const courses = drawn.peek().map(waiting);
      const put = (at: number, course: Course) => {
        courses[at] = course;
        show([...courses]);
      };
      return Promise.all(
        courses.map((course, at) => fetchCourse(api, course, abort, (each) => put(at, each))),
      );
    },
  );

  return { all, drawn, reply };
}

function waiting({ run, tag }: Series): Course {
  return { run, tag: tag.tag, reply: null, problem: tag.problem ?? '' };
}

/** The tag of this name, or the first. */
function tagLike({ tags }: RunRow, name: string | undefined): TagRow | undefined {
  return tags.find(({ tag }) => tag === name) ?? tags[0];
}

async function fetchCourse(
  api: Api,
  course: Course,
  abort: AbortSignal,
  show: (course: Course) => void,
): Promise<Course> {
  if (course.problem) return course;
  try {
    let reply = await api.steps(course, abort);
    // A server that reads no further is not asked for ever.
    for (let before = Infinity; reply.pending > 0 && reply.pending < before;) {
      show({ ...course, reply });
      before = reply.pending;
      reply = await api.steps(course, abort);
    }
    return { ...course, reply };
  } catch (error) {
    if (abort.aborted) throw error;
    return { ...course, problem: error instanceof Error ? error.message : String(error) };
  }
}
