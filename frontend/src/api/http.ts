// The only file that fetches. Every address is relative to the page's base, so that TensorBoard's
// --path_prefix and a proxy need no knowledge here.

import { graphParameters } from './graphQuery';
import type { Comparand, RecordingKey } from '../recording/key';
import { type Api, type Graph, Refused } from './api';
import { parse } from './parse';

export const api: Api = {
  isServed: true,
  index: async (signal) => parse(await text('index.json', {}, signal)),
  recording: async (key, signal) =>
    parse(await text('recording.json', recordingParameters(key), signal)),
  totals: async (key, signal) => parse(await text('totals.json', recordingParameters(key), signal)),
  graph: async (key, asked, signal) =>
    graphOf(
      await get('graph.dot', { ...recordingParameters(key), ...graphParameters(asked) }, signal),
    ),
  figure: (key, asked, isDark, signal) => {
    const theme = isDark ? 'dark' : 'paper';
    return text(
      'graph.svg',
      { ...recordingParameters(key), ...graphParameters(asked), theme },
      signal,
    );
  },
  box: async (key, asked, id, signal) =>
    parse(
      await text(
        'drawn.json',
        { ...recordingParameters(key), ...graphParameters(asked), id: id.text },
        signal,
      ),
    ),
  detail: async (key, id, signal) => {
    const asked = { [id.kind]: String(id.number) };
    return parse(await text('detail.json', { ...recordingParameters(key), ...asked }, signal));
  },
  timeline: async (key, signal) =>
    parse(await text('timeline.json', recordingParameters(key), signal)),
  alive: async (key, op, signal) =>
    parse(await text('alive.json', { ...recordingParameters(key), op: String(op) }, signal)),
  terms: async (key, signal) => parse(await text('terms.json', recordingParameters(key), signal)),
  fitted: async (key, signal) => parse(await text('fitted.json', recordingParameters(key), signal)),
  ranks: async (key, signal) => parse(await text('ranks.json', recordingParameters(key), signal)),
  compare: async (key, other, signal) =>
    parse(
      await text(
        'compare.json',
        { ...recordingParameters(key), ...comparandParameters(other) },
        signal,
      ),
    ),
  difference: async (key, other, expand, signal) => {
    const open = expand === null ? {} : { expand: expand.join(',') };
    return graphOf(
      await get(
        'compare.dot',
        { ...recordingParameters(key), ...comparandParameters(other), ...open },
        signal,
      ),
    );
  },
  patterns: async (key, signal) =>
    parse(await text('patterns.json', recordingParameters(key), signal)),
  curve: async (key, offload, signal) =>
    parse(
      await text('curve.json', { ...recordingParameters(key), ...mayOffload(offload) }, signal),
    ),
  plan: async (key, planning, signal) =>
    parse(
      await text(
        'plan.json',
        { ...recordingParameters(key), ...comparandParameters(planning) },
        signal,
      ),
    ),
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

function recordingParameters({ run, tag, step }: RecordingKey): Record<string, string> {
  return { run, tag, step: String(step) };
}

function comparandParameters(other: Comparand): Record<string, string> {
  if ('goal' in other) return { [other.goal]: other.value, ...mayOffload(other.offload) };
  if (!('key' in other)) return { ...other };
  const { run, tag, step } = recordingParameters(other.key);
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
    throw new Error('TensorBoard does not answer. Check that it is running, then try again.', {
      cause: error,
    });
  }
  if (response.ok) return response;
  const why = await sentence(route, response);
  throw response.status < 500 ? new Refused(why) : new Error(why);
}

/** The server words its refusals; anything else that is not ours gets a sentence of its own. */
async function sentence(route: string, response: Response): Promise<string> {
  const isOurs = response.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  const body = isOurs ? (await response.text()).trim() : '';
  return body || `The server answered ${response.status} to ${route}; its log says why.`;
}
