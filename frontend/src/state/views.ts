// The views of a recording: which of them it has, which one is shown, and what each needs.

import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import { type Address, START } from '../url/address';
import type { Api, OtherParams, ReplyOf, RouteName } from '../api/api';
import type { MetaFields, RecordingReply, TagRow } from '../api/messages';
import type { Navigation } from './navigation';
import type { Recordings } from './recordings';
import type { Replies } from './replies';
import type { Resource } from './resource';

/** All that the page knows of one view. */
export interface View<R extends RouteName = RouteName> {
  /** In the URL; the page's elements are named after it. */
  readonly key: Address['view'];
  readonly title: string;
  /** Its style sheet. */
  readonly style: string;
  /** Said while the reply is on its way. */
  readonly waiting?: string;
  /** It needs more than one recording, or a server that reckons another. */
  readonly needsServer?: boolean;
  /** It is drawn once and hidden while another is shown, so that the reader finds it as it was. */
  readonly isKept?: boolean;
  /** Whether such a recording can have it, as far as is known. */
  isFor?(meta: MetaFields | undefined, tag: TagRow | undefined): boolean;
  /** The route of its reply about the recording. Other replies are for `useReply`. */
  readonly route?: R;
  /** Its parameters beside the recording. */
  params?(address: Address): OtherParams<R>;
  /**
   * Whether there is nothing to show. Such a reply is fetched with every recording, because only the
   * reply tells whether the view has anything.
   */
  isEmpty?(reply: ReplyOf<R>): boolean;
  /** Whether the same request may say more after a while. */
  mayGrow?(reply: ReplyOf<R>): boolean;
  Panel(props: PanelProps<ReplyOf<R>>): ComponentChildren;
}

export interface PanelProps<Reply = unknown> {
  recording: RecordingReply;
  reply: Reply;
  /** Another reply is on its way. */
  isLoading: boolean;
  isHidden: boolean;
}

export type Views = ReturnType<typeof createViews>;

export function createViews(
  all: readonly View[],
  api: Api,
  { address }: Navigation,
  { entry, recording }: Recordings,
  { follow }: Replies,
) {
  const known = all.filter(({ needsServer }) => api.isServed || !needsServer);
  const meta = () => recording.state.value.value?.meta;
  const isPossible = (view: View) => view.isFor?.(meta(), entry.value?.tag) ?? true;

  const replies = new Map<View, Resource<ReplyOf<RouteName>>>();
  for (const view of known) {
    if (view.isEmpty === undefined || view.route === undefined) continue;
    const isNeeded = () => meta() !== undefined && isPossible(view);
    replies.set(
      view,
      follow(view.route, () => (isNeeded() ? {} : null)),
    );
  }

  /** Until it is known, a view that may be empty is there for whom a link led to it. */
  function isThere(view: View): boolean {
    if (!isPossible(view)) return false;
    if (view.isEmpty === undefined) return true;
    const reply = replies.get(view)?.state.value;
    const isAwaited = reply?.loading === true || meta() === undefined;
    if (isAwaited && address.value.view === view.key) return true;
    return reply?.value !== undefined && !view.isEmpty(reply.value);
  }

  const available = computed(() => known.filter(isThere));
  /** The one that is shown: the first where that which was chosen is not there. */
  const shown = computed(() => {
    const keys = available.value.map(({ key }) => key);
    return keys.includes(address.value.view) ? address.value.view : START.view;
  });

  for (const view of known) {
    if (view.route === undefined || replies.has(view)) continue;
    replies.set(
      view,
      follow(view.route, () =>
        shown.value === view.key ? (view.params?.(address.value) ?? {}) : null,
      ),
    );
  }

  /** Request again the replies that may have more by now. */
  function reload(): void {
    for (const [view, reply] of replies) {
      const { value } = reply.state.peek();
      if (value !== undefined && view.mayGrow?.(value)) reply.reload();
    }
  }

  return {
    available,
    shown,
    /** What a view was sent; undefined for one that needs nothing. */
    reply: (view: View) => replies.get(view),
    reload,
  };
}
