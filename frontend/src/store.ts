// What is shown and what is fetched for it. Panels read the signals and call the verbs; nothing
// here touches the document.

import { computed, signal } from '@preact/signals';

import type { Api, Which } from './api';
import { choose } from './chosen';
import type { Layout } from './layout';
import { type Place, START, type View, VIEWS } from './place';
import type { Detail, Graph, Index, Ranks, Recording, Terms, Timeline } from './recording';
import { resource } from './resource';
import { ancestors, descendants, tree } from './tree';

export type Store = ReturnType<typeof createStore>;

/** A graph and its layout. */
export interface Picture {
  readonly graph: Graph;
  readonly svg: string;
}

/** Beyond this a layout takes many seconds and the reader is asked first. */
export const MANY_BOXES = 1500;

/** How many module calls one click opens at most. */
const MOST_OPENED = 500;

export class TooManyBoxes extends Error {
  constructor(readonly boxes: number) {
    super(
      `This graph has ${boxes.toLocaleString('en-US')} boxes: laying it out may take a minute.`,
    );
  }
}

export function createStore(api: Api, layout: Layout, start: Place = START) {
  const place = signal<Place>(start);
  /** The tab is on the screen; nothing is fetched for a tab that nobody sees. */
  const isVisible = signal(true);
  const progress = signal('');
  /** What the graph brings into its middle when it is next drawn. */
  const focus = signal<string | null>(null);
  const mayBeLarge = signal('');
  const isDark = signal(false);

  const index = resource<Index>(() => (isVisible.value ? 'index' : null), api.index);
  const chosen = computed(() => choose(index.state.value.value, place.value));
  const which = computed((): Which | null => {
    const now = chosen.value;
    return now?.step ? { run: now.run.run, tag: now.tag.tag, ...now.step } : null;
  });
  const whichKey = computed(() => (which.value ? JSON.stringify(which.value) : null));

  /** The key of something that belongs to the recording that is shown. */
  const keyed = (suffix: string) =>
    isVisible.value && whichKey.value !== null ? `${whichKey.value} ${suffix}` : null;
  const current = (): Which => {
    const now = which.peek();
    if (!now) throw new Error('No recording is chosen.');
    return now;
  };

  const recording = resource<Recording>(
    () => keyed('recording'),
    (abort) => api.recording(current(), abort),
  );

  /** Fetched with every recording: only the answer tells whether there is anything to show. */
  const terms = resource<Terms>(
    () => (recording.state.value.value?.meta.has_ops ? keyed('terms') : null),
    (abort) => api.terms(current(), abort),
  );

  /** The views that this recording has; until that is known, also the one that a link asks for. */
  const views = computed(() => {
    const has_ops = recording.state.value.value?.meta.has_ops ?? true;
    const matched = terms.state.value;
    const isAsked =
      place.value.view === 'terms' && (matched.loading || !recording.state.value.value);
    const isThere: Partial<Record<View, boolean>> = {
      timeline: has_ops,
      terms: has_ops && (isAsked || (matched.value?.layers.length ?? 0) > 0),
      ranks: (chosen.value?.tag.ranks ?? 1) > 1,
    };
    return VIEWS.filter((each) => isThere[each] ?? true);
  });
  /** What is shown: the graph where the view that was chosen is not there. */
  const view = computed(() =>
    views.value.includes(place.value.view) ? place.value.view : 'graph',
  );

  const expandKey = computed(() => place.value.expand?.join(',') ?? 'default');
  const picture = resource<Picture>(
    () => (view.value === 'graph' ? keyed(`graph ${expandKey.value}`) : null),
    async (abort) => {
      progress.value = 'Fetching the graph…';
      const graph = await api.graph(current(), place.peek().expand, abort);
      const isAllowed = mayBeLarge.peek() === `${whichKey.peek()} ${expandKey.peek()}`;
      if (graph.visible > MANY_BOXES && !isAllowed) throw new TooManyBoxes(graph.visible);
      progress.value = `Laying out ${graph.visible.toLocaleString('en-US')} boxes…`;
      return { graph, svg: await layout(graph.dot, abort) };
    },
  );

  const detail = resource<Detail>(
    () => (/^[nm]/.test(place.value.selected) ? keyed(place.value.selected) : null),
    (abort) => api.detail(current(), place.peek().selected, abort),
  );

  const timeline = resource<Timeline>(
    () => (view.value === 'timeline' ? keyed('timeline') : null),
    (abort) => api.timeline(current(), abort),
  );

  /** What is known of the ranks while the server still reads some of them. */
  const ranksSoFar = signal<Ranks | null>(null);
  const ranks = resource<Ranks>(
    () => (view.value === 'ranks' ? keyed('ranks') : null),
    async (abort) => {
      let found = (ranksSoFar.value = await api.ranks(current(), abort));
      let before = Infinity;
      while (found.pending > 0 && found.pending < before) {
        before = found.pending;
        found = ranksSoFar.value = await api.ranks(current(), abort);
      }
      return found;
    },
  );

  const modules = computed(() => recording.state.value.value?.modules);
  const moduleTree = computed(() => modules.value && tree(modules.value));
  /** The row of a node in the table of ops. */
  const rowOfNode = computed(() => {
    const nodes = recording.state.value.value?.ops.node ?? [];
    return new Map(nodes.map((node, row) => [node, row]));
  });

  function change(part: Partial<Place>): void {
    place.value = { ...place.peek(), ...part };
  }

  function open(): Set<number> {
    return new Set(picture.state.peek().value?.graph.expand ?? place.peek().expand ?? []);
  }

  /** Another run is another model: what was selected and open there means nothing here. */
  function chooseRun(run: string): void {
    change({ run, tag: '', step: null, selected: '', expand: null });
  }

  /** Go to another rank's recording of the step that is shown. */
  function chooseRank({ run, tag }: { run: string; tag: string }, view: View): void {
    const step = which.peek()?.step ?? null;
    change({ run, tag, step, view, selected: '', expand: null });
  }

  function chooseTag(tag: string): void {
    change({ tag, step: null, selected: '', expand: null });
  }

  function select(selected: string): void {
    change({ selected });
  }

  function expandOne(call: number): void {
    change({ expand: sorted(open().add(call)) });
    focus.value = `m${call}`;
  }

  function collapse(call: number): void {
    const calls = open();
    const inside = moduleTree.peek() ? descendants(moduleTree.peek()!, call) : [call];
    inside.forEach((inner) => calls.delete(inner));
    change({ expand: sorted(calls) });
    focus.value = `m${call}`;
  }

  function toggle(call: number): void {
    (open().has(call) ? collapse : expandOne)(call);
  }

  function expandBelow(call: number): void {
    const calls = open();
    const inside = moduleTree.peek() ? descendants(moduleTree.peek()!, call) : [call];
    // The outermost come first; more than these neither fit into a graph nor into an address.
    inside.slice(0, MOST_OPENED).forEach((inner) => calls.add(inner));
    change({ expand: sorted(calls) });
    focus.value = `m${call}`;
  }

  /** The module call in which a selected thing stands, by its id in the picture. */
  function moduleOf(id: string): number | null {
    const number = Number(id.slice(1));
    if (id.startsWith('m')) return modules.peek()?.parent[number] ?? null;
    const row = rowOfNode.peek().get(number);
    return row === undefined ? null : (recording.state.peek().value?.ops.module[row] ?? null);
  }

  /** The innermost of the boxes that holds a thing: itself, or a module around it. */
  function nearest(id: string, boxes: Boxes): string | null {
    if (id === '') return null;
    if (boxes.has(id)) return id;
    const columns = modules.peek();
    const calls = columns && /^[nm]/.test(id) ? ancestors(columns, moduleOf(id)) : [];
    if (id.startsWith('m')) calls.unshift(Number(id.slice(1)));
    for (const call of calls) {
      const box = boxes.has(`m${call}`) ? call : repeatedWith(call, boxes);
      if (box !== undefined) return `m${box}`;
    }
    return null;
  }

  /** The first of the equal siblings among which a call is drawn. */
  function repeatedWith(call: number, boxes: Boxes): number | undefined {
    const siblings = moduleTree.peek()?.children[modules.peek()?.parent[call] ?? -1] ?? [];
    const before = siblings.findLast((each) => each < call && boxes.has(`m${each}`));
    return boxes.get(`m${before}`)?.isRepeated ? before : undefined;
  }

  /** Select a thing and show it in the graph, opening the modules around it. */
  function reveal(id: string): void {
    const calls = open();
    const columns = modules.peek();
    if (columns) ancestors(columns, moduleOf(id)).forEach((call) => calls.add(call));
    const isOpen = calls.size === open().size;
    change({ view: 'graph', selected: id, ...(isOpen ? {} : { expand: sorted(calls) }) });
    focus.value = id;
  }

  /** Go to a thing that a text named, in the view where the reader is. */
  function follow(id: string): void {
    if (view.peek() === 'graph') reveal(id);
    else select(id);
  }

  function allowLarge(): void {
    mayBeLarge.value = `${whichKey.peek()} ${expandKey.peek()}`;
    picture.reload();
  }

  /** Look for new data, and try again what failed. */
  function reload(): void {
    index.reload();
    for (const each of [recording, picture, detail, timeline, terms, ranks]) {
      if (each.state.peek().error) each.reload();
    }
    // A rank that had not come to this step may have by now.
    if (ranks.state.peek().value?.ranks.some(({ problem }) => problem)) ranks.reload();
  }

  function dispose(): void {
    [index, recording, picture, detail, timeline, terms, ranks].forEach((each) => each.dispose());
  }

  return {
    place,
    isVisible,
    isDark,
    index,
    chosen,
    which,
    recording,
    picture,
    detail,
    timeline,
    terms,
    ranks,
    ranksSoFar,
    views,
    view,
    progress,
    focus,
    modules,
    moduleTree,
    rowOfNode,
    change,
    chooseRun,
    chooseTag,
    chooseRank,
    select,
    toggle,
    expandBelow,
    moduleOf,
    nearest,
    reveal,
    follow,
    allowLarge,
    reload,
    dispose,
  };
}

function sorted(calls: Iterable<number>): number[] {
  return [...calls].sort((a, b) => a - b);
}

/** The boxes of a picture, by id. */
type Boxes = ReadonlyMap<string, { readonly isRepeated: boolean }>;
