// The box that finds an op or a module and brings it into the middle of the graph.

import { useMemo, useState } from 'preact/hooks';

import { useStore } from '../../state/context';
import type { RecordingReply } from '../../api/messages';
import { MOST_HITS, findHits } from './findHits';

export function Search({ recording }: { recording: RecordingReply }) {
  const { graph } = useStore();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const hits = useMemo(() => findHits(recording, query), [recording, query]);
  const isListed = isOpen && query.trim() !== '';

  const choose = (position: number) => {
    const hit = hits[position];
    if (!hit) return;
    setOpen(false);
    graph.reveal(hit.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = hits.length - 1;
    if (event.key === 'ArrowDown') setActive(Math.min(last, active + 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1));
    else if (event.key === 'Enter') choose(active);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class="search">
      <input
        type="search"
        class="filter"
        role="combobox"
        list={undefined}
        placeholder="Find in graph"
        aria-label="Find an op or module in the graph"
        aria-expanded={isListed}
        aria-controls="search-hits"
        aria-activedescendant={isListed && hits.length > 0 ? `hit-${active}` : undefined}
        data-testid="search"
        value={query}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {isListed && (
        <ul class="hits" id="search-hits" role="listbox" aria-label="Found">
          {hits.map((hit, position) => (
            <li
              key={hit.id.text}
              id={`hit-${position}`}
              role="option"
              aria-selected={position === active}
              data-testid="search-hit"
              data-id={hit.id.text}
              // The input keeps the focus, or its blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(position)}
            >
              <span>{hit.name}</span> <small>{hit.where}</small>
            </li>
          ))}
          {hits.length === 0 && <li class="hint">No matches</li>}
          {hits.length === MOST_HITS && (
            <li class="hint">Only the first {MOST_HITS} are listed.</li>
          )}
        </ul>
      )}
    </div>
  );
}
