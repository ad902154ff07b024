// What the page shows, as signals, and what a reader can do, as verbs; nothing in this folder
// touches the document.

import { signal } from '@preact/signals';

import { type Address, START } from '../address';
import type { Api } from '../api';
import { isRow, type Id } from '../ids';
import type { Layout } from '../layout';
import type { DetailReply } from '../messages';
import { createAlive } from './alive';
import { createCompare } from './compare';
import { createFitted } from './fitted';
import { createGraph } from './graph';
import { createNavigation } from './navigation';
import { SlowLayout } from './picture';
import { createRecordings } from './recordings';
import { Cancelled } from './resource';
import { createSteps } from './steps';
import { createViews, type View } from './views';
import { createWaiting } from './waiting';

export type Store = ReturnType<typeof createStore>;

export function createStore(
  api: Api,
  layout: Layout,
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
  const detail = recordings.partOfShown<DetailReply>(
    () => (isRow(address.value.selected) ? address.value.selected.text : null),
    (key, abort) => api.detail(key, address.peek().selected!, abort),
  );
  const alive = createAlive(api, recordings);
  const compare = createCompare(api, layout, navigation, recordings, views.shown);
  const fitted = createFitted(api, recordings, views.shown);
  const waiting = createWaiting(api, recordings);
  const steps = createSteps(api, recordings, isVisible, views.shown);
  const { index, recording } = recordings;
  const parts = [
    recording,
    waiting.reply,
    graph.picture,
    graph.drawn,
    detail,
    alive.reply,
    fitted.reply,
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
      if (error && !isOfReader(error)) each.reload();
    }
    steps.reload();
    views.reload();
  }

  function dispose(): void {
    graph.aim(null);
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
    fitted,
    compare,
    steps,
    waiting,
    reload,
    dispose,
  };
}

/** It waits for the reader, or the reader cancelled it. */
function isOfReader(error: Error): boolean {
  return error instanceof Cancelled || error instanceof SlowLayout;
}
