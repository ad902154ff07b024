// The picture of the graph: which module calls stand open in it, and what is brought into sight.

import { computed, type ReadonlySignal, signal } from '@preact/signals';

import type { Api, Graph } from '../api';
import { hasDetails, type Id, moduleId } from '../ids';
import type { RecordingKey } from '../key';
import type { Layout } from '../layout';
import { ancestors, descendants } from '../tree';
import type { Navigation } from './navigation';
import type { Recordings } from './recordings';

/** A graph and its layout. */
export interface Picture {
  readonly recording: RecordingKey;
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

  const expandText = computed(() => address.value.expand?.join(',') ?? 'default');
  /** Of a recording and of what stands open in it. */
  const pictureKey = () => `${JSON.stringify(shown.peek())} ${expandText.peek()}`;
  /** The picture that the reader wants however many boxes it has. */
  let allowed = '';
  const picture = partOfShown<Picture>(
    () => (isShown() ? `graph ${expandText.value}` : null),
    async (key, abort) => {
      progress.value = 'Fetching the graph…';
      const graph = await api.graph(key, address.peek().expand, abort);
      if (graph.visible > MANY_BOXES && allowed !== pictureKey())
        throw new TooManyBoxes(graph.visible);
      progress.value = `Laying out ${graph.visible.toLocaleString('en-US')} boxes…`;
      return { recording: key, graph, svg: await layout(graph.dot, abort) };
    },
  );

  function allowLarge(): void {
    allowed = pictureKey();
    picture.reload();
  }

  /** The figure of what is shown, as SVG text. */
  function figure(isDark: boolean): Promise<string> {
    const shownPicture = picture.state.peek().value;
    if (!shownPicture) throw new Error('There is no graph yet.');
    const { recording, graph } = shownPicture;
    return api.figure(recording, graph.expand, isDark, new AbortController().signal);
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
    const calls =
      hasDetails(id) && modules.peek() ? ancestors(modules.peek()!, moduleAround(id)) : [];
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
    progress,
    focus,
    toggle,
    expandBelow,
    nearest,
    reveal,
    follow,
    allowLarge,
    figure,
  };
}

function sorted(calls: Iterable<number>): number[] {
  return [...new Set(calls)].sort((a, b) => a - b);
}
