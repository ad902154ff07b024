// The picture of the graph: fetched, laid out, and what its boxes and edges are.

import { computed, type ReadonlySignal, signal } from '@preact/signals';

import type { Api } from '../../api/api';
import { type GraphAddress, type GraphQuery, graphQuery } from '../../api/graphQuery';
import { settingsOf } from '../../url/address';
import { createScenes } from '../../graph/draw/scene';
import { type Id, isRow } from '../../recording/ids';
import { type RecordingKey, recordingParams } from '../../recording/key';
import type { GraphLayout } from '../../graph/layout/types';
import type { LayOut } from '../../graph/layout/client';
import type { Graph } from '../../api/messages';
import { plural } from '../../format/units';
import { createPrefetch } from '../../state/prefetch';
import type { Navigation } from '../../state/navigation';
import type { Recordings } from '../../state/recordings';
import { AwaitsReader } from '../../state/resource';

/** A graph and its layout. */
export interface Picture {
  readonly recording: RecordingKey;
  /** What the reader asked for. */
  readonly address: GraphAddress;
  readonly graph: Graph;
  readonly layout: GraphLayout;
}

/** A layout for which the reader is asked first. */
export class SlowLayout extends AwaitsReader {
  constructor(readonly graph: Graph) {
    super(`Laying out ${plural(graph.visible, 'box', 'boxes')} takes about ${waiting(graph)}.`);
  }
}

/** About how long a layout takes, for people: no more digits than are true. */
function waiting({ seconds }: Graph): string {
  if (seconds >= 90) return `${Math.round(seconds / 60)} minutes`;
  return seconds >= 20 ? `${Math.round(seconds / 10) * 10} s` : `${Math.round(seconds)} s`;
}

/** The key of the view that draws it. */
export const GRAPH = 'graph';

export function createPicture(
  api: Api,
  layout: LayOut,
  { address }: Navigation,
  { shown, fetchOfShown }: Recordings,
  view: ReadonlySignal<string>,
) {
  const progress = signal('');
  const isShown = () => view.value === GRAPH;

  const askedText = computed(() => JSON.stringify(graphQuery(address.value)));
  const placeNow = (): GraphAddress => ({
    expand: address.peek().expand,
    settings: { graph: settingsOf(address.peek(), GRAPH) },
  });
  /** Of a recording and of what is shown of it. */
  const keyOf = (place: GraphAddress) => JSON.stringify([shown.peek(), graphQuery(place)]);
  /** The picture that the reader wants however long it takes. */
  let allowed = '';
  const ahead = createPrefetch<Picture>();
  const scenes = createScenes();

  async function make(
    recording: RecordingKey,
    place: GraphAddress,
    abort: AbortSignal,
  ): Promise<Picture> {
    progress.value = 'Fetching the graph…';
    const graph = await api.get(
      'graph.dot',
      { ...recordingParams(recording), ...graphQuery(place) },
      abort,
    );
    if (graph.quick !== null && allowed !== keyOf(place)) throw new SlowLayout(graph);
    const wait = graph.quick === null ? '' : `, about ${waiting(graph)}`;
    progress.value = `Laying out ${plural(graph.visible, 'box', 'boxes')}${wait}…`;
    return { recording, address: place, graph, layout: await layout(graph.dot, abort) };
  }

  const picture = fetchOfShown<Picture>(
    () => (isShown() ? `graph ${askedText.value}` : null),
    (key, abort) => {
      const place = placeNow();
      return ahead.take(keyOf(place), abort, (signal) => make(key, place, signal));
    },
  );

  /** How to request a box or an edge that is no row of the recording, or stands for several. */
  function boxParams(selected: Id | null): (GraphQuery & { id: string }) | null {
    const { value } = picture.state.value;
    if (selected === null || !value || (isRow(selected) && times(selected) < 2)) return null;
    if (!has(value.graph, selected)) return null;
    return { ...graphQuery(value.address), id: selected.text };
  }

  /** Whether the picture has such a box or edge. */
  const isInPicture = (id: Id) => {
    const { value } = picture.state.value;
    return value !== undefined && has(value.graph, id);
  };

  /** How many equal module calls the box stands for that the picture gives this id. */
  function times({ kind, number }: Id): number {
    if (kind !== 'module' || !isShown()) return 1;
    return timesOf(picture.state.value.value?.graph, number);
  }

  /** Make a picture that the reader may ask for next; null: none any more. */
  function prefetch(part: Partial<GraphAddress> | null): void {
    const key = shown.peek();
    // A page without a server answers from its last graph.
    if (part === null || !key || !api.isServed || picture.state.peek().loading) ahead.drop();
    else {
      const place = { ...placeNow(), ...part };
      ahead.begin(keyOf(place), (signal) => {
        const work = make(key, place, signal);
        // Reading takes as long as the layout; an error appears when it is drawn.
        work.then(({ layout }) => !signal.aborted && scenes.read(layout)).catch(() => undefined);
        return work;
      });
    }
  }

  function allowSlow(): void {
    allowed = keyOf(placeNow());
    picture.reload();
  }

  /** What is drawn of the recording that is shown. */
  const current = computed(() => {
    const { value } = picture.state.value;
    return JSON.stringify(value?.recording) === JSON.stringify(shown.value) ? value : undefined;
  });

  /** What the graph shows, as the route of figures takes it; null before there is one. */
  const figureParams = computed(() => {
    const shownPicture = current.value;
    if (!shownPicture) return null;
    return graphQuery({ ...shownPicture.address, expand: shownPicture.graph.expand });
  });

  return {
    picture,
    current,
    progress,
    read: scenes.read,
    boxParams,
    isInPicture,
    times,
    prefetch,
    allowSlow,
    figureParams,
  };
}

/** How many equal module calls one box stands for. */
export function timesOf(graph: Graph | undefined, call: number): number {
  return graph?.repeated.find(([first]) => first === call)?.[1] ?? 1;
}

/** Whether a graph has such a box or edge; names of more than letters and digits are quoted. */
function has({ dot }: Graph, { text }: Id): boolean {
  return dot.includes(`id=${text} `) || dot.includes(`id="${text}"`);
}
