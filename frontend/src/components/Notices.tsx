// Notices in place of content that is loading or failed.

import type { ComponentChildren } from 'preact';

/** Sentences of the server, in which backticks enclose code. */
export function Prose({ text }: { text: string }) {
  return <>{text.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))}</>;
}

/** A sentence that says what went wrong, as the server worded it, and what can be done. */
export function ErrorBox({ message, children }: { message: string; children?: ComponentChildren }) {
  return (
    <div class="error-box" role="alert" data-testid="error">
      <p>
        <Prose text={message} />
      </p>
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
