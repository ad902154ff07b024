// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';

import type { Answers } from '../api/api';
import { VIEWS } from '../shell/views';
import { START } from '../url/address';
import { StoreContext } from './context';
import { type Replied, useReply } from './replies';
import { createStore, type Store } from './store';
import { alive, layoutOfSvg, sampleApi } from '../../test/samples';
import type { AliveReply } from '../api/messages';

let store: Store;
const root = document.createElement('div');

afterEach(() => {
  render(null, root);
  store.dispose();
});

/** The reply of each render of a component that uses `alive.json`. */
async function using(answer: Answers['alive.json']) {
  const api = sampleApi({ 'alive.json': answer });
  const layout = () => Promise.resolve(layoutOfSvg(''));
  store = createStore(api, layout, VIEWS, { ...START, run: 'mlp' });
  await vi.waitFor(() => expect(store.recordings.shown.value?.step).toBe(10));
  const seen: Replied<AliveReply>[] = [];
  const Probe = ({ op }: { op: number | null }) => {
    seen.push(useReply('alive.json', op === null ? null : { op }));
    return null;
  };
  return {
    last: () => seen.at(-1)!,
    show: (op: number | null) =>
      render(
        <StoreContext.Provider value={store}>
          <Probe op={op} />
        </StoreContext.Provider>,
        root,
      ),
  };
}

test('a reply has the parameters of its recording', async () => {
  const answer = vi.fn<Answers['alive.json']>(({ op }) => Promise.resolve(alive(op)));
  const { last, show } = await using(answer);
  show(3);
  await vi.waitFor(() => expect(last().current?.at.op).toBe(3));
  expect(answer.mock.lastCall?.[0]).toEqual({
    ...{ run: 'mlp', tag: 'activation_memory', step: 10 },
    op: 3,
  });
});

test('an old reply is not current for new parameters', async () => {
  const answer: Answers['alive.json'] = ({ op }) =>
    op === 3 ? Promise.resolve(alive(op)) : new Promise(() => undefined);
  const { last, show } = await using(answer);
  show(3);
  await vi.waitFor(() => expect(last().loading).toBe(false));
  show(4);
  await vi.waitFor(() => expect(last().loading).toBe(true));
  expect(last().value?.at.op).toBe(3);
  expect(last().current).toBeUndefined();
});

test('no parameters request nothing', async () => {
  const answer = vi.fn<Answers['alive.json']>(({ op }) => Promise.resolve(alive(op)));
  const { show } = await using(answer);
  show(null);
  await new Promise((done) => setTimeout(done, 5));
  expect(answer).not.toHaveBeenCalled();
});

test('a component that leaves cancels its request', async () => {
  const signals: AbortSignal[] = [];
  const { show } = await using((_, signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  show(3);
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  render(null, root);
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
});
