// How panels reach the store without importing who made it.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import { settingsOf } from '../url/address';
import { type Settings, withSetting } from '../url/settings';
import type { Store } from './store';

export const StoreContext = createContext<Store | null>(null);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore was called outside of the page.');
  return store;
}

/** What the reader has set in a view, and how to set one of it. */
export function useSettings(view: string): [Settings, (name: string, value: string) => void] {
  const { address, change } = useStore();
  const set = (name: string, value: string) =>
    change({ settings: { [view]: withSetting(settingsOf(address.peek(), view), name, value) } });
  return [settingsOf(address.value, view), set];
}
