// Whoever presses a button that goes away by it goes on by the keyboard in what comes instead.

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Of what is drawn anew by the component: keeps the focus inside, on the one button if there is one. */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const isInside = () => frame.current?.contains(document.activeElement) ?? false;
  const wasInside = isInside();
  useLayoutEffect(() => {
    if (!wasInside || isInside()) return;
    const buttons = frame.current?.querySelectorAll('button');
    const next = buttons?.length === 1 ? buttons[0] : frame.current;
    next?.focus({ preventScroll: true });
  });
  return frame;
}
