// The only file that fetches. Every address is relative to the page's base, so that TensorBoard's
// --path_prefix and a proxy need no knowledge here.

import {
  type Detail,
  type Graph,
  type Index,
  parse,
  type Ranks,
  type Recording,
  type Terms,
  type Timeline,
} from './recording';

/** One recording. */
export interface Which {
  run: string;
  tag: string;
  step: number;
  wall_time: number | null;
}

export interface Api {
  index: (signal: AbortSignal) => Promise<Index>;
  recording: (which: Which, signal: AbortSignal) => Promise<Recording>;
  graph: (which: Which, expand: readonly number[] | null, signal: AbortSignal) => Promise<Graph>;
  detail: (which: Which, id: string, signal: AbortSignal) => Promise<Detail>;
  timeline: (which: Which, signal: AbortSignal) => Promise<Timeline>;
  terms: (which: Which, signal: AbortSignal) => Promise<Terms>;
  ranks: (which: Which, signal: AbortSignal) => Promise<Ranks>;
}

export const api: Api = {
  index: async (signal) => parse(await text('index.json', {}, signal)),
  recording: async (which, signal) => parse(await text('recording.json', named(which), signal)),
  async graph(which, expand, signal) {
    const asked = expand === null ? {} : { expand: expand.join(',') };
    const response = await get('graph.dot', { ...named(which), ...asked }, signal);
    const open = response.headers.get('X-Actmem-Expand') ?? '';
    return {
      dot: await response.text(),
      expand: open === '' ? [] : open.split(',').map(Number),
      visible: Number(response.headers.get('X-Actmem-Visible') ?? 0),
    };
  },
  detail: async (which, id, signal) => {
    const asked = { [id.startsWith('m') ? 'module' : 'node']: id.slice(1) };
    return parse(await text('detail.json', { ...named(which), ...asked }, signal));
  },
  timeline: async (which, signal) => parse(await text('timeline.json', named(which), signal)),
  terms: async (which, signal) => parse(await text('terms.json', named(which), signal)),
  ranks: async (which, signal) => parse(await text('ranks.json', named(which), signal)),
};

function named({ run, tag, step }: Which): Record<string, string> {
  return { run, tag, step: String(step) };
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
