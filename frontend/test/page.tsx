// The page in a document without a browser, for the tests of its panels.

import { render } from 'preact';
import { vi } from 'vitest';

import { type Address, START } from '../src/url/address';
import type { Answers } from '../src/api/api';
import { StoreContext } from '../src/state/context';
import type { GraphLayout } from '../src/graph/layout/types';
import { layOut } from '../src/graph/layout/worker';
import { App } from '../src/shell/App';
import { VIEWS } from '../src/shell/views';
import { createStore, type Store } from '../src/state/store';
import { sampleApi } from './samples';

/** What leads to the view that is shown. */
export const LINK = 'http://localhost/#activation_memory';

export let root: HTMLElement;
export let store: Store;

/** Draw the page at an address, the graph if it names no view; `changes` replaces some answers of the samples' server. */
export function show(
  address: Partial<Address> = {},
  changes: Partial<Answers> = {},
  isServed = true,
): void {
  // There is no layout here: a screen high enough for some rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  const start: Address = { ...START, run: 'mlp', view: 'graph', ...address };
  store = createStore(sampleApi(changes, isServed), laidOf, VIEWS, start, () => LINK);
  root = document.createElement('div');
  document.body.append(root);
  render(
    <StoreContext.Provider value={store}>
      <App />
    </StoreContext.Provider>,
    root,
  );
}

/** Take the page away again. */
export function clean(): void {
  render(null, root);
  root.remove();
  store.dispose();
  vi.restoreAllMocks();
}

async function laidOf(dot: string): Promise<GraphLayout> {
  const { layout, error } = await layOut(dot);
  if (!layout) throw new Error(error);
  return layout;
}

export const all = (testId: string) => [
  ...root.querySelectorAll<HTMLElement>(`[data-testid="${testId}"]`),
];

export const find = (testId: string) =>
  vi.waitFor(() => {
    const [element] = all(testId);
    if (!element) throw new Error(`There is no ${testId}.`);
    return element;
  });

export const findIn = (selector: string) =>
  vi.waitFor(() => {
    const element = root.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  });

export function type(element: HTMLElement, text: string): void {
  (element as HTMLInputElement).value = text;
  element.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

export const rows = (testId: string) => [
  ...root.querySelectorAll<HTMLElement>(`[data-testid="${testId}"] [data-row]`),
];

/** There is no canvas here: whatever is drawn on it is fine. */
const PAPER = new Proxy({} as CanvasRenderingContext2D, {
  get: () => () => PAPER,
  set: () => true,
});

export function layPaper(): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(PAPER);
  vi.stubGlobal('Path2D', function () {
    return PAPER;
  });
}
