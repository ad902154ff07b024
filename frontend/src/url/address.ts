// What the reader looks at, as the page's URL says it, so that a link or a reload comes back.

import { type Id, parseId } from '../recording/ids';
import { readSettings, type Settings, writeSettings } from './settings';

/** The views that keep settings in the URL, each under its key. */
export const SETTINGS_VIEWS = ['graph', 'ops', 'modules', 'timeline', 'compare'] as const;
export type SettingsView = (typeof SETTINGS_VIEWS)[number];

interface Place {
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
  /** By what the runs are filtered: a regular expression. */
  runs: string;
}

export type Address = Place & Record<SettingsView, Settings>;

export const START: Address = {
  run: '',
  tag: '',
  step: null,
  view: 'overview',
  selected: null,
  expand: null,
  runs: '',
  ...ofViews(() => ({})),
};

export const KEYS = [
  ...(['run', 'tag', 'step', 'view', 'selected', 'expand'] as const),
  ...SETTINGS_VIEWS,
  'runs',
] as const;
export type Key = (typeof KEYS)[number];

/** Of these a change is a step of the reader, to which the back button returns. */
export const HISTORY_KEYS: readonly Key[] = ['run', 'tag', 'step', 'view'];

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
    runs: get('runs'),
    ...ofViews((each) => readSettings(get(each))),
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
    runs: address.runs,
    ...ofViews((each) => writeSettings(address[each])),
  };
}

/** A value for each view that keeps settings. */
function ofViews<T>(value: (view: SettingsView) => T): Record<SettingsView, T> {
  const entries = SETTINGS_VIEWS.map((view) => [view, value(view)] as const);
  return Object.fromEntries(entries) as Record<SettingsView, T>;
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
