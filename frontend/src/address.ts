// What the reader looks at, as the page's URL says it, so that a link or a reload comes back.

import { type Id, parseId } from './ids';

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
}

export const START: Address = {
  run: '',
  tag: '',
  step: null,
  view: 'graph',
  selected: null,
  expand: null,
};

export const KEYS = ['run', 'tag', 'step', 'view', 'selected', 'expand'] as const;
export type Key = (typeof KEYS)[number];

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
    expand: readExpand(get('expand')),
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
    expand: writeExpand(address.expand),
  };
}

/** "none" is nothing open, "3,5-9" are calls and ranges of calls. */
function readExpand(text: string): readonly number[] | null {
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

function writeExpand(expand: readonly number[] | null): string {
  if (expand === null) return '';
  if (expand.length === 0) return 'none';
  const sorted = [...new Set(expand)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const call of sorted) {
    const range = ranges.at(-1);
    if (range && range[1] === call - 1) range[1] = call;
    else ranges.push([call, call]);
  }
  return ranges.map(([a, b]) => (a === b ? `${a}` : `${a}-${b}`)).join(',');
}
