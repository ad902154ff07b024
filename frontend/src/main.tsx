// What TensorBoard loads: it imports this module and calls render().

import { effect } from '@preact/signals';
import { render as renderTree } from 'preact';

import { HISTORY_KEYS, readAddress, urlKeys, writeAddress } from './url/address';
import { api } from './api/http';
import { type Api } from './api/api';
import { StoreContext } from './state/context';
import { staticApi, isStaticPage, readPart } from './api/static';
import { createLayout, withCache } from './graph/layout/client';
import { App } from './shell/App';
import { VIEWS } from './shell/views';
import { GRAPH } from './views/graph/picture';
import { createStore, type Store } from './state/store';
import { styleSheet } from './style';
import {
  connect,
  followTheme,
  followVisibility,
  onUrlChange,
  pageUrl,
  readUrl,
  writeUrl,
} from './host/tensorboard';

/** The build puts the worker's hash here: its answer may be kept for a day. */
declare const WORKER_VERSION: string;

const VIEW_KEYS = VIEWS.map(({ key }) => key);
const KEYS = urlKeys(VIEW_KEYS);

/** Draw the tab. TensorBoard looks at no error of this call, so none leaves it. */
export function render(): void {
  try {
    start(api, `./layout.worker.js?v=${WORKER_VERSION}`);
  } catch (error) {
    complain(error);
  }
}

/** A page of its own begins by itself. */
async function open(): Promise<void> {
  try {
    const worker = new Blob([await readPart('worker')], { type: 'text/javascript' });
    start(staticApi(), URL.createObjectURL(worker));
  } catch (error) {
    complain(error);
  }
}

if (isStaticPage()) void open();

function complain(error: unknown): void {
  const box = document.createElement('p');
  box.setAttribute('role', 'alert');
  box.textContent = `The Activation Memory tab could not start: ${String(error)}`;
  document.body.append(box);
}

function start(source: Api, worker: string): void {
  document.documentElement.lang = 'en';
  document.title = 'Activation Memory';
  const sheet = document.createElement('style');
  sheet.textContent = styleSheet(VIEWS.map(({ style }) => style));
  document.head.append(sheet);

  const start = readAddress(readUrl, VIEW_KEYS);
  const startWorker = () => new Worker(new URL(worker, import.meta.url));
  const { lay, prepare } = createLayout(startWorker);
  const store = createStore(source, withCache(lay), VIEWS, start, pageUrl);
  // Graphviz starts while the graph is on its way.
  effect(() => {
    if (store.views.shown.value === GRAPH) prepare();
  });
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

/** What an address writes under a name in the URL. */
function text(written: Readonly<Record<string, string>>, key: string): string {
  return written[key] ?? '';
}

/** Keep the address and the URL the same, whoever changes one of them. */
function followUrl(store: Store): void {
  let written = writeAddress(store.address.peek());
  effect(() => {
    const next = writeAddress(store.address.value);
    const changed = KEYS.filter((key) => text(next, key) !== text(written, key));
    // One entry for all that changes at once: the others are written into it.
    const first = changed.find((key) => HISTORY_KEYS.includes(key));
    for (const key of first ? [first, ...changed.filter((key) => key !== first)] : changed) {
      writeUrl(key, text(next, key), key === first);
    }
    written = next;
  });
  const read = (get: typeof readUrl) => {
    const address = readAddress(get, VIEW_KEYS);
    const next = writeAddress(address);
    if (KEYS.every((key) => text(next, key) === text(written, key))) return;
    written = next;
    store.change(address);
  };
  onUrlChange(() => {
    // Another tab's URL says nothing about this one.
    if (store.isVisible.peek()) read(readUrl);
  });
  if (!store.isServed) return;
  connect(store.reload, (data) => {
    if (KEYS.every((key) => !written[key])) read((key) => data[key] ?? '');
  });
}
