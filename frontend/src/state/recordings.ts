// The recordings of the log directory, and the one that is shown.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

import { type Api, Refused } from '../api/api';
import {
  type SelectionNames,
  findSelection,
  selectionNames,
  withSelection,
} from '../url/carrySelection';
import type { Id } from '../recording/ids';
import { entryAt, isDamaged, keyOf, keyText, type Unreadable } from '../recording/runIndex';
import { type RecordingKey, recordingParams } from '../recording/key';
import type { IndexReply, RecordingReply } from '../api/messages';
import { type Settings, withSetting } from '../url/settings';
import { matcher, pattern } from '../format/match';
import { buildTree } from '../recording/moduleTree';
import type { Navigation } from './navigation';
import { type Resource, resource } from './resource';

export type Recordings = ReturnType<typeof createRecordings>;

/** Settings that are numbers of one recording: open rows and groups, and an op. */
const OF_ONE_RECORDING = ['open', 'groups', 'at'];

/** The settings that fit another recording, too. */
function ofAnyRecording(settings: Settings): Settings {
  return OF_ONE_RECORDING.reduce((left, name) => withSetting(left, name, ''), settings);
}

export function createRecordings(
  api: Api,
  { address, change }: Navigation,
  isVisible: ReadonlySignal<boolean>,
) {
  const index = resource<IndexReply>(
    () => (isVisible.value ? 'index' : null),
    (abort) => api.get('index.json', {}, abort),
  );
  const unreadable = signal<Unreadable>(new Map());
  const entry = computed(() => entryAt(index.state.value.value, address.value, unreadable.value));
  /** The runs that open with nothing that can be read. */
  const damaged = computed(() => {
    const runs = index.state.value.value?.runs ?? [];
    const found = runs.filter((run) => isDamaged(run, unreadable.value));
    return new Set(found.map(({ run }) => run));
  });
  const shown = computed(() => entry.value && keyOf(entry.value));
  const shownText = computed(() => (shown.value ? keyText(shown.value) : null));

  /** The runs whose names the filter lets through. */
  const matchingRuns = computed(() => {
    const names = index.state.value.value?.runs.map(({ run }) => run) ?? [];
    const filter = address.value.runs;
    const test = pattern(filter);
    if (test) return names.filter(test);
    // An unfinished expression is still text that a name may contain.
    const passes = matcher(filter);
    return names.filter((name) => passes(name.toLowerCase()));
  });

  /** What is fetched of the recording that is shown: `part` names it, and is null while nobody needs it. */
  function fetchOfShown<T>(
    part: () => string | null,
    load: (key: RecordingKey, abort: AbortSignal, show: (value: T) => void) => Promise<T>,
  ): Resource<T> {
    return resource<T>(
      () => {
        const name = isVisible.value && shownText.value !== null ? part() : null;
        return name === null ? null : `${shownText.value} ${name}`;
      },
      (abort, show) => {
        const key = shown.peek();
        if (!key) throw new Error('No recording is chosen.');
        return load(key, abort, show);
      },
    );
  }

  const recording = fetchOfShown<RecordingReply>(
    () => 'recording',
    (key, abort) => api.get('recording.json', recordingParams(key), abort),
  );
  const stopNoting = effect(() => {
    const { error } = recording.state.value;
    const text = shownText.peek();
    if (!(error instanceof Refused) || text === null) return;
    unreadable.value = new Map(unreadable.peek()).set(text, error.message);
  });
  const modules = computed(() => recording.state.value.value?.modules);
  const moduleTree = computed(() => modules.value && buildTree(modules.value));
  /** The row of a node in the table of ops. */
  const rowOfNode = computed(() => {
    const nodes = recording.state.value.value?.ops.node ?? [];
    return new Map(nodes.map((node, row) => [node, row]));
  });

  /** The module call in which a node, or another module call, stands. */
  function moduleAround({ kind, number }: Id): number | null {
    if (kind === 'module') return modules.peek()?.parent[number] ?? null;
    const row = rowOfNode.peek().get(number);
    return row === undefined ? null : (recording.state.peek().value?.ops.module[row] ?? null);
  }

  /** What was selected and open before, until the recording that is shown now is there. */
  const carried = signal<SelectionNames | null>(null);
  const stopCarrying = effect(() => {
    const value = recording.current.value;
    if (!carried.value || !value) return;
    const part = findSelection(value, carried.value);
    carried.value = null;
    change(withSelection(address.peek(), part));
  });

  /** Go to a recording: what is selected and open here is found there by its name. */
  function choose(to: { run: string; tag: string; step: number | null; view?: string }): void {
    const { run, tag, step, view = address.peek().view } = to;
    const { value } = recording.state.peek();
    const names = carried.peek() ?? (value ? selectionNames(value, address.peek()) : null);
    change({
      ...{ run, tag, step, view, selected: null, expand: null },
      settings: Object.fromEntries(
        Object.entries(address.peek().settings).map(([of, own]) => [of, ofAnyRecording(own)]),
      ),
    });
    carried.value = names;
  }

  function chooseRun(run: string): void {
    const tags = index.state.peek().value?.runs.find((each) => each.run === run)?.tags ?? [];
    const tag = tags.find((each) => each.tag === address.peek().tag)?.tag ?? '';
    choose({ run, tag, step: null });
  }

  function chooseTag(tag: string): void {
    choose({ run: address.peek().run, tag, step: null });
  }

  /** Null is the newest, whichever that becomes. */
  function chooseStep(step: number | null): void {
    const { run, tag } = address.peek();
    choose({ run, tag, step });
  }

  /** Go to another rank's recording of the step that is shown. */
  function chooseRank({ run, tag }: { run: string; tag: string }, view: string): void {
    choose({ run, tag, step: shown.peek()?.step ?? null, view });
  }

  return {
    index,
    entry,
    unreadable,
    damaged,
    shown,
    matchingRuns,
    fetchOfShown,
    recording,
    modules,
    moduleTree,
    rowOfNode,
    moduleAround,
    choose,
    chooseRun,
    chooseTag,
    chooseStep,
    chooseRank,
    dispose() {
      stopCarrying();
      stopNoting();
    },
  };
}
