// Where the reader is, and how a part of the store moves on from there.

import { type Signal, signal } from '@preact/signals';

import type { Address } from '../url/address';

export interface Navigation {
  readonly address: Signal<Address>;
  /** Go somewhere else; what is not named stays. Settings replace those of the same view. */
  change: (part: Partial<Address>) => void;
}

export function createNavigation(start: Address): Navigation {
  const address = signal(start);
  return {
    address,
    change(part) {
      const before = address.peek();
      const settings = { ...before.settings, ...part.settings };
      address.value = { ...before, ...part, settings };
    },
  };
}
