// The only file that fetches. Every address is relative to the page's base, so that TensorBoard's
// --path_prefix and a proxy need no knowledge here.

import type { Id } from './ids';
import type { Other, RecordingKey } from './key';
import type {
  AliveReply,
  CompareReply,
  DetailReply,
  IndexReply,
  RanksReply,
  RecordingReply,
  StepsReply,
  TermsReply,
  TimelineReply,
} from './messages';
import { parse } from './parse';

/** DOT text of the folded graph, and what the headers say of it. */
export interface Graph {
  readonly dot: string;
  /** The module calls that stand open. */
  readonly expand: readonly number[];
  /** How many boxes there are. */
  readonly visible: number;
}

export interface Api {
  index: (signal: AbortSignal) => Promise<IndexReply>;
  recording: (key: RecordingKey, signal: AbortSignal) => Promise<RecordingReply>;
  graph: (
    key: RecordingKey,
    expand: readonly number[] | null,
    signal: AbortSignal,
  ) => Promise<Graph>;
  /** The graph with these calls open, as a figure of a paper: SVG text. */
  figure: (
    key: RecordingKey,
    expand: readonly number[],
    isDark: boolean,
    signal: AbortSignal,
  ) => Promise<string>;
  detail: (key: RecordingKey, id: Id, signal: AbortSignal) => Promise<DetailReply>;
  timeline: (key: RecordingKey, signal: AbortSignal) => Promise<TimelineReply>;
  /** What is alive after an op. */
  alive: (key: RecordingKey, op: number, signal: AbortSignal) => Promise<AliveReply>;
  terms: (key: RecordingKey, signal: AbortSignal) => Promise<TermsReply>;
  ranks: (key: RecordingKey, signal: AbortSignal) => Promise<RanksReply>;
  compare: (key: RecordingKey, other: Other, signal: AbortSignal) => Promise<CompareReply>;
  /** The totals over all steps. */
  steps: (series: { run: string; tag: string }, signal: AbortSignal) => Promise<StepsReply>;
}

export const api: Api = {
  index: async (signal) => parse(await text('index.json', {}, signal)),
  recording: async (key, signal) => parse(await text('recording.json', named(key), signal)),
  async graph(key, expand, signal) {
    const asked = expand === null ? {} : { expand: expand.join(',') };
    const response = await get('graph.dot', { ...named(key), ...asked }, signal);
    const open = response.headers.get('X-Actmem-Expand') ?? '';
    return {
      dot: await response.text(),
      expand: open === '' ? [] : open.split(',').map(Number),
      visible: Number(response.headers.get('X-Actmem-Visible') ?? 0),
    };
  },
  figure: (key, expand, isDark, signal) => {
    const asked = { expand: expand.join(','), theme: isDark ? 'dark' : 'paper' };
    return text('graph.svg', { ...named(key), ...asked }, signal);
  },
  detail: async (key, id, signal) => {
    const asked = { [id.kind]: String(id.number) };
    return parse(await text('detail.json', { ...named(key), ...asked }, signal));
  },
  timeline: async (key, signal) => parse(await text('timeline.json', named(key), signal)),
  alive: async (key, op, signal) =>
    parse(await text('alive.json', { ...named(key), op: String(op) }, signal)),
  terms: async (key, signal) => parse(await text('terms.json', named(key), signal)),
  ranks: async (key, signal) => parse(await text('ranks.json', named(key), signal)),
  compare: async (key, other, signal) =>
    parse(await text('compare.json', { ...named(key), ...asOther(other) }, signal)),
  steps: async ({ run, tag }, signal) => parse(await text('steps.json', { run, tag }, signal)),
};

function named({ run, tag, step }: RecordingKey): Record<string, string> {
  return { run, tag, step: String(step) };
}

function asOther(other: Other): Record<string, string> {
  if ('checkpoint' in other) return { checkpoint: other.checkpoint };
  const { run, tag, step } = named(other.key);
  return { other_run: run ?? '', other_tag: tag ?? '', other_step: step ?? '' };
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
  if (!response.ok) throw new Error(await sentence(route, response));
  return response;
}

/** The server words its refusals; anything else that is not ours gets a sentence of its own. */
async function sentence(route: string, response: Response): Promise<string> {
  const isOurs = response.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  const body = isOurs ? (await response.text()).trim() : '';
  return body || `The server answered ${response.status} to ${route}; its log says why.`;
}
