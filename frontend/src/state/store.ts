// The state of the page as signals, and the reader's actions as verbs. Nothing in this folder touches
// the document.

import { signal } from '@preact/signals';

import { type Address, START } from '../url/address';
import type { Api } from '../api/api';
import type { Id } from '../recording/ids';
import type { LayOut } from '../graph/layout/client';
import { createCompare } from '../views/compare/store';
import { createGraph } from '../views/graph/store';
import { gpuParams, hasChosenGpu } from './gpu';
import { createNavigation } from './navigation';
import { createRecordings } from './recordings';
import { createReplies } from './replies';
import { AwaitsReader } from './resource';
import { createSteps } from '../views/steps/store';
import { createViews, type View } from './views';

export type Store = ReturnType<typeof createStore>;

export function createStore(
  api: Api,
  layout: LayOut,
  known: readonly View[],
  start: Address = START,
  link: () => string = () => '',
) {
  const navigation = createNavigation(start);
  const { address, change } = navigation;
  /** The tab is on the screen; nothing is fetched for a tab that nobody sees. */
  const isVisible = signal(true);
  const isDark = signal(false);

  const recordings = createRecordings(api, navigation, isVisible);
  const replies = createReplies(api, recordings);
  const views = createViews(known, api, navigation, recordings, replies);
  const graph = createGraph(api, layout, navigation, recordings, views.shown);
  const compare = createCompare(api, layout, navigation, recordings, views.shown);
  const steps = createSteps(api, recordings, isVisible, views.shown);
  const { index, recording } = recordings;
  /** Whether the step fits on the chosen GPU; nothing is fetched before one is chosen. */
  const fits = replies.follow('fits.json', () =>
    api.isServed && hasChosenGpu(address.value) ? gpuParams(address.value) : null,
  );
  const parts = [recording, graph.picture, compare.reply, compare.difference];

  function select(selected: Id | null): void {
    change({ selected });
  }

  function deselect(): void {
    if (address.peek().selected) select(null);
  }

  /** Look for new data, and try again what failed; what the reader stopped stays as it is. */
  function reload(): void {
    index.reload();
    for (const each of parts) {
      const { error } = each.state.peek();
      if (error && !(error instanceof AwaitsReader)) each.reload();
    }
    steps.reload();
    replies.reload();
    views.reload();
  }

  function dispose(): void {
    graph.prefetchToggle(null);
    for (const each of [...parts, steps.reply, replies, recordings, index, compare]) each.dispose();
  }

  return {
    /** A server can be asked for other pictures and predictions. */
    isServed: api.isServed,
    /** The address that leads to what is shown now. */
    link,
    address,
    change,
    select,
    deselect,
    isVisible,
    isDark,
    recordings,
    views,
    graph,
    replies,
    compare,
    steps,
    fits,
    reload,
    dispose,
  };
}
