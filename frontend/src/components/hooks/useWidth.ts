// How wide an element is, now and after every change.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const read = () => setWidth(watched.clientWidth);
    const resizing = new ResizeObserver(read);
    resizing.observe(watched);
    read();
    return () => resizing.disconnect();
  }, []);
  return { element, width };
}
