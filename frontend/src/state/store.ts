// What the page shows, as signals, and what a reader can do, as verbs; nothing in this folder
// touches the document.

import { signal } from '@preact/signals';

import { type Address, START } from '../url/address';
import type { Api } from '../api/api';
import { isRow, type Id } from '../recording/ids';
import type { LayOut } from '../graph/layout/client';
import type { DetailReply } from '../api/messages';
import { createAlive } from '../views/timeline/store';
import { createCompare } from '../views/compare/store';
import { createFormula } from '../views/formula/store';
import { createGraph } from '../views/graph/store';
import { createNavigation } from './navigation';
import { createRecordings } from './recordings';
import { AwaitsReader } from './resource';
import { createSteps } from '../views/steps/store';
import { createViews, type View } from './views';
import { createRoundedTotals } from './roundedTotals';

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
  const views = createViews(known, api, navigation, recordings);
  const graph = createGraph(api, layout, navigation, recordings, views.shown);
  const detail = recordings.fetchOfShown<DetailReply>(
    () => (isRow(address.value.selected) ? address.value.selected.text : null),
    (key, abort) => api.detail(key, address.peek().selected!, abort),
  );
  const alive = createAlive(api, recordings);
  const compare = createCompare(api, layout, navigation, recordings, views.shown);
  const formula = createFormula(api, recordings, views.shown);
  const roundedTotals = createRoundedTotals(api, recordings);
  const steps = createSteps(api, recordings, isVisible, views.shown);
  const { index, recording } = recordings;
  const parts = [
    recording,
    roundedTotals.reply,
    graph.picture,
    graph.box,
    detail,
    alive.reply,
    formula.reply,
    compare.reply,
    compare.patterns,
    compare.curve,
    compare.difference,
  ];

  function select(selected: Id | null): void {
    change({ selected });
  }

  /** Look for new data, and try again what failed; what the reader stopped stays as it is. */
  function reload(): void {
    index.reload();
    for (const each of parts) {
      const { error } = each.state.peek();
      if (error && !(error instanceof AwaitsReader)) each.reload();
    }
    steps.reload();
    views.reload();
  }

  function dispose(): void {
    graph.prefetchToggle(null);
    for (const each of [...parts, steps.reply, views, recordings, index]) each.dispose();
  }

  return {
    /** A server can be asked for other pictures and predictions. */
    isServed: api.isServed,
    /** The address that leads to what is shown now. */
    link,
    address,
    change,
    select,
    isVisible,
    isDark,
    recordings,
    views,
    graph,
    detail,
    alive,
    formula,
    compare,
    steps,
    roundedTotals,
    reload,
    dispose,
  };
}
