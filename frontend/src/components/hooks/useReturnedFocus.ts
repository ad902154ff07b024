// Whoever closes a pane by a key goes on where it was opened.

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Of a pane that goes away: the focus in it returns to what had it before, or goes to `otherwise`. */
export function useReturnedFocus(
  otherwise: () => HTMLElement | null,
): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [element, opener] = [pane.current, document.activeElement];
    const isInside = () => element?.contains(document.activeElement) ?? false;
    return () => {
      if (!isInside()) return;
      if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
      // What opened it may be gone, or hidden with its view.
      if (isInside()) otherwise()?.focus();
    };
  }, []);
  return pane;
}
