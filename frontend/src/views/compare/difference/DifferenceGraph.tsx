// The graph of both recordings: each box has its changes. A click picks a change in the list.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { type Changed, changedIn, isPicked } from './changed';
import { useStore } from '../../../state/context';
import { type Box, createScenes, type Scene } from '../../../graph/draw/scene';
import { type Id, parseId } from '../../../recording/ids';
import type { Change } from '../../../api/messages';
import { createViewport, type Viewport } from '../../../graph/draw/viewport';
import { Mark } from '../Changes';
import { highlightEdges } from '../../../graph/draw/highlight';
import { ZoomButtons } from '../../../graph/draw/ZoomButtons';
import { Failure } from '../../../components/Notices';

const MEANING: readonly (readonly [Change, string])[] = [
  ['released', 'only in the first'],
  ['added', 'only in the second'],
  ['resized', 'different size, or partly replaced'],
  ['moved', 'on another device'],
];

/** Pixels around the picture, and the most that it takes of the page. */
const MARGIN = 56;
const HIGHEST = 520;

/** The first box in which the largest change stands. */
function largest({ boxes }: Scene): Id | null {
  const holds = ({ element }: Box) =>
    element.matches('.node') && changedIn(element).some(({ change }) => change === 0);
  return [...boxes.values()].find(holds)?.id ?? null;
}

interface DifferenceGraphProps {
  pair: string;
  picked: readonly Changed[];
  onPick: (picked: readonly Changed[]) => void;
}

export function DifferenceGraph({ pair, picked, onPick }: DifferenceGraphProps) {
  const { compare } = useStore();
  const { value: held, error, loading } = compare.difference.state.value;
  // Until it is there, the graph is that of two other recordings.
  const value = held?.pair === pair ? held : undefined;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const viewport = useRef<Viewport | null>(null);
  const [scene, setScene] = useState<Scene | null>(null);
  const [toggled, setToggled] = useState<Id | null>(null);
  const scenes = useRef(createScenes());
  const shown = useRef<Scene | null>(null);
  const pickedHere = useRef<readonly Changed[]>([]);
  const events = useRef({ onPick, setToggled });
  events.current = { onPick, setToggled };

  useLayoutEffect(() => {
    const [at, on] = [frame.current, canvas.current];
    if (!at || !on) return;
    const boxOf = (id: Id | null) => id && shown.current?.boxes.get(id.text)?.element;
    const made = createViewport(at, on, {
      onSelect(id) {
        // Of an edge there is nothing in the list.
        if (id?.kind === 'edge') return;
        const element = boxOf(id);
        pickedHere.current = element ? changedIn(element) : [];
        events.current.onPick(pickedHere.current);
      },
      onToggle(call) {
        events.current.setToggled({ kind: 'module', number: call, text: `m${call}` });
        compare.toggle(call);
      },
      onHover: (id) => shown.current && highlightEdges(shown.current, id),
      // The page scrolls past it unless the reader is in it.
      isZoom: (event) => event.ctrlKey || at.contains(document.activeElement),
    });
    viewport.current = made;
    return () => made.dispose();
  }, []);

  useLayoutEffect(() => {
    if (!value || !frame.current) return;
    const next = scenes.current.read(value.layout);
    frame.current.style.height = `${Math.min(HIGHEST, next.height + MARGIN)}px`;
    viewport.current?.show(next, toggled ?? largest(next), shown.current === null);
    shown.current = next;
    setScene(next);
  }, [value]);

  useEffect(() => {
    const lit = [...(scene?.svg.querySelectorAll('g.node') ?? [])].filter((element) =>
      changedIn(element).some((each) => isPicked(picked, each)),
    );
    lit.forEach((element) => element.classList.add('selected'));
    return () => lit.forEach((element) => element.classList.remove('selected'));
  }, [scene, picked]);

  useEffect(() => {
    if (picked === pickedHere.current) return;
    const first = parseId(frame.current?.querySelector('.canvas .selected')?.id ?? '');
    if (first) viewport.current?.keep(first);
  }, [picked]);

  return (
    <section
      class={picked.length > 0 ? 'difference picked' : 'difference'}
      aria-label="Graph of differences"
    >
      <div class="toolbar" role="group" aria-label="Graph of differences: options">
        <ul class="meaning" aria-label="Signs" data-testid="difference-legend">
          {MEANING.filter(([change]) => scene?.svg.querySelector(`.${change}`)).map(
            ([change, words]) => (
              <li key={change}>
                <Mark change={change} /> {words}
              </li>
            ),
          )}
        </ul>
        <div class="button-group">
          <button type="button" data-testid="difference-fold" onClick={() => compare.open([])}>
            Collapse all
          </button>
          <button
            type="button"
            title="Open the modules that changed most"
            data-testid="difference-default"
            onClick={() => compare.open(null)}
          >
            Default
          </button>
        </div>
        <ZoomButtons viewport={viewport} testId="difference-zoom" />
      </div>
      <div class="window">
        <div
          class="frame"
          ref={frame}
          tabIndex={0}
          role="group"
          aria-busy={loading}
          aria-label="Graph of the differences between the two recordings. Arrow keys move between boxes, Enter selects the changes of a box in the list below, Space opens or closes a module, plus and minus zoom, f fits the window."
          data-testid="difference-frame"
        >
          <div class="canvas" ref={canvas} data-testid="difference-canvas" />
        </div>
        {loading && (
          <p class="progress" role="status">
            Drawing the differences…
          </p>
        )}
      </div>
      {error && <Failure error={error} retry={compare.difference.reload} />}
    </section>
  );
}
