// The recording that is shown beside another one.

import { computed, effect, type ReadonlySignal } from '@preact/signals';

import { readCalls, settingsOf, writeCalls } from '../../url/address';
import { poll } from '../../api/poll';
import type { Api } from '../../api/api';
import {
  type Comparand,
  type PlanQuery,
  type RecordingKey,
  recordingParams,
} from '../../recording/key';
import type { GraphLayout } from '../../graph/layout/types';
import type { LayOut } from '../../graph/layout/client';
import type { CompareReply, Graph, PlanReply, Planned } from '../../api/messages';
import {
  chooseComparand,
  comparandParams,
  isSame,
  namesRecording,
  recordingSettings,
} from './comparand';
import { planParams, predictionOf } from '../../recording/prediction';
import { withSetting } from '../../url/settings';
import type { Navigation } from '../../state/navigation';
import type { Recordings } from '../../state/recordings';
import { AwaitsReader } from '../../state/resource';

/** The key of the view that shows it. */
const COMPARE = 'compare';

/** Both recordings; of a plan also what it says. */
export interface ComparedRecordings {
  /** What was asked about; the reader may have gone on meanwhile. */
  readonly shown: RecordingKey;
  readonly comparand: Comparand;
  readonly comparison: CompareReply | null;
  readonly planned: Planned | null;
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
    return value && shown.value
      ? chooseComparand(value, shown.value, settingsOf(address.value, COMPARE))
      : null;
  });
  const otherText = computed(
    () => choice.value?.comparand && JSON.stringify(choice.value.comparand),
  );

  function madePlan(key: RecordingKey, asked: PlanQuery, abort: AbortSignal): Promise<PlanReply> {
    const params = { ...recordingParams(key), ...planParams(asked) };
    return poll(
      () => api.get('plan.json', params, abort),
      abort,
      () => undefined,
    );
  }

  const compareText = () => (view.value === COMPARE && otherText.value ? otherText.value : null);
  const reply = fetchOfShown<ComparedRecordings>(
    () => (compareText() ? `compare ${compareText()}` : null),
    async (key, abort) => {
      const comparand = choice.peek()?.comparand;
      if (!comparand) throw new Error('Nothing is chosen to compare with.');
      if ('goal' in comparand) {
        const { planned, unreachable } = await madePlan(key, comparand, abort);
        if (unreachable) throw new AwaitsReader(unreachable.problem);
        return { shown: key, comparand, comparison: planned && planned.comparison, planned };
      }
      const params = { ...recordingParams(key), ...comparandParams(comparand) };
      const comparison = await api.get('compare.json', params, abort);
      return { shown: key, comparand, comparison, planned: null };
    },
  );

  /** Fetched once there is something to draw, which a plan is long in making. */
  const difference = fetchOfShown<DifferencePicture>(
    () => {
      const { value, loading } = reply.state.value;
      if (!compareText() || loading || !value?.comparison?.changes_count) return null;
      return `difference ${compareText()} ${settingsOf(address.value, COMPARE).open ?? ''}`;
    },
    async (key, abort) => {
      const comparand = choice.peek()?.comparand;
      if (!comparand) throw new Error('Nothing is chosen to compare with.');
      const calls = readCalls(settingsOf(address.peek(), COMPARE).open ?? '');
      const params = {
        ...recordingParams(key),
        ...comparandParams(comparand),
        ...(calls === null ? {} : { expand: [...calls] }),
      };
      const graph = await api.get('compare.dot', params, abort);
      return { pair: pairOf(key, comparand), graph, layout: await layout(graph.dot, abort) };
    },
  );

  /** Show these module calls open in the graph of both; null leaves it to the server. */
  function open(calls: readonly number[] | null): void {
    const settings = settingsOf(address.peek(), COMPARE);
    change({ settings: { compare: withSetting(settings, 'open', writeCalls(calls)) } });
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
    change({ settings: { compare: recordingSettings(was) } });
  }

  // Choosing the other recording in the sidebar compares it with the one that was shown.
  let before: RecordingKey | null = null;
  const stopSwapping = effect(() => {
    const [was, now] = [before, shown.value];
    before = now;
    if (!was || !now || isSame(was, now)) return;
    const settings = settingsOf(address.peek(), COMPARE);
    const isOther = !predictionOf(settings) && namesRecording(settings, now);
    if (isOther) change({ settings: { compare: recordingSettings(was) } });
  });

  return {
    ...{ choice, reply, difference, open, toggle, swap },
    dispose: stopSwapping,
  };
}
