// The picture of the graph: which module calls stand open in it, and what is brought into sight.

import { computed, type ReadonlySignal, signal } from '@preact/signals';

import type { Address } from '../address';
import type { Api, Graph } from '../api';
import { askedOf } from '../asked';
import { type Id, isRow, moduleId } from '../ids';
import type { RecordingKey } from '../key';
import type { Layout } from '../layout';
import type { DrawnReply } from '../messages';
import { ancestors, descendants } from '../tree';
import { plural } from '../units';
import type { Navigation } from './navigation';
import type { Recordings } from './recordings';

/** The part of an address that says what the graph shows. */
type Place = Pick<Address, 'expand' | 'graph'>;

/** A graph and its layout. */
export interface Picture {
  readonly recording: RecordingKey;
  /** What the reader asked for. */
  readonly place: Place;
  readonly graph: Graph;
  readonly svg: string;
}

/** How many module calls one click opens at most. */
const MOST_OPENED = 500;

/** A layout for which the reader is asked first. */
export class SlowLayout extends Error {
  constructor(readonly graph: Graph) {
    super(`About ${plural(graph.visible, 'box', 'boxes')}, some ${waiting(graph)} to lay out.`);
  }
}

/** About how long a layout takes, for people: no more digits than are true. */
function waiting({ seconds }: Graph): string {
  if (seconds >= 90) return `${Math.round(seconds / 60)} minutes`;
  return seconds >= 20 ? `${Math.round(seconds / 10) * 10} s` : `${Math.round(seconds)} s`;
}

/** The key of the view that draws it. */
const GRAPH = 'graph';

/** The boxes of a picture, by the texts of their ids. */
type Boxes = ReadonlyMap<string, { readonly isRepeated: boolean }>;

export function createGraph(
  api: Api,
  layout: Layout,
  { address, change }: Navigation,
  { shown, partOfShown, modules, moduleTree, moduleAround }: Recordings,
  view: ReadonlySignal<string>,
) {
  const progress = signal('');
  /** What is brought into the middle when the graph is next drawn. */
  const focus = signal<Id | null>(null);
  const isShown = () => view.value === GRAPH;

  const asked = computed(() => askedOf(address.value));
  const askedText = computed(() => JSON.stringify(asked.value));
  /** Of a recording and of what is shown of it. */
  const pictureKey = () => `${JSON.stringify(shown.peek())} ${askedText.peek()}`;
  /** The picture that the reader wants however long it takes. */
  let allowed = '';
  const picture = partOfShown<Picture>(
    () => (isShown() ? `graph ${askedText.value}` : null),
    async (key, abort) => {
      progress.value = 'Fetching the graph…';
      const place = { expand: address.peek().expand, graph: address.peek().graph };
      const graph = await api.graph(key, asked.peek(), abort);
      if (graph.quick !== null && allowed !== pictureKey()) throw new SlowLayout(graph);
      const wait = graph.quick === null ? '' : `, some ${waiting(graph)}`;
      progress.value = `Laying out ${plural(graph.visible, 'box', 'boxes')}${wait}…`;
      return { recording: key, place, graph, svg: await layout(graph.dot, abort) };
    },
  );

  /** What a box or an edge of the picture is that is no row of the recording, or stands for several. */
  const drawn = partOfShown<DrawnReply>(
    () => {
      const { selected } = address.value;
      const { value } = picture.state.value;
      if (selected === null || !value || (isRow(selected) && times(selected) < 2)) return null;
      return has(value.graph, selected)
        ? `drawn ${selected.text} ${JSON.stringify(askedOf(value.place))}`
        : null;
    },
    (key, abort) =>
      api.drawn(key, askedOf(picture.state.peek().value!.place), address.peek().selected!, abort),
  );

  /** Whether the picture has such a box or edge. */
  const isInPicture = (id: Id) => {
    const { value } = picture.state.value;
    return value !== undefined && has(value.graph, id);
  };

  /** How many equal module calls the box stands for that the picture gives this id. */
  function times({ kind, number }: Id): number {
    if (kind !== 'module' || !isShown()) return 1;
    return picture.state.value.value?.graph.repeated.get(number) ?? 1;
  }

  function allowSlow(): void {
    allowed = pictureKey();
    picture.reload();
  }

  /** The figure of what is shown, as SVG text. */
  function figure(isDark: boolean): Promise<string> {
    const shownPicture = picture.state.peek().value;
    if (!shownPicture) throw new Error('There is no graph yet.');
    const { recording, place, graph } = shownPicture;
    const asked = askedOf({ ...place, expand: graph.expand });
    return api.figure(recording, asked, isDark, new AbortController().signal);
  }

  /** What is drawn of the recording that is shown. */
  const current = computed(() => {
    const { value } = picture.state.value;
    return JSON.stringify(value?.recording) === JSON.stringify(shown.value) ? value : undefined;
  });

  /** Show what is drawn already instead of what would be slow. */
  function giveUp(): void {
    const before = current.peek();
    if (before) rearrange(before.place);
    else picture.cancel();
  }

  /** Show the graph otherwise, with what is selected in sight. */
  function rearrange(part: Partial<Place>): void {
    change(part);
    focus.value = address.peek().selected;
  }

  function open(): Set<number> {
    return new Set(picture.state.peek().value?.graph.expand ?? address.peek().expand ?? []);
  }

  /** Draw the graph with these calls open, and one of them in the middle. */
  function expand(calls: Iterable<number>, middle: number): void {
    change({ expand: sorted(calls) });
    focus.value = moduleId(middle);
  }

  /** A call and those inside it, the outermost first. */
  function within(call: number): number[] {
    return moduleTree.peek() ? descendants(moduleTree.peek()!, call) : [call];
  }

  /** Open a module call, or close it with everything inside it. */
  function toggle(call: number): void {
    const calls = open();
    if (calls.has(call)) within(call).forEach((inner) => calls.delete(inner));
    else calls.add(call);
    expand(calls, call);
  }

  function expandBelow(call: number): void {
    // More than these neither fit into a graph nor into an address.
    expand([...open(), ...within(call).slice(0, MOST_OPENED)], call);
  }

  /** The innermost of the boxes that holds a thing: itself, or a module around it. */
  function nearest(id: Id | null, boxes: Boxes): Id | null {
    if (id === null || boxes.has(id.text)) return id;
    const calls = isRow(id) && modules.peek() ? ancestors(modules.peek()!, moduleAround(id)) : [];
    if (id.kind === 'module') calls.unshift(id.number);
    for (const call of calls) {
      const box = boxes.has(moduleId(call).text) ? call : repeatedWith(call, boxes);
      if (box !== undefined) return moduleId(box);
    }
    return null;
  }

  /** The first of the equal siblings among which a call is drawn. */
  function repeatedWith(call: number, boxes: Boxes): number | undefined {
    const siblings = moduleTree.peek()?.children[modules.peek()?.parent[call] ?? -1] ?? [];
    const before = siblings.findLast((each) => each < call && boxes.has(moduleId(each).text));
    return before !== undefined && boxes.get(moduleId(before).text)?.isRepeated
      ? before
      : undefined;
  }

  /** Select a thing and show it in the graph, opening the modules around it. */
  function reveal(id: Id): void {
    const calls = open();
    const before = calls.size;
    const parents = modules.peek();
    if (parents) ancestors(parents, moduleAround(id)).forEach((call) => calls.add(call));
    const isOpen = calls.size === before;
    change({ view: GRAPH, selected: id, ...(isOpen ? {} : { expand: sorted(calls) }) });
    focus.value = id;
  }

  /** Go to a thing that a text named, in the view where the reader is. */
  function follow(id: Id): void {
    if (view.peek() === GRAPH) reveal(id);
    else change({ selected: id });
  }

  return {
    picture,
    current,
    progress,
    focus,
    toggle,
    expandBelow,
    nearest,
    reveal,
    follow,
    allowSlow,
    giveUp,
    figure,
    rearrange,
    drawn,
    isInPicture,
    times,
  };
}

/** Whether a graph has such a box or edge; names of more than letters and digits are quoted. */
function has({ dot }: Graph, { text }: Id): boolean {
  return dot.includes(`id=${text} `) || dot.includes(`id="${text}"`);
}

function sorted(calls: Iterable<number>): number[] {
  return [...new Set(calls)].sort((a, b) => a - b);
}
