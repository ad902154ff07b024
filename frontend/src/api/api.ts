// What the page asks for, whoever answers: a server (http.ts) or the page itself (static.ts).

import type { GraphQuery } from './graphQuery';
import type { Id } from '../recording/ids';
import type { Comparand, PlanQuery, RecordingKey } from '../recording/key';
import type {
  AliveReply,
  CompareReply,
  CurveReply,
  DetailReply,
  DrawnReply,
  FittedReply,
  IndexReply,
  PatternsReply,
  PlanReply,
  RanksReply,
  RecordingReply,
  StepsReply,
  TermsReply,
  TimelineReply,
  TotalsReply,
} from './messages';

/** DOT text of the folded graph, and what the headers say of it. */
export interface Graph {
  readonly dot: string;
  /** The module calls that stand open. */
  readonly expand: readonly number[];
  /** How many boxes there are. */
  readonly visible: number;
  /** About how long a layout takes. */
  readonly seconds: number;
  /** The module calls that could stand open in a layout that is quick; null: this one is. */
  readonly quick: readonly number[] | null;
  /** For each box of several equal calls the first of them, and how many they are. */
  readonly repeated: ReadonlyMap<number, number>;
}

export interface Api {
  /** A server answers; else all the answers that there are came with the page, of one recording. */
  readonly isServed: boolean;
  index: (signal: AbortSignal) => Promise<IndexReply>;
  recording: (key: RecordingKey, signal: AbortSignal) => Promise<RecordingReply>;
  /** What can be said of a recording before it is read. */
  totals: (key: RecordingKey, signal: AbortSignal) => Promise<TotalsReply>;
  graph: (key: RecordingKey, asked: GraphQuery, signal: AbortSignal) => Promise<Graph>;
  /** The same graph as a figure of a paper: SVG text. */
  figure: (
    key: RecordingKey,
    asked: GraphQuery,
    isDark: boolean,
    signal: AbortSignal,
  ) => Promise<string>;
  /** What a box or an edge of that graph is. */
  box: (key: RecordingKey, asked: GraphQuery, id: Id, signal: AbortSignal) => Promise<DrawnReply>;
  detail: (key: RecordingKey, id: Id, signal: AbortSignal) => Promise<DetailReply>;
  timeline: (key: RecordingKey, signal: AbortSignal) => Promise<TimelineReply>;
  /** What is alive after an op. */
  alive: (key: RecordingKey, op: number, signal: AbortSignal) => Promise<AliveReply>;
  terms: (key: RecordingKey, signal: AbortSignal) => Promise<TermsReply>;
  /** The same as formulas, where there are recordings at several sizes. */
  fitted: (key: RecordingKey, signal: AbortSignal) => Promise<FittedReply>;
  ranks: (key: RecordingKey, signal: AbortSignal) => Promise<RanksReply>;
  compare: (
    key: RecordingKey,
    other: Exclude<Comparand, PlanQuery>,
    signal: AbortSignal,
  ) => Promise<CompareReply>;
  /** The graph of both recordings, with what they do not keep alike. */
  difference: (
    key: RecordingKey,
    other: Comparand,
    expand: readonly number[] | null,
    signal: AbortSignal,
  ) => Promise<Graph>;
  /** What a prediction can be asked of. */
  patterns: (key: RecordingKey, signal: AbortSignal) => Promise<PatternsReply>;
  /** The least peaks for more and more that runs again, as far as they are known. */
  curve: (key: RecordingKey, offload: boolean, signal: AbortSignal) => Promise<CurveReply>;
  /** Which modules to checkpoint. */
  plan: (key: RecordingKey, planning: PlanQuery, signal: AbortSignal) => Promise<PlanReply>;
  /** The totals over all steps. */
  steps: (series: { run: string; tag: string }, signal: AbortSignal) => Promise<StepsReply>;
}

/** The server says why there is no answer, and will not have one. */
export class Refused extends Error {}
