// Where the reader stands: what is written into the URL, so that a link or a reload comes back.

export const VIEWS = ['graph', 'ops', 'modules', 'largest', 'timeline', 'terms', 'ranks'] as const;
export type View = (typeof VIEWS)[number];

export interface Place {
  /** "" is the newest run, the first tag. */
  run: string;
  tag: string;
  /** null is the newest step, whichever that becomes. */
  step: number | null;
  view: View;
  /** What is selected, by its id in the picture (`n12`, `m5`); "" for nothing. */
  selected: string;
  /** The module calls that stand open; null leaves it to the server. */
  expand: readonly number[] | null;
}

export const START: Place = {
  run: '',
  tag: '',
  step: null,
  view: 'graph',
  selected: '',
  expand: null,
};

export const KEYS = ['run', 'tag', 'step', 'view', 'selected', 'expand'] as const;
export type Key = (typeof KEYS)[number];

/** Read a place from the URL's strings; what is not understood is as if it were not there. */
export function readPlace(get: (key: Key) => string): Place {
  const step = get('step');
  const view = get('view');
  const selected = get('selected');
  return {
    run: get('run'),
    tag: get('tag'),
    step: /^-?\d+$/.test(step) ? Number(step) : null,
    view: VIEWS.find((known) => known === view) ?? START.view,
    selected: /^[nmts]\d+$/.test(selected) ? selected : '',
    expand: readExpand(get('expand')),
  };
}

/** The URL's strings for a place; what stands at its default is "". */
export function writePlace(place: Place): Record<Key, string> {
  return {
    run: place.run,
    tag: place.tag,
    step: place.step === null ? '' : String(place.step),
    view: place.view === START.view ? '' : place.view,
    selected: place.selected,
    expand: writeExpand(place.expand),
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
