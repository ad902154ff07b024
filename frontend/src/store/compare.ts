// The recording that is shown beside another one.

import { computed, type ReadonlySignal, signal } from '@preact/signals';

import { readCalls, writeCalls } from '../address';
import type { Api, Graph } from '../api';
import type { Other, Planning, RecordingKey } from '../key';
import type { Laid } from '../laid';
import type { Layout } from '../layout';
import type {
  CompareReply,
  CurveReply,
  PatternsReply,
  PlanReply,
  Planned,
  Planning as PlanProgress,
  Unreachable,
} from '../messages';
import { otherOf, settingsOf, wayOf } from '../other';
import { withSetting } from '../settings';
import type { Navigation } from './navigation';
import { untilDone } from './pending';
import type { Recordings } from './recordings';

/** The key of the view that shows it. */
const COMPARE = 'compare';

/** Both recordings; of a plan also what it says, or why there is none. */
export interface Compared {
  /** What was asked about; the reader may have gone on meanwhile. */
  readonly shown: RecordingKey;
  readonly other: Other;
  readonly comparison: CompareReply | null;
  readonly planned: Planned | null;
  readonly unreachable: Unreachable | null;
}

/** The graph of both recordings, and how it is laid out. */
export interface DifferencePicture {
  /** Of which two it is. */
  readonly pair: string;
  readonly graph: Graph;
  readonly laid: Laid;
}

/** A name for two recordings, the same for the same two. */
export function pairOf(shown: RecordingKey, other: Other): string {
  return JSON.stringify([shown, other]);
}

export type Compare = ReturnType<typeof createCompare>;

export function createCompare(
  api: Api,
  layout: Layout,
  { address, change }: Navigation,
  { index, shown, partOfShown, choose }: Recordings,
  view: ReadonlySignal<string>,
) {
  /** With what it is compared; null before there is an index. */
  const chosen = computed(() => {
    const { value } = index.state.value;
    return value && shown.value ? otherOf(value, shown.value, address.value.compare) : null;
  });
  const way = computed(() => wayOf(address.value.compare));
  const otherText = computed(() => chosen.value?.other && JSON.stringify(chosen.value.other));
  /** How far the plan is that is asked for. */
  const planning = signal<PlanProgress | null>(null);

  function planOf(key: RecordingKey, asked: Planning, abort: AbortSignal): Promise<PlanReply> {
    planning.value = null;
    const show = ({ pending }: PlanReply) => (planning.value = pending);
    return untilDone(() => api.plan(key, asked, abort), abort, show);
  }

  const compareText = () => (view.value === COMPARE && otherText.value ? otherText.value : null);
  const reply = partOfShown<Compared>(
    () => (compareText() ? `compare ${compareText()}` : null),
    async (key, abort) => {
      const other = chosen.peek()?.other;
      if (!other) throw new Error('Nothing is chosen to compare with.');
      if ('goal' in other) {
        const { planned, unreachable } = await planOf(key, other, abort);
        const comparison = planned && planned.comparison;
        return { shown: key, other, comparison, planned, unreachable };
      }
      const comparison = await api.compare(key, other, abort);
      return { shown: key, other, comparison, planned: null, unreachable: null };
    },
  );

  /** Only what is shown is asked for. */
  const wayIs = (wanted: string) => view.value === COMPARE && way.value === wanted;
  const patterns = partOfShown<PatternsReply>(
    () => (wayIs('modules') ? 'patterns' : null),
    api.patterns,
  );
  const mayOffload = () => (address.value.compare.offload === '1' ? 'offload' : '');
  const curve = partOfShown<CurveReply>(
    () => (wayIs('plan') ? `curve ${mayOffload()}` : null),
    (key, abort, show) => {
      const offload = address.peek().compare.offload === '1';
      return untilDone(() => api.curve(key, offload, abort), abort, show);
    },
  );

  /** Fetched once there is something to draw, which a plan is long in making. */
  const difference = partOfShown<DifferencePicture>(
    () => {
      const { value, loading } = reply.state.value;
      if (!compareText() || loading || !value?.comparison?.changes_count) return null;
      return `difference ${compareText()} ${address.value.compare.open ?? ''}`;
    },
    async (key, abort) => {
      const other = chosen.peek()?.other;
      if (!other) throw new Error('Nothing is chosen to compare with.');
      const calls = readCalls(address.peek().compare.open ?? '');
      const graph = await api.difference(key, other, calls, abort);
      return { pair: pairOf(key, other), graph, laid: await layout(graph.dot, abort) };
    },
  );

  /** Show these module calls open in the graph of both; null leaves it to the server. */
  function open(calls: readonly number[] | null): void {
    change({ compare: withSetting(address.peek().compare, 'open', writeCalls(calls)) });
  }

  /** Open a module call, or close it. */
  function toggle(call: number): void {
    const calls = new Set(difference.state.peek().value?.graph.expand);
    if (!calls.delete(call)) calls.add(call);
    open([...calls]);
  }

  /** Show the other recording, and compare it with the one that was shown. */
  function swap(): void {
    const [was, other] = [shown.peek(), chosen.peek()?.other];
    if (!was || !other || !('key' in other)) return;
    choose(other.key);
    change({ compare: settingsOf(was) });
  }

  return { way, chosen, reply, planning, patterns, curve, difference, open, toggle, swap };
}
