// The storage of a saved tensor, and its savers.

import type { SaverRow } from '../api/messages';
import { count } from '../format/units';
import { NodeLink } from '../components/IdLink';
import { Bytes } from '../components/Bytes';

interface Sized {
  nbytes: number | null;
  storage_nbytes: number | null;
}

/** Says of a tensor that its memory is larger than itself. */
export function ViewOf({ nbytes, storage_nbytes }: Sized) {
  if (storage_nbytes === null || storage_nbytes === nbytes) return null;
  return (
    <>
      {' · '}a view of a <Bytes n={storage_nbytes} /> storage
    </>
  );
}

interface SaversProps {
  /** What they do, before their names. */
  verb: string;
  savers: readonly SaverRow[];
  of: number;
}

export function Savers({ verb, savers, of }: SaversProps) {
  if (savers.length === 0) return null;
  return (
    <p class="sharers">
      {verb}{' '}
      {savers.map(({ node, op, fqn, slot }, i) => (
        <span key={`${node} ${slot}`}>
          {i > 0 && ', '}
          <NodeLink node={node} text={op} />{' '}
          <small>{[fqn, slot].filter(Boolean).join(' · ')}</small>
        </span>
      ))}
      {of > savers.length && ` and ${count(of - savers.length)} more`}
    </p>
  );
}
