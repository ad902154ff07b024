// The edges on one side of a node, each with what goes along it.

import type { EdgeRow } from '../api/messages';
import { count, tensorType } from '../format/units';
import { NodeLink } from '../components/IdLink';
import { Bytes } from '../components/Bytes';
import { StateName } from '../components/StateSwatch';
import { More } from '../components/Hints';

interface EdgesProps {
  title: string;
  edges: readonly EdgeRow[];
  of: number;
}

export function EdgeList({ title, edges, of }: EdgesProps) {
  if (edges.length === 0) return null;
  return (
    <section>
      <h3>
        {title} {of > 1 && <small>{count(of)}</small>}
      </h3>
      <ul class="edges" data-testid={title.toLowerCase()} aria-label={title}>
        {edges.map((edge, i) => (
          <li key={i}>
            <p>
              <NodeLink node={edge.node} text={edge.op} /> <small>{edge.fqn}</small>
            </p>
            <p class="save-head">
              <StateName state={edge.state} />
              <span class="type">{tensorType(edge.dtype, edge.shape)}</span>
              <Bytes n={edge.nbytes} />
            </p>
          </li>
        ))}
      </ul>
      <More shown={edges.length} of={of} />
    </section>
  );
}
