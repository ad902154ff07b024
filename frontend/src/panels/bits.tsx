// Small pieces that several panels are made of.

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

import { copy } from '../download';
import { LOOKS } from '../looks';
import { type State, stateClass } from '../recording';
import { bytes, exactBytes } from '../units';

/** Bytes in a readable unit, with the exact number on hover; a dash for what is not known. */
export function Bytes({ n }: { n: number | null | undefined }) {
  if (n === null || n === undefined) return <span class="none">–</span>;
  return (
    <span class={n === 0 ? 'bytes none' : 'bytes'} title={exactBytes(n)}>
      {bytes(n)}
    </span>
  );
}

/** A short piece of an edge as the graph draws it: colour, line and head all say the state. */
export function Swatch({ state }: { state: State }) {
  const { style, head } = LOOKS[state];
  const end = head === 'none' ? 29 : 21;
  return (
    <svg class="swatch" width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
      <g class={`edge ${stateClass(state)}`}>
        <path
          class={style}
          d={style === 'double' ? `M1 3.75H${end}M1 6.25H${end}` : `M1 5H${end}`}
        />
        {head !== 'none' && <polygon points={HEADS[head]} fill={OPEN_HEADS[head]} />}
      </g>
    </svg>
  );
}

const HEADS = {
  normal: '21,2 29,5 21,8',
  empty: '21,2 29,5 21,8',
  diamond: '19,5 24,2 29,5 24,8',
  vee: '20,1.5 29,5 20,8.5 23,5',
};

const OPEN_HEADS: Partial<Record<keyof typeof HEADS, string>> = { empty: 'none' };

export function StateName({ state }: { state: State | null }) {
  if (state === null) return <span class="none">–</span>;
  return (
    <span class="state">
      <Swatch state={state} />
      {state}
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

/** The end of a long name tells more than its beginning, which its neighbours share. */
export function EndOf({ text }: { text: string }) {
  return (
    <span class="end-of" title={text}>
      <bdi>{text}</bdi>
    </span>
  );
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isDone, setDone] = useState(false);
  const timer = useRef(0);
  const onClick = () => {
    void copy(text).then(() => {
      setDone(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setDone(false), 1500);
    });
  };
  return (
    <button type="button" class="quiet copy" onClick={onClick} aria-label={label} title={label}>
      {isDone ? 'copied' : 'copy'}
    </button>
  );
}

/** A sentence that says what went wrong, as the server worded it, and what can be done. */
export function ErrorBox({ message, children }: { message: string; children?: ComponentChildren }) {
  return (
    <div class="error-box" role="alert" data-testid="error">
      <p>{message}</p>
      {children && <div class="actions">{children}</div>}
    </div>
  );
}

/** An answer that did not come, and the button that asks for it again. */
export function Failure({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <ErrorBox message={error.message}>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </ErrorBox>
  );
}

/** Says what is on its way; nothing turns or blinks. */
export function Loading({ what }: { what: string }) {
  return (
    <p class="loading" role="status" data-testid="loading">
      {what}
    </p>
  );
}
