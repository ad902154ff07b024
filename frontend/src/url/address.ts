// The reader's place, as the page's URL stores it for links and reloads.

import { type Id, parseId } from '../recording/ids';
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
  /** By what the runs are filtered: a regular expression. */
  runs: string;
  /** The settings of each view and of `SHARED`, by their keys. What keeps none is not there. */
  settings: Readonly<Record<string, Settings>>;
}

const NONE: Settings = {};

/** The GPU with whose memory several views compare. */
export const GPU = 'gpu';

/** Settings of several views. */
const SHARED = [GPU];

/** The settings of one view, or of several. */
export function settingsOf({ settings }: Pick<Address, 'settings'>, view: string): Settings {
  return settings[view] ?? NONE;
}

export const START: Address = {
  run: '',
  tag: '',
  step: null,
  view: 'overview',
  selected: null,
  expand: null,
  runs: '',
  settings: {},
};

/** A change of one of these is a step of the reader, to which the back button returns. */
export const HISTORY_KEYS: readonly string[] = ['run', 'tag', 'step', 'view'];

/** The names in the URL; each view stores its settings under its key. */
export function urlKeys(views: readonly string[]): string[] {
  return [...HISTORY_KEYS, 'selected', 'expand', ...views, ...SHARED, 'runs'];
}

/** Read the URL's strings; what is not understood is ignored. */
export function readAddress(get: (key: string) => string, views: readonly string[]): Address {
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
    settings: Object.fromEntries(
      [...views, ...SHARED]
        .map((each) => [each, readSettings(get(each))] as const)
        .filter(([, own]) => isSet(own)),
    ),
  };
}

function isSet(settings: Settings): boolean {
  return Object.keys(settings).length > 0;
}

/** The URL's strings for an address; a default is "" or missing. */
export function writeAddress(address: Address): Readonly<Record<string, string>> {
  return {
    run: address.run,
    tag: address.tag,
    step: address.step === null ? '' : String(address.step),
    view: address.view === START.view ? '' : address.view,
    selected: address.selected?.text ?? '',
    expand: writeCalls(address.expand),
    runs: address.runs,
    ...Object.fromEntries(
      Object.entries(address.settings).map(([view, own]) => [view, writeSettings(own)]),
    ),
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
