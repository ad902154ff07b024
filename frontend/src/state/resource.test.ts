import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';

import { Cancelled, resource } from './resource';

/** A load that is answered by hand. */
function deferred() {
  const calls: {
    abort: AbortSignal;
    answer: (text: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const load = (abort: AbortSignal) =>
    new Promise<string>((answer, fail) => calls.push({ abort, answer, fail }));
  return { calls, load };
}

const settled = () => vi.waitFor(() => Promise.resolve());

test('the old value stays until the new one is there', async () => {
  const key = signal<string | null>('a');
  const { calls, load } = deferred();
  const { state } = resource(() => key.value, load);
  calls[0]?.answer('first');
  await settled();
  key.value = 'b';
  expect(state.value).toMatchObject({ key: 'a', value: 'first', loading: true });
  calls[1]?.answer('second');
  await settled();
  expect(state.value).toMatchObject({ key: 'b', value: 'second', loading: false });
});

test('a newer request aborts the older, whose answer comes to nothing', async () => {
  const key = signal<string | null>('a');
  const { calls, load } = deferred();
  const { state } = resource(() => key.value, load);
  key.value = 'b';
  expect(calls[0]?.abort.aborted).toBe(true);
  calls[1]?.answer('newer');
  calls[0]?.answer('older');
  await settled();
  expect(state.value.value).toBe('newer');
});

test('an error keeps the old value, and going back clears it', async () => {
  const key = signal<string | null>('a');
  const { calls, load } = deferred();
  const { state } = resource(() => key.value, load);
  calls[0]?.answer('first');
  await settled();
  key.value = 'b';
  calls[1]?.fail(new Error('No.'));
  await settled();
  expect(state.value).toMatchObject({ value: 'first', error: new Error('No.') });
  key.value = 'a';
  expect(state.value).toMatchObject({ value: 'first', error: undefined });
  expect(calls).toHaveLength(2);
});

test('a pause fetches nothing, and a reload during it is not forgotten', async () => {
  const key = signal<string | null>('a');
  const { calls, load } = deferred();
  const { reload } = resource(() => key.value, load);
  calls[0]?.answer('first');
  await settled();
  key.value = null;
  reload();
  expect(calls).toHaveLength(1);
  key.value = 'a';
  expect(calls).toHaveLength(2);
});

test('a cancelled request says so', () => {
  const { calls, load } = deferred();
  const { state, cancel } = resource(() => 'a', load);
  cancel();
  expect(calls[0]?.abort.aborted).toBe(true);
  expect(state.value).toMatchObject({ loading: false });
  expect(state.value.error).toBeInstanceOf(Cancelled);
});

test('a value is current only under its own key', async () => {
  const key = signal('a');
  const { current } = resource(
    () => key.value,
    () => Promise.resolve(key.peek()),
  );
  await vi.waitFor(() => expect(current.value).toBe('a'));

  key.value = 'b';
  expect(current.value).toBeUndefined();
  await vi.waitFor(() => expect(current.value).toBe('b'));
});

test('a part of an unfinished value stays until the next value has one', async () => {
  const key = signal('a');
  const { state, current } = resource<string>(
    () => key.value,
    (_, show) => {
      if (key.peek() === 'a') show('part of a');
      return new Promise(() => undefined);
    },
  );
  await vi.waitFor(() => expect(state.value.part).toBe('part of a'));

  key.value = 'b';
  expect(state.value).toMatchObject({ value: 'part of a', part: undefined, loading: true });
  expect(current.value).toBeUndefined();
});
