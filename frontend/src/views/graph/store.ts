// The reader's actions on the graph: open and close modules, reveal and select.

import { type ReadonlySignal, signal } from '@preact/signals';

import type { Api } from '../../api/api';
import type { GraphAddress } from '../../api/graphQuery';
import { type Id, isRow, moduleId } from '../../recording/ids';
import type { LayOut } from '../../graph/layout/client';
import { ancestors, descendants } from '../../recording/moduleTree';
import type { Navigation } from '../../state/navigation';
import { createPicture, GRAPH } from './picture';
import type { Recordings } from '../../state/recordings';

/** How many module calls one click opens at most. */
const MOST_OPENED = 500;

/** Who only passes by stays shorter. */
const REST_MS = 80;

/** The boxes of a picture, by the texts of their ids. */
type Boxes = ReadonlyMap<string, { readonly isRepeated: boolean }>;

export function createGraph(
  api: Api,
  layout: LayOut,
  navigation: Navigation,
  recordings: Recordings,
  view: ReadonlySignal<string>,
) {
  const { address, change } = navigation;
  const { modules, moduleTree, moduleAround } = recordings;
  /** Until somebody has pointed long enough. */
  let resting: ReturnType<typeof setTimeout> | undefined;
  const scene = createPicture(api, layout, navigation, recordings, view);
  const { picture, current } = scene;
  /** What is brought into the middle when the graph is next drawn. */
  const focus = signal<Id | null>(null);

  /** Show what is drawn already instead of what would be slow. */
  function restorePrevious(): void {
    const before = current.peek();
    if (before) rearrange(before.address);
    else picture.cancel();
  }

  /** Show the graph otherwise, with what is selected in sight. */
  function rearrange(part: Partial<GraphAddress>): void {
    change(part);
    focus.value = address.peek().selected;
  }

  function openCalls(): Set<number> {
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

  /** What stands open once a module call is opened, or closed with everything inside it. */
  function toggled(call: number): Set<number> {
    const calls = openCalls();
    if (calls.has(call)) within(call).forEach((inner) => calls.delete(inner));
    else calls.add(call);
    return calls;
  }

  function toggle(call: number): void {
    clearTimeout(resting);
    expand(toggled(call), call);
  }

  /** Somebody points where a click opens or closes this call: its picture is made meanwhile. */
  function prefetchToggle(call: number | null): void {
    clearTimeout(resting);
    scene.prefetch(null);
    if (call === null) return;
    resting = setTimeout(() => scene.prefetch({ expand: sorted(toggled(call)) }), REST_MS);
  }

  function expandBelow(call: number): void {
    // More than these neither fit into a graph nor into an address.
    expand([...openCalls(), ...within(call).slice(0, MOST_OPENED)], call);
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
    const calls = openCalls();
    const before = calls.size;
    const parents = modules.peek();
    if (parents) ancestors(parents, moduleAround(id)).forEach((call) => calls.add(call));
    const isOpen = calls.size === before;
    change({ view: GRAPH, selected: id, ...(isOpen ? {} : { expand: sorted(calls) }) });
    focus.value = id;
  }

  /** Go to a thing that a text named, in the view where the reader is. */
  function goTo(id: Id): void {
    if (view.peek() === GRAPH) reveal(id);
    else change({ selected: id });
  }

  return {
    ...scene,
    focus,
    toggle,
    prefetchToggle,
    expandBelow,
    nearest,
    reveal,
    goTo,
    restorePrevious,
    rearrange,
  };
}

function sorted(calls: Iterable<number>): number[] {
  return [...new Set(calls)].sort((a, b) => a - b);
}
