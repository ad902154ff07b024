// Text to copy: a button, the link to the shown recording, and code.

import { useRef, useState } from 'preact/hooks';

import { useStore } from '../state/context';
import { copy } from '../host/files';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isDone, take] = useCopy();
  return (
    <button
      type="button"
      class="quiet copy"
      onClick={() => take(text)}
      aria-label={label}
      title={label}
    >
      {isDone ? 'copied' : 'copy'}
    </button>
  );
}

/** A button for the address that leads to what is shown now. */
export function CopyLink() {
  const { link } = useStore();
  const [isDone, take] = useCopy();
  return (
    <span class="copy-link">
      <button
        type="button"
        class="quiet"
        title="Copy a link to this view"
        data-testid="copy-link"
        onClick={() => take(link())}
      >
        Copy link
      </button>
      <span role="status" data-testid="link-copied">
        {isDone && 'copied'}
      </span>
    </span>
  );
}

/** Whether something was copied a moment ago, and how to copy. */
export function useCopy(): [boolean, (text: string) => void] {
  const [isDone, setDone] = useState(false);
  const timer = useRef(0);
  const take = (text: string) => {
    void copy(text).then(() => {
      setDone(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setDone(false), 1500);
    });
  };
  return [isDone, take];
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
