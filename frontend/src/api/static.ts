// A page without a server: the replies are packed in the document. They were written together with
// this script, so nothing here checks versions.

import type { Answers, Api, ReplyOf, RouteName } from './api';
import type {
  AliveReply,
  DetailReply,
  DrawnReply,
  FoldState,
  FoldStates,
  Graph,
  GraphParams,
  LivesReply,
  ReleaseRow,
} from './messages';

/** Whole replies by route. */
type PackedReplies = { readonly [R in RouteName]?: ReplyOf<R> };

interface PackedDetails {
  readonly node: readonly DetailReply[];
  readonly module: readonly DetailReply[];
  /** Of the graphs' edges and boxes, each once. */
  readonly drawn: readonly DrawnReply[];
}

/** Whether the document has the answers in itself. */
export function isStaticPage(): boolean {
  return find('replies') !== null;
}

/** The text of a part; the error's sentence is for the reader. */
export async function readPart(name: string): Promise<string> {
  const element = find(name);
  if (!element) throw new Error(LEFT_OUT);
  const stream = new Blob([unpacked(element.textContent)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

const LEFT_OUT =
  'This page does not include that, because the recording is large. ' +
  'Open the recording in TensorBoard, or write it as .json with tb-actmem export.';

function find(name: string): HTMLElement | null {
  return document.getElementById(`page-${name}`);
}

/** Answers out of the document. */
export function staticApi(): Api {
  const replies = once<PackedReplies>('replies');
  const details = once<PackedDetails>('details');
  const lives = once<LivesReply>('lives');
  const graphs = once<FoldStates>('graphs');
  const tables = once<Record<string, string>>('tables');
  /** Which picture was given for what was asked. */
  const given = new Map<string, FoldState>();
  let shown: FoldState | undefined;

  const answers: Partial<Answers> = {
    async 'graph.dot'(params) {
      const { lines, states } = await graphs();
      const { expand } = params;
      shown = expand === undefined ? states[0]! : nearestState(states, expand, shown?.expand ?? []);
      given.set(pictureText(params), shown);
      return graphOf(lines, shown);
    },
    figure: () => Promise.resolve(new Blob([printed()], { type: 'image/svg+xml' })),
    async 'drawn.json'(params) {
      const { drawn } = await details();
      const parts = given.get(pictureText(params))?.drawn ?? [];
      return there(parts.map((part) => drawn[part]).find((part) => part?.id === params.id));
    },
    async 'detail.json'({ node, module = 0 }) {
      const known = await details();
      return there(node === undefined ? known.module[module] : known.node[node]);
    },
    'table.csv': async ({ by }) => there((await tables())[by]),
    'alive.json': async ({ op }) => aliveAfter(await lives(), op),
  };
  return {
    isServed: false,
    get: (route, params, signal) => answers[route]?.(params, signal) ?? packed(route),
  };

  async function packed<R extends RouteName>(route: R): Promise<ReplyOf<R>> {
    const reply = (await replies())[route];
    if (reply === undefined) throw new Error('This page does not include that.');
    return reply;
  }
}

/** A text for what a graph shows, the same for a graph and a part of it. */
function pictureText({ expand, show, hide }: GraphParams): string {
  return JSON.stringify([expand ?? null, show ?? [], hide ?? []]);
}

function once<T>(name: string): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => (asked ??= readPart(name).then((text) => JSON.parse(text) as T));
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('This page does not include that.');
  return value;
}

/** The figure that the page prints: no other is there. */
function printed(): string {
  const { src } = document.querySelector<HTMLImageElement>('.paper img')!;
  return new TextDecoder().decode(unpacked(src.slice(src.indexOf(',') + 1)));
}

function unpacked(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/**
 * The state nearest to what is asked: before all it has what was just opened and lacks what was just
 * closed. A page cannot bring every choice of open modules along.
 */
export function nearestState(
  states: readonly FoldState[],
  asked: readonly number[],
  shown: readonly number[],
): FoldState {
  const [wanted, before] = [new Set(asked), new Set(shown)];
  const likeness = ({ expand }: FoldState): number => {
    const has = new Set(expand);
    const opened = asked.filter((call) => !before.has(call) && has.has(call)).length;
    const closed = shown.filter((call) => !wanted.has(call) && has.has(call)).length;
    const common = expand.filter((call) => wanted.has(call)).length;
    return MORE_THAN_ALL * (opened - closed) + 2 * common - expand.length;
  };
  return states.reduce((best, each) => (likeness(each) > likeness(best) ? each : best));
}

const MORE_THAN_ALL = 1e7;

function graphOf(lines: readonly string[], { expand, visible, dot, repeated }: FoldState): Graph {
  const text = dot.map((line) => lines[line]).join('\n');
  return { dot: text, expand, visible, seconds: 0, quick: null, repeated };
}

/** What the server would say of an op. */
export function aliveAfter(
  { version, most, ops, lives, older }: LivesReply,
  op: number,
): AliveReply {
  const living = lives.filter(
    ({ made_by, ended }) => made_by.op <= op && (ended === null || op <= ended),
  );
  const kept = older.filter(({ born, ended }) => born <= op && (ended === null || op <= ended));
  const behind = (at: number): ReleaseRow | null => {
    const released = lives.filter(({ ended }) => ended === at);
    if (released.length === 0) return null;
    const [nbytes, count] = [sum(released), released.length];
    return { at: there(ops[at]), nbytes, count, storages: released.slice(0, most) };
  };
  return {
    version,
    at: there(ops[op]),
    live_bytes: sum(living),
    alive_count: living.length,
    alive: living.slice(0, most),
    older_bytes: sum(kept),
    older_count: kept.length,
    older: kept.slice(0, most),
    before: behind(op - 1),
    behind: behind(op),
  };
}

function sum(rows: readonly { readonly nbytes: number }[]): number {
  return rows.reduce((total, { nbytes }) => total + nbytes, 0);
}
