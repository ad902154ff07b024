// Shortened texts, and the number of rows that a list leaves out.

import { count } from '../format/units';

/** The end of a long name tells more than its beginning, which its neighbours share. */
export function TextEnd({ text }: { text: string }) {
  return (
    <span class="end-of" title={text}>
      <bdi>{text}</bdi>
    </span>
  );
}

/** Says how much of a list is left out. */
export function More({ shown, of }: { shown: number; of: number }) {
  return of > shown ? <p class="hint">and {count(of - shown)} more</p> : null;
}
