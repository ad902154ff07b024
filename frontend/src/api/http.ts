// The only file that fetches. Every address is relative to the page's base, so that TensorBoard's
// --path_prefix and a proxy need no knowledge here.

import { type Api, Refused, type ReplyOf, type RouteName } from './api';
import type { Graph, Reply } from './messages';
import { parse } from './parse';

export const api: Api = {
  isServed: true,
  async get<R extends RouteName>(route: R, params: object, signal: AbortSignal) {
    const response = await request(route, query(params), signal);
    return (await read(route, response)) as ReplyOf<R>;
  },
};

async function read(route: RouteName, response: Response): Promise<string | Blob | Graph | Reply> {
  if (route === 'figure') return response.blob();
  if (route.endsWith('.dot')) return graphOf(response);
  const text = await response.text();
  return route.endsWith('.json') ? parse(text) : text;
}

/** The parameters as a query; what is undefined or false is left out. */
function query(params: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === false) continue;
    search.set(name, value === true ? '1' : String(value));
  }
  return search.toString();
}

async function graphOf(response: Response): Promise<Graph> {
  const header = (name: string) => response.headers.get(`X-Actmem-${name}`);
  const repeated = listed(header('Repeated') ?? '').map((pair) => pair.split(':').map(Number));
  return {
    dot: await response.text(),
    expand: listed(header('Expand') ?? '').map(Number),
    visible: Number(header('Visible') ?? 0),
    seconds: Number(header('Seconds') ?? 0),
    quick: header('Quick') === null ? null : listed(header('Quick') ?? '').map(Number),
    repeated: repeated.map(([call = 0, times = 1]) => [call, times]),
  };
}

function listed(header: string): string[] {
  return header === '' ? [] : header.split(',');
}

async function request(route: string, search: string, signal: AbortSignal): Promise<Response> {
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
