// The only file that fetches. Every address is relative to the page's base, so that TensorBoard's
// --path_prefix and a proxy need no knowledge here.

import { type Asked, queryOf } from './asked';
import type { Id } from './ids';
import type { Other, Planning, RecordingKey } from './key';
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
import { parse } from './parse';

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
  graph: (key: RecordingKey, asked: Asked, signal: AbortSignal) => Promise<Graph>;
  /** The same graph as a figure of a paper: SVG text. */
  figure: (
    key: RecordingKey,
    asked: Asked,
    isDark: boolean,
    signal: AbortSignal,
  ) => Promise<string>;
  /** What a box or an edge of that graph is. */
  drawn: (key: RecordingKey, asked: Asked, id: Id, signal: AbortSignal) => Promise<DrawnReply>;
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
    other: Exclude<Other, Planning>,
    signal: AbortSignal,
  ) => Promise<CompareReply>;
  /** The graph of both recordings, with what they do not keep alike. */
  difference: (
    key: RecordingKey,
    other: Other,
    expand: readonly number[] | null,
    signal: AbortSignal,
  ) => Promise<Graph>;
  /** What a prediction can be asked of. */
  patterns: (key: RecordingKey, signal: AbortSignal) => Promise<PatternsReply>;
  /** The least peaks for more and more that runs again, as far as they are known. */
  curve: (key: RecordingKey, offload: boolean, signal: AbortSignal) => Promise<CurveReply>;
  /** Which modules to checkpoint. */
  plan: (key: RecordingKey, planning: Planning, signal: AbortSignal) => Promise<PlanReply>;
  /** The totals over all steps. */
  steps: (series: { run: string; tag: string }, signal: AbortSignal) => Promise<StepsReply>;
}

export const api: Api = {
  isServed: true,
  index: async (signal) => parse(await text('index.json', {}, signal)),
  recording: async (key, signal) => parse(await text('recording.json', named(key), signal)),
  totals: async (key, signal) => parse(await text('totals.json', named(key), signal)),
  graph: async (key, asked, signal) =>
    graphOf(await get('graph.dot', { ...named(key), ...queryOf(asked) }, signal)),
  figure: (key, asked, isDark, signal) => {
    const theme = isDark ? 'dark' : 'paper';
    return text('graph.svg', { ...named(key), ...queryOf(asked), theme }, signal);
  },
  drawn: async (key, asked, id, signal) =>
    parse(await text('drawn.json', { ...named(key), ...queryOf(asked), id: id.text }, signal)),
  detail: async (key, id, signal) => {
    const asked = { [id.kind]: String(id.number) };
    return parse(await text('detail.json', { ...named(key), ...asked }, signal));
  },
  timeline: async (key, signal) => parse(await text('timeline.json', named(key), signal)),
  alive: async (key, op, signal) =>
    parse(await text('alive.json', { ...named(key), op: String(op) }, signal)),
  terms: async (key, signal) => parse(await text('terms.json', named(key), signal)),
  fitted: async (key, signal) => parse(await text('fitted.json', named(key), signal)),
  ranks: async (key, signal) => parse(await text('ranks.json', named(key), signal)),
  compare: async (key, other, signal) =>
    parse(await text('compare.json', { ...named(key), ...asOther(other) }, signal)),
  difference: async (key, other, expand, signal) => {
    const open = expand === null ? {} : { expand: expand.join(',') };
    return graphOf(await get('compare.dot', { ...named(key), ...asOther(other), ...open }, signal));
  },
  patterns: async (key, signal) => parse(await text('patterns.json', named(key), signal)),
  curve: async (key, offload, signal) =>
    parse(await text('curve.json', { ...named(key), ...mayOffload(offload) }, signal)),
  plan: async (key, planning, signal) =>
    parse(await text('plan.json', { ...named(key), ...asOther(planning) }, signal)),
  steps: async ({ run, tag }, signal) => parse(await text('steps.json', { run, tag }, signal)),
};

async function graphOf(response: Response): Promise<Graph> {
  const header = (name: string) => response.headers.get(`X-Actmem-${name}`);
  const repeated = listed(header('Repeated') ?? '').map((pair) => pair.split(':').map(Number));
  return {
    dot: await response.text(),
    expand: listed(header('Expand') ?? '').map(Number),
    visible: Number(header('Visible') ?? 0),
    seconds: Number(header('Seconds') ?? 0),
    quick: header('Quick') === null ? null : listed(header('Quick') ?? '').map(Number),
    repeated: new Map(repeated.map(([call = 0, times = 1]) => [call, times])),
  };
}

function listed(header: string): string[] {
  return header === '' ? [] : header.split(',');
}

function named({ run, tag, step }: RecordingKey): Record<string, string> {
  return { run, tag, step: String(step) };
}

function asOther(other: Other): Record<string, string> {
  if ('goal' in other) return { [other.goal]: other.asked, ...mayOffload(other.offload) };
  if (!('key' in other)) return { ...other };
  const { run, tag, step } = named(other.key);
  return { other_run: run ?? '', other_tag: tag ?? '', other_step: step ?? '' };
}

function mayOffload(offload: boolean): Record<string, string> {
  return offload ? { offload: '1' } : {};
}

async function text(
  route: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  return (await get(route, query, signal)).text();
}

async function get(
  route: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const search = new URLSearchParams(query).toString();
  let response: Response;
  try {
    response = await fetch(search ? `./${route}?${search}` : `./${route}`, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Error('TensorBoard does not answer: see that it still runs, then try again.', {
      cause: error,
    });
  }
  if (response.ok) return response;
  const why = await sentence(route, response);
  throw response.status < 500 ? new Refused(why) : new Error(why);
}

/** The server says why there is no answer, and will not have one. */
export class Refused extends Error {}

/** The server words its refusals; anything else that is not ours gets a sentence of its own. */
async function sentence(route: string, response: Response): Promise<string> {
  const isOurs = response.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  const body = isOurs ? (await response.text()).trim() : '';
  return body || `The server answered ${response.status} to ${route}; its log says why.`;
}
