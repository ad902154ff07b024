// The recording that is shown beside another one.

import { computed, type ReadonlySignal, signal } from '@preact/signals';

import { readCalls, writeCalls } from '../../url/address';
import { poll } from '../../api/poll';
import type { Api, Graph } from '../../api/api';
import type { Comparand, PlanQuery, RecordingKey } from '../../recording/key';
import type { GraphLayout } from '../../graph/layout/types';
import type { LayOut } from '../../graph/layout/client';
import type {
  CompareReply,
  CurveReply,
  PatternsReply,
  PlanReply,
  Planned,
  Planning as PlanProgress,
  Unreachable,
} from '../../api/messages';
import { chooseComparand, recordingSettings, compareMode } from './comparand';
import { withSetting } from '../../url/settings';
import type { Navigation } from '../../state/navigation';
import type { Recordings } from '../../state/recordings';

/** The key of the view that shows it. */
const COMPARE = 'compare';

/** Both recordings; of a plan also what it says, or why there is none. */
export interface ComparedRecordings {
  /** What was asked about; the reader may have gone on meanwhile. */
  readonly shown: RecordingKey;
  readonly comparand: Comparand;
  readonly comparison: CompareReply | null;
  readonly planned: Planned | null;
  readonly unreachable: Unreachable | null;
}

/** The graph of both recordings, and how it is laid out. */
export interface DifferencePicture {
  /** Of which two it is. */
  readonly pair: string;
  readonly graph: Graph;
  readonly layout: GraphLayout;
}

/** A name for two recordings, the same for the same two. */
export function pairOf(shown: RecordingKey, comparand: Comparand): string {
  return JSON.stringify([shown, comparand]);
}

export type Compare = ReturnType<typeof createCompare>;

export function createCompare(
  api: Api,
  layout: LayOut,
  { address, change }: Navigation,
  { index, shown, fetchOfShown, choose }: Recordings,
  view: ReadonlySignal<string>,
) {
  /** With what it is compared; null before there is an index. */
  const choice = computed(() => {
    const { value } = index.state.value;
    return value && shown.value ? chooseComparand(value, shown.value, address.value.compare) : null;
  });
  const mode = computed(() => compareMode(address.value.compare));
  const otherText = computed(
    () => choice.value?.comparand && JSON.stringify(choice.value.comparand),
  );
  /** How far the plan is that is asked for. */
  const planProgress = signal<PlanProgress | null>(null);

  function planOf(key: RecordingKey, asked: PlanQuery, abort: AbortSignal): Promise<PlanReply> {
    planProgress.value = null;
    const show = ({ pending }: PlanReply) => (planProgress.value = pending);
    return poll(() => api.plan(key, asked, abort), abort, show);
  }

  const compareText = () => (view.value === COMPARE && otherText.value ? otherText.value : null);
  const reply = fetchOfShown<ComparedRecordings>(
    () => (compareText() ? `compare ${compareText()}` : null),
    async (key, abort) => {
      const comparand = choice.peek()?.comparand;
      if (!comparand) throw new Error('Nothing is chosen to compare with.');
      if ('goal' in comparand) {
        const { planned, unreachable } = await planOf(key, comparand, abort);
        const comparison = planned && planned.comparison;
        return { shown: key, comparand, comparison, planned, unreachable };
      }
      const comparison = await api.compare(key, comparand, abort);
      return { shown: key, comparand, comparison, planned: null, unreachable: null };
    },
  );

  /** Only what is shown is asked for. */
  const wayIs = (wanted: string) => view.value === COMPARE && mode.value === wanted;
  const patterns = fetchOfShown<PatternsReply>(
    () => (wayIs('modules') ? 'patterns' : null),
    api.patterns,
  );
  const mayOffload = () => (address.value.compare.offload === '1' ? 'offload' : '');
  const curve = fetchOfShown<CurveReply>(
    () => (wayIs('plan') ? `curve ${mayOffload()}` : null),
    (key, abort, show) => {
      const offload = address.peek().compare.offload === '1';
      return poll(() => api.curve(key, offload, abort), abort, show);
    },
  );

  /** Fetched once there is something to draw, which a plan is long in making. */
  const difference = fetchOfShown<DifferencePicture>(
    () => {
      const { value, loading } = reply.state.value;
      if (!compareText() || loading || !value?.comparison?.changes_count) return null;
      return `difference ${compareText()} ${address.value.compare.open ?? ''}`;
    },
    async (key, abort) => {
      const comparand = choice.peek()?.comparand;
      if (!comparand) throw new Error('Nothing is chosen to compare with.');
      const calls = readCalls(address.peek().compare.open ?? '');
      const graph = await api.difference(key, comparand, calls, abort);
      return { pair: pairOf(key, comparand), graph, layout: await layout(graph.dot, abort) };
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
    const [was, comparand] = [shown.peek(), choice.peek()?.comparand];
    if (!was || !comparand || !('key' in comparand)) return;
    choose(comparand.key);
    change({ compare: recordingSettings(was) });
  }

  return { mode, choice, reply, planProgress, patterns, curve, difference, open, toggle, swap };
}
