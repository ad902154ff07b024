// How a number of bytes is shown.

import { bytes, exactBytes } from '../format/units';

/** Bytes in a readable unit, with the exact number on hover; a dash for what is not known. */
export function Bytes({ n }: { n: number | null | undefined }) {
  if (n === null || n === undefined) return <span class="none">–</span>;
  return (
    <span class={n === 0 ? 'bytes none' : 'bytes'} title={exactBytes(n)}>
      {bytes(n)}
    </span>
  );
}

/** A length in proportion to a whole, behind or beside its number. */
export function Bar({ part, whole }: { part: number; whole: number }) {
  const percent = whole > 0 ? (100 * part) / whole : 0;
  return (
    <span class="bar" aria-hidden="true">
      <span style={{ width: `${percent}%` }} />
    </span>
  );
}
