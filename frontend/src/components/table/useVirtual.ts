// Rows of one height, of which only those on the screen are in the document.

import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/virtual-core';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** `head` is the height of what stands above the rows and stays while they scroll. */
export function useVirtual(count: number, rowHeight: number, head: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [, redraw] = useState(0);
  const options = {
    count,
    overscan: 10,
    scrollMargin: head,
    scrollPaddingStart: head,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => redraw((n) => n + 1),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLDivElement, HTMLDivElement>(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  return { scroller, virtualizer };
}
