// The picture of the graph: fetched, laid out, and what its boxes and edges are.

import { computed, type ReadonlySignal, signal } from '@preact/signals';

import type { Address } from '../address';
import type { Api, Graph } from '../api';
import { askedOf } from '../asked';
import { createDrawings } from '../drawings';
import { type Id, isRow } from '../ids';
import type { RecordingKey } from '../key';
import type { Laid } from '../laid';
import type { Layout } from '../layout';
import type { DrawnReply } from '../messages';
import { plural } from '../units';
import { createAhead } from './ahead';
import type { Navigation } from './navigation';
import type { Recordings } from './recordings';

/** The part of an address that says what the graph shows. */
export type Place = Pick<Address, 'expand' | 'graph'>;

/** A graph and its layout. */
export interface Picture {
  readonly recording: RecordingKey;
  /** What the reader asked for. */
  readonly place: Place;
  readonly graph: Graph;
  readonly laid: Laid;
}

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
export const GRAPH = 'graph';

export function createPicture(
  api: Api,
  layout: Layout,
  { address }: Navigation,
  { shown, partOfShown }: Recordings,
  view: ReadonlySignal<string>,
) {
  const progress = signal('');
  const isShown = () => view.value === GRAPH;

  const askedText = computed(() => JSON.stringify(askedOf(address.value)));
  const placeNow = (): Place => ({ expand: address.peek().expand, graph: address.peek().graph });
  /** Of a recording and of what is shown of it. */
  const keyOf = (place: Place) => JSON.stringify([shown.peek(), askedOf(place)]);
  /** The picture that the reader wants however long it takes. */
  let allowed = '';
  const ahead = createAhead<Picture>();
  const drawings = createDrawings();

  async function make(recording: RecordingKey, place: Place, abort: AbortSignal): Promise<Picture> {
    progress.value = 'Fetching the graph…';
    const graph = await api.graph(recording, askedOf(place), abort);
    if (graph.quick !== null && allowed !== keyOf(place)) throw new SlowLayout(graph);
    const wait = graph.quick === null ? '' : `, some ${waiting(graph)}`;
    progress.value = `Laying out ${plural(graph.visible, 'box', 'boxes')}${wait}…`;
    return { recording, place, graph, laid: await layout(graph.dot, abort) };
  }

  const picture = partOfShown<Picture>(
    () => (isShown() ? `graph ${askedText.value}` : null),
    (key, abort) => {
      const place = placeNow();
      return ahead.take(keyOf(place), abort, (signal) => make(key, place, signal));
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

  /** Make a picture that the reader may ask for next; null: none any more. */
  function foresee(part: Partial<Place> | null): void {
    const key = shown.peek();
    // A page without a server answers by what it showed last.
    if (part === null || !key || !api.isServed || picture.state.peek().loading) ahead.drop();
    else {
      const place = { ...placeNow(), ...part };
      ahead.begin(keyOf(place), (signal) => {
        const work = make(key, place, signal);
        // To read it takes as long as to lay it out; who draws it says what is wrong with it.
        work.then(({ laid }) => !signal.aborted && drawings.read(laid)).catch(() => undefined);
        return work;
      });
    }
  }

  function allowSlow(): void {
    allowed = keyOf(placeNow());
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

  return {
    picture,
    current,
    progress,
    read: drawings.read,
    drawn,
    isInPicture,
    times,
    foresee,
    allowSlow,
    figure,
  };
}

/** Whether a graph has such a box or edge; names of more than letters and digits are quoted. */
function has({ dot }: Graph, { text }: Id): boolean {
  return dot.includes(`id=${text} `) || dot.includes(`id="${text}"`);
}
