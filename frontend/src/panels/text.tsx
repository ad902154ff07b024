// Text that is cut, or that can be taken away.

import { useRef, useState } from 'preact/hooks';

import { copy } from '../download';
import { count } from '../units';

/** The end of a long name tells more than its beginning, which its neighbours share. */
export function EndOf({ text }: { text: string }) {
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

/** Code to copy. */
export function Snippet({ code, label, testId }: { code: string; label: string; testId: string }) {
  return (
    <div class="snippet">
      <pre data-testid={testId} tabIndex={0}>
        {code}
      </pre>
      <CopyButton text={code} label={label} />
    </div>
  );
}
