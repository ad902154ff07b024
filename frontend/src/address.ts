// What the reader looks at, as the page's URL says it, so that a link or a reload comes back.

import { type Id, parseId } from './ids';
import { readSettings, type Settings, writeSettings } from './settings';

export interface Address {
  /** "" is the newest run, the first tag. */
  run: string;
  tag: string;
  /** null is the newest step, whichever that becomes. */
  step: number | null;
  /** The key of a view. */
  view: string;
  selected: Id | null;
  /** The module calls that stand open; null leaves it to the server. */
  expand: readonly number[] | null;
  /** What the graph shows beside what it always does: see asked.ts. */
  graph: Settings;
  /** How the tables stand: what each is filtered by, its order, what is open in it. */
  ops: Settings;
  modules: Settings;
  timeline: Settings;
  /** With what the recording is compared. */
  compare: Settings;
  /** By what the runs are filtered: a regular expression. */
  runs: string;
}

export const START: Address = {
  run: '',
  tag: '',
  step: null,
  view: 'overview',
  selected: null,
  expand: null,
  graph: {},
  ops: {},
  modules: {},
  timeline: {},
  compare: {},
  runs: '',
};

export const KEYS = [
  'run',
  'tag',
  'step',
  'view',
  'selected',
  'expand',
  'graph',
  'ops',
  'modules',
  'timeline',
  'compare',
  'runs',
] as const;
export type Key = (typeof KEYS)[number];

/** Of these a change is a step of the reader, to which the back button returns. */
export const PLACES: readonly Key[] = ['run', 'tag', 'step', 'view'];

/** Read the URL's strings; what is not understood is as if it were not there. */
export function readAddress(get: (key: Key) => string, views: readonly string[]): Address {
  const step = get('step');
  const view = get('view');
  return {
    run: get('run'),
    tag: get('tag'),
    step: /^-?\d+$/.test(step) ? Number(step) : null,
    view: views.includes(view) ? view : START.view,
    selected: parseId(get('selected')),
    expand: readCalls(get('expand')),
    graph: readSettings(get('graph')),
    ops: readSettings(get('ops')),
    modules: readSettings(get('modules')),
    timeline: readSettings(get('timeline')),
    compare: readSettings(get('compare')),
    runs: get('runs'),
  };
}

/** The URL's strings for an address; what stands at its default is "". */
export function writeAddress(address: Address): Record<Key, string> {
  return {
    run: address.run,
    tag: address.tag,
    step: address.step === null ? '' : String(address.step),
    view: address.view === START.view ? '' : address.view,
    selected: address.selected?.text ?? '',
    expand: writeCalls(address.expand),
    graph: writeSettings(address.graph),
    ops: writeSettings(address.ops),
    modules: writeSettings(address.modules),
    timeline: writeSettings(address.timeline),
    compare: writeSettings(address.compare),
    runs: address.runs,
  };
}

/** "none" is nothing open, "3,5-9" are calls and ranges of calls. */
export function readCalls(text: string): readonly number[] | null {
  if (text === 'none') return [];
  if (!/^\d+(-\d+)?(,\d+(-\d+)?)*$/.test(text)) return null;
  const calls = text.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: Math.min(last - first, MOST_CALLS) + 1 }, (_, i) => first + i);
  });
  return calls.slice(0, MOST_CALLS);
}

/** A hand-written range must not fill the memory of the reader's browser. */
const MOST_CALLS = 100_000;

export function writeCalls(calls: readonly number[] | null): string {
  if (calls === null) return '';
  if (calls.length === 0) return 'none';
  const sorted = [...new Set(calls)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const call of sorted) {
    const range = ranges.at(-1);
    if (range && range[1] === call - 1) range[1] = call;
    else ranges.push([call, call]);
  }
  return ranges.map(([a, b]) => (a === b ? `${a}` : `${a}-${b}`)).join(',');
}
