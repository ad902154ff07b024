// The recordings of the log directory, and the one that is shown.

import { computed, type ReadonlySignal } from '@preact/signals';

import type { Address } from '../address';
import type { Api, RecordingKey } from '../api';
import type { Id } from '../ids';
import { entryAt } from '../indexentry';
import type { IndexReply, RecordingReply } from '../messages';
import { withSetting } from '../settings';
import { tree } from '../tree';
import type { Navigation } from './navigation';
import { type Resource, resource } from './resource';

export type Recordings = ReturnType<typeof createRecordings>;

export function createRecordings(
  api: Api,
  { address, change }: Navigation,
  isVisible: ReadonlySignal<boolean>,
) {
  const index = resource<IndexReply>(() => (isVisible.value ? 'index' : null), api.index);
  const entry = computed(() => entryAt(index.state.value.value, address.value));
  const shown = computed((): RecordingKey | null => {
    const { run, tag, step } = entry.value ?? {};
    return run && tag && step ? { run: run.run, tag: tag.tag, ...step } : null;
  });
  const shownText = computed(() => (shown.value ? JSON.stringify(shown.value) : null));

  /** What is fetched of the recording that is shown: `part` names it, and is null while nobody needs it. */
  function partOfShown<T>(
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

  const recording = partOfShown<RecordingReply>(() => 'recording', api.recording);
  const modules = computed(() => recording.state.value.value?.modules);
  const moduleTree = computed(() => modules.value && tree(modules.value));
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

  /** Another run is another model: what was selected and open there means nothing here. */
  function elsewhere(): Partial<Address> {
    const modules = withSetting(address.peek().modules, 'open', '');
    return { selected: null, expand: null, modules, timeline: {} };
  }

  function chooseRun(run: string): void {
    change({ run, tag: '', step: null, ...elsewhere() });
  }

  function chooseTag(tag: string): void {
    change({ tag, step: null, ...elsewhere() });
  }

  /** Go to another rank's recording of the step that is shown. */
  function chooseRank({ run, tag }: { run: string; tag: string }, view: string): void {
    const step = shown.peek()?.step ?? null;
    change({ run, tag, step, view, ...elsewhere() });
  }

  return {
    index,
    entry,
    shown,
    partOfShown,
    recording,
    modules,
    moduleTree,
    rowOfNode,
    moduleAround,
    chooseRun,
    chooseTag,
    chooseRank,
  };
}
