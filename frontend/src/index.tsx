// What TensorBoard loads: it imports this module and calls render().

import { effect } from '@preact/signals';
import { render as renderTree } from 'preact';

import { api } from './api';
import { StoreContext } from './context';
import { createLayout } from './layout';
import { App } from './panels/app';
import { KEYS, readPlace, writePlace } from './place';
import { createStore, type Store } from './store';
import { style } from './style';
import {
  connect,
  followTheme,
  followVisibility,
  onUrlChange,
  readUrl,
  writeUrl,
} from './tensorboard';

/** The build puts the worker's hash here: its answer may be kept for a day. */
declare const WORKER_VERSION: string;

/** Draw the tab. TensorBoard looks at no error of this call, so none leaves it. */
export function render(): void {
  try {
    start();
  } catch (error) {
    const box = document.createElement('p');
    box.setAttribute('role', 'alert');
    box.textContent = `The Activation Memory tab could not start: ${String(error)}`;
    document.body.append(box);
  }
}

function start(): void {
  document.documentElement.lang = 'en';
  const sheet = document.createElement('style');
  sheet.textContent = style;
  document.head.append(sheet);

  const store = createStore(api, createLayout(startWorker), readPlace(readUrl));
  followTheme((isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
    store.isDark.value = isDark;
  });
  followVisibility((isVisible) => (store.isVisible.value = isVisible));
  followUrl(store);

  const root = document.createElement('div');
  root.id = 'activation-memory';
  document.body.append(root);
  renderTree(
    <StoreContext.Provider value={store}>
      <App />
    </StoreContext.Provider>,
    root,
  );
}

function startWorker(): Worker {
  const url = new URL(`./layout.worker.js?v=${WORKER_VERSION}`, import.meta.url);
  return new Worker(url, { type: 'module' });
}

/** Keep the place and the URL the same, whoever changes one of them. */
function followUrl(store: Store): void {
  let written = writePlace(store.place.peek());
  effect(() => {
    const next = writePlace(store.place.value);
    for (const key of KEYS) if (next[key] !== written[key]) writeUrl(key, next[key]);
    written = next;
  });
  const read = (get: typeof readUrl) => {
    const place = readPlace(get);
    const next = writePlace(place);
    if (KEYS.some((key) => next[key] !== written[key])) store.place.value = place;
  };
  onUrlChange(() => {
    // Another tab's URL says nothing about this one.
    if (store.isVisible.peek()) read(readUrl);
  });
  connect(store.reload, (data) => {
    if (KEYS.every((key) => !written[key])) read((key) => data[key] ?? '');
  });
}
