// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

import { listenToPicks } from './picking';
import { parseId } from '../../recording/ids';
import type { Box } from './scene';

const CLASSES: Record<string, string> = { m1: 'cluster', m2: 'node', n3: 'node' };

/** A frame with an open module, a folded one and an op, and whom it tells what may be clicked. */
function frame() {
  const root = document.createElement('div');
  root.innerHTML = Object.keys(CLASSES)
    .map((id) => `<svg><g class="${CLASSES[id]}" id="${id}"><g class="handle"/></g></svg>`)
    .join('');
  document.body.append(root);
  const onAim = vi.fn();
  const boxOf = (id: string) => {
    const element = root.querySelector<SVGGElement>(`[id="${id}"]`);
    const at = { x: 0, y: 0, width: 1, height: 1 };
    return element ? ({ id: parseId(id)!, element, isRepeated: false, ...at } as Box) : undefined;
  };
  listenToPicks(root, new AbortController().signal, boxOf, {
    ...{ onSelect: vi.fn(), onToggle: vi.fn(), onHover: vi.fn(), onPrefetch: onAim },
  });
  const send = (selector: string, type: string) =>
    root.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  const told = () => onAim.mock.calls.map(([call]: (number | null)[]) => call);
  return { send, told };
}

test('a pointer aims by the sign of an open module, and anywhere in a folded one', () => {
  const { send, told } = frame();
  send('#m1', 'pointerover');
  send('#m1 .handle', 'pointerover');
  send('#m1', 'pointerover');
  send('#m2', 'pointerover');
  send('#m2 .handle', 'pointerover');
  send('#n3', 'pointerover');
  expect(told()).toEqual([1, null, 2, null]);
});

test('the keyboard aims by a module that has the focus', () => {
  const { send, told } = frame();
  send('#m1', 'focusin');
  send('#m1', 'focusout');
  send('#n3', 'focusin');
  expect(told()).toEqual([1, null]);
});

test('a press moves the focus and ends pointing', () => {
  const { send, told } = frame();
  send('#m2', 'focusin');
  send('#m1 .handle', 'pointerover');
  send('#m2', 'focusout');
  send('#m1', 'focusin');
  expect(told()).toEqual([2, 1]);
});
