// Pointer actions on the boxes and edges of a picture: select, open, close and point. The keyboard's
// position is here, too.

import type { Box } from './scene';
import { type Id, parseId } from '../../recording/ids';

export interface PickEvents {
  onSelect: (id: Id | null) => void;
  /** Of the module call with this number. */
  onToggle: (call: number) => void;
  onHover: (id: Id | null) => void;
  /** The next click or key may open or close the module call with this number. */
  onPrefetch?: (call: number | null) => void;
}

export function isModule({ id }: Box): boolean {
  return id.kind === 'module';
}

export function listenToPicks(
  frame: HTMLElement,
  signal: AbortSignal,
  boxOf: (id: string) => Box | undefined,
  events: PickEvents,
): void {
  const closest = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest(selector) : null;
  const boxAt = (event: Event) => boxOf(closest(event, 'g.node, g.cluster')?.id ?? '');
  const isOnHandle = (event: Event) => closest(event, '.handle') !== null;

  frame.addEventListener(
    'click',
    (event) => {
      const box = boxAt(event);
      const edge = parseId(closest(event, 'g.edge')?.id ?? '');
      if (box && isOnHandle(event)) events.onToggle(box.id.number);
      else events.onSelect(box?.id ?? edge);
    },
    { signal },
  );
  frame.addEventListener(
    'dblclick',
    (event) => {
      const box = boxAt(event);
      if (box && isModule(box) && !isOnHandle(event)) events.onToggle(box.id.number);
    },
    { signal },
  );
  /** A mouse gives the focus to what it presses: what it aimed at stays that. */
  let aimed: number | null = null;
  const aim = (box: Box | undefined) => {
    const call = box && isModule(box) ? box.id.number : null;
    if (call !== aimed) events.onPrefetch?.(call);
    aimed = call;
  };
  frame.addEventListener(
    'pointerover',
    (event) => {
      const box = boxAt(event);
      events.onHover(box?.id ?? null);
      // A double click opens a folded one anywhere.
      aim(isOnHandle(event) || box?.element.matches('.node') ? box : undefined);
    },
    { signal },
  );
  frame.addEventListener(
    'pointerleave',
    () => {
      events.onHover(null);
      aim(undefined);
    },
    { signal },
  );
  frame.addEventListener('focusin', (event) => aim(boxAt(event)), { signal });
  frame.addEventListener(
    'focusout',
    (event) => {
      if (boxAt(event)?.id.number === aimed) aim(undefined);
    },
    { signal },
  );
}
