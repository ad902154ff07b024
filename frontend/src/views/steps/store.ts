// The totals of several runs over their steps.

import { computed, type ReadonlySignal } from '@preact/signals';

import type { Api } from '../../api/api';
import type { RunSeries } from './runSeries';
import { tagLike } from '../../recording/runIndex';
import type { StepsReply, TagRow } from '../../api/messages';
import { poll } from '../../api/poll';
import type { Recordings } from '../../state/recordings';
import { resource } from '../../state/resource';

/** The key of the view that draws them. */
const STEPS = 'steps';

/** How many runs are drawn at once: more cannot be told apart. */
const MOST_RUNS = 10;

interface NamedTag {
  readonly run: string;
  readonly tag: TagRow;
}

export type Steps = ReturnType<typeof createSteps>;

export function createSteps(
  api: Api,
  { index, entry, matchingRuns }: Recordings,
  isVisible: ReadonlySignal<boolean>,
  view: ReadonlySignal<string>,
) {
  /** The run that is shown and those that match the filter. */
  const all = computed((): NamedTag[] => {
    const runs = index.state.value.value?.runs ?? [];
    const shown = entry.value;
    const names = new Set(matchingRuns.value);
    return runs.flatMap((row) => {
      if (row.run === shown?.run.run) return { run: row.run, tag: shown.tag };
      const tag = names.has(row.run) ? tagLike(row, shown?.tag.tag) : undefined;
      return tag ? { run: row.run, tag } : [];
    });
  });
  /** Those that are drawn, the one that is shown always among them. */
  const drawnSeries = computed(() => {
    const shown = entry.value?.run.run;
    const others = all.value.filter(({ run }) => run !== shown).slice(0, MOST_RUNS - 1);
    return all.value.filter((each) => each.run === shown || others.includes(each));
  });

  const reply = resource<RunSeries[]>(
    () => {
      const isNeeded = isVisible.value && view.value === STEPS && drawnSeries.value.length > 0;
      return isNeeded ? JSON.stringify(drawnSeries.value) : null;
    },
    async (abort, show) => {
      const allSeries = drawnSeries.peek().map(waiting);
      const put = (at: number, series: RunSeries) => {
        allSeries[at] = series;
        show([...allSeries]);
        return series;
      };
      return Promise.all(
        allSeries.map(async (series, at) =>
          put(at, await fetchSeries(api, series, abort, (part) => put(at, part))),
        ),
      );
    },
  );

  /** Try again what failed; what the index knows to be damaged stays so. */
  function reload(): void {
    const { value = [], error } = reply.state.peek();
    const damaged = new Set(
      drawnSeries.peek().flatMap(({ run, tag }) => (tag.problem ? [run] : [])),
    );
    if (error || value.some(({ run, problem }) => problem && !damaged.has(run))) reply.reload();
  }

  /** The totals of some runs, under one header. */
  async function csv(allSeries: readonly RunSeries[]): Promise<string> {
    const { signal } = new AbortController();
    const sound = allSeries.filter(({ reply, problem }) => reply && !problem);
    const texts = await Promise.all(
      sound.map(({ run, tag }) => api.get('steps.csv', { run, tag }, signal)),
    );
    return texts.map((text, at) => (at ? text.slice(text.indexOf('\n') + 1) : text)).join('');
  }

  return { all, drawnSeries, reply, reload, csv };
}

function waiting({ run, tag }: NamedTag): RunSeries {
  const parameterBytes = tag.model_parameter_bytes;
  return { run, tag: tag.tag, parameterBytes, reply: null, problem: tag.problem ?? '' };
}

async function fetchSeries(
  api: Api,
  series: RunSeries,
  abort: AbortSignal,
  show: (series: RunSeries) => void,
): Promise<RunSeries> {
  if (series.problem) return series;
  const { run, tag } = series;
  let known = series;
  const put = (reply: StepsReply) => show((known = { ...series, reply }));
  try {
    return {
      ...series,
      reply: await poll(() => api.get('steps.json', { run, tag }, abort), abort, put),
    };
  } catch (error) {
    if (abort.aborted) throw error;
    return { ...known, problem: error instanceof Error ? error.message : String(error) };
  }
}
