// A name that selects its node or module in the current view.

import type { ComponentChildren } from 'preact';

import { useStore } from '../state/context';
import { type Id, nodeId } from '../recording/ids';

export function IdLink({ id, children }: { id: Id; children: ComponentChildren }) {
  const { graph } = useStore();
  return (
    <button type="button" class="link" data-id={id.text} onClick={() => graph.goTo(id)}>
      {children}
    </button>
  );
}

export function NodeLink({ node, text }: { node: number; text: string }) {
  return <IdLink id={nodeId(node)}>{text}</IdLink>;
}
