// How panels reach the store without importing who made it.

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { Store } from './store/store';

export const StoreContext = createContext<Store | null>(null);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('This panel stands outside of the page.');
  return store;
}
