// The requests of the page. A server (http.ts) or the page itself (static.ts) answers them.

import type { RecordingParams, Routes } from './messages';

export type RouteName = keyof Routes;
export type Params<R extends RouteName> = Routes[R]['params'];
export type ReplyOf<R extends RouteName> = Routes[R]['reply'];
/** The parameters beside those that name the recording. */
export type OtherParams<R extends RouteName> = Omit<Params<R>, keyof RecordingParams>;

/** A function for each route. */
export type Answers = {
  [R in RouteName]: (params: Params<R>, signal: AbortSignal) => Promise<ReplyOf<R>>;
};

export interface Api {
  /** A server answers; otherwise the page has all replies, of one recording. */
  readonly isServed: boolean;
  get<R extends RouteName>(route: R, params: Params<R>, signal: AbortSignal): Promise<ReplyOf<R>>;
}

/** The server says why it does not answer; a second request will not help. */
export class Refused extends Error {}
