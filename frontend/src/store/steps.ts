// The totals of several runs over their steps.

import { computed, type ReadonlySignal } from '@preact/signals';

import type { Api } from '../api';
import type { Course } from '../courses';
import { tagLike } from '../indexentry';
import type { StepsReply, TagRow } from '../messages';
import { whole } from '../whole';
import type { Recordings } from './recordings';
import { resource } from './resource';

/** The key of the view that draws them. */
const STEPS = 'steps';

/** How many runs are drawn at once: more cannot be told apart. */
const MOST_RUNS = 10;

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

  /** Try again what failed; what the index knows to be damaged stays so. */
  function reload(): void {
    const { value = [], error } = reply.state.peek();
    const damaged = new Set(drawn.peek().flatMap(({ run, tag }) => (tag.problem ? [run] : [])));
    if (error || value.some(({ run, problem }) => problem && !damaged.has(run))) reply.reload();
  }

  return { all, drawn, reply, reload };
}

function waiting({ run, tag }: Series): Course {
  return { run, tag: tag.tag, reply: null, problem: tag.problem ?? '' };
}

async function fetchCourse(
  api: Api,
  course: Course,
  abort: AbortSignal,
  show: (course: Course) => void,
): Promise<Course> {
  if (course.problem) return course;
  let known = course;
  const put = (reply: StepsReply) => show((known = { ...course, reply }));
  try {
    return { ...course, reply: await whole(() => api.steps(course, abort), put) };
  } catch (error) {
    if (abort.aborted) throw error;
    return { ...known, problem: error instanceof Error ? error.message : String(error) };
  }
}
