// The replies about the recording that is shown, each fetched while somebody needs it.

import { type Signal, signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

import type { Api, OtherParams, ReplyOf, RouteName } from '../api/api';
import { poll } from '../api/poll';
import { recordingParams } from '../recording/key';
import { useStore } from './context';
import type { Recordings } from './recordings';
import { AwaitsReader, type Resource } from './resource';

/** What a view sees of a reply. */
export interface Replied<T> {
  /** The last reply, or the known part of the next one. It can be that of other parameters. */
  readonly value: T | undefined;
  /** The complete reply for these parameters. */
  readonly current: T | undefined;
  readonly error: Error | undefined;
  readonly loading: boolean;
  reload: () => void;
  /** Stop what is under way; the error is then `Cancelled`. */
  cancel: () => void;
}

interface Slot<R extends RouteName> {
  readonly wanted: Signal<string | null>;
  readonly resource: Resource<ReplyOf<R>>;
}

export type Replies = ReturnType<typeof createReplies>;

export function createReplies(api: Api, { fetchOfShown, shown }: Recordings) {
  const all: Resource<unknown>[] = [];
  const slots = new Map<RouteName, unknown>();

  /** A reply that is fetched whenever its parameters change; null pauses. */
  function follow<R extends RouteName>(
    route: R,
    params: () => OtherParams<R> | null,
  ): Resource<ReplyOf<R>> {
    const resource = fetchOfShown<ReplyOf<R>>(
      () => {
        const others = params();
        return others && `${route} ${JSON.stringify(others)}`;
      },
      (key, abort, show) => {
        const all = { ...recordingParams(key), ...params() } as Parameters<typeof api.get<R>>[1];
        return poll(() => api.get(route, all, abort), abort, show);
      },
    );
    all.push(resource);
    return resource;
  }

  /** The reply of a route for the one component that uses it. */
  function slotOf<R extends RouteName>(route: R): Slot<R> {
    const known = slots.get(route) as Slot<R> | undefined;
    if (known) return known;
    const wanted = signal<string | null>(null);
    const params = () =>
      wanted.value === null ? null : (JSON.parse(wanted.value) as OtherParams<R>);
    const slot = { wanted, resource: follow(route, params) };
    slots.set(route, slot);
    return slot;
  }

  /** One reply about the recording that is shown, which is not stored. */
  function once<R extends RouteName>(route: R, others: OtherParams<R>): Promise<ReplyOf<R>> {
    const key = shown.peek();
    if (!key) throw new Error('No recording is chosen.');
    const all = { ...recordingParams(key), ...others } as Parameters<typeof api.get<R>>[1];
    return api.get(route, all, new AbortController().signal);
  }

  /** Try again what failed; what the reader stopped stays as it is. */
  function reload(): void {
    for (const each of all) {
      const { error } = each.state.peek();
      if (error && !(error instanceof AwaitsReader)) each.reload();
    }
  }

  return { follow, slotOf, once, reload, dispose: () => all.forEach((each) => each.dispose()) };
}

/**
 * The reply of a route for the recording that is shown, while the component is on the page. Null
 * requests nothing. One component at a time uses a route.
 */
export function useReply<R extends RouteName>(
  route: R,
  params: OtherParams<R> | null,
): Replied<ReplyOf<R>> {
  const { wanted, resource } = useStore().replies.slotOf(route);
  const text = params && JSON.stringify(params);
  useLayoutEffect(() => {
    wanted.value = text;
    return () => void (wanted.value = null);
  }, [route, text]);
  const { value, part, error, loading } = resource.state.value;
  const isAsked = wanted.value === text;
  return {
    value: part ?? value,
    current: isAsked ? resource.current.value : undefined,
    error: isAsked ? error : undefined,
    loading: loading || !isAsked,
    reload: resource.reload,
    cancel: resource.cancel,
  };
}
