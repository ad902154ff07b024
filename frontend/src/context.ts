// How panels reach the store without importing who made it.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import { type Settings, withSetting } from './settings';
import type { Store } from './store/store';

export const StoreContext = createContext<Store | null>(null);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('This panel stands outside of the page.');
  return store;
}

/** What the reader has set in a view, and how to set one of it. */
export function useSettings(
  view: 'graph' | 'ops' | 'modules' | 'timeline' | 'compare',
): [Settings, (name: string, value: string) => void] {
  const { address, change } = useStore();
  const set = (name: string, value: string) =>
    change({ [view]: withSetting(address.peek()[view], name, value) });
  return [address.value[view], set];
}
