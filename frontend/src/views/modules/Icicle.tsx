// The module calls as bars above their table: where the bytes are, at a glance.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { barParts, colourOf, type IcicleBar, icicleBars, neighbourBar } from './icicleBars';
import type { CategoryBytes, ModuleColumns } from '../../api/messages';
import { callName, type ModuleTree, totalBytes } from '../../recording/moduleTree';
import { bytes, share } from '../../format/units';
import { useResettableState } from '../../components/hooks/useResettableState';

interface IcicleProps {
  modules: ModuleColumns;
  categories: readonly CategoryBytes[];
  tree: ModuleTree;
  /** A module call. */
  selected: number | null;
  onChoose: (call: number) => void;
}

export function Icicle({ modules, categories, tree, selected, onChoose }: IcicleProps) {
  const [zoomed, setZoomed] = useState<number | null>(null);
  useEffect(() => setZoomed(null), [modules]);
  const root = zoomed !== null && zoomed < modules.fqn.length ? zoomed : null;
  const all = useMemo(() => icicleBars(modules, tree, root), [modules, tree, root]);
  /** Where the keys led since something was selected. */
  const [active, setActive] = useResettableState(selected, selected);
  const frame = useRef<HTMLDivElement>(null);
  const at = all.find(({ call }) => call === active) ?? all[0];
  useEffect(() => {
    frame.current?.querySelector(`#bar-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (!at) return null;
  const whole = totalBytes(modules, tree);
  const zoomTo = (call: number | null) => {
    // The whole model is the same as its only root.
    const isWhole = call === null || (modules.total_bytes[call] ?? 0) === whole;
    setZoomed(isWhole ? null : call);
    if (call !== null && modules.total_bytes[call]) setActive(call);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbourBar(all, at, event.key);
    if (next) setActive(next.call);
    else if (event.key === 'Enter' || event.key === ' ') onChoose(at.call);
    else if (event.key === '+') zoomTo(at.call);
    else if (event.key === '-' && root !== null) zoomTo(modules.parent[root] ?? null);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  const depth = Math.max(...all.map((bar) => bar.depth)) + 1;
  const chosenName = selected === null ? '' : (modules.name[selected] ?? '');
  return (
    <>
      <div class="icicle-legend" data-testid="icicle-legend">
        {categories.map(({ key, label }) => (
          <span key={key}>
            <span class={`patch ${colourOf(key)}`} />
            {label}
          </span>
        ))}
        <span class="icicle-zoom">
          <button
            type="button"
            data-testid="icicle-zoom-in"
            title="Show the selected module in full width (double-click a bar, or press +)"
            disabled={selected === null || selected === root || !modules.total_bytes[selected]}
            onClick={() => zoomTo(selected)}
          >
            Zoom in{chosenName && ` to ${chosenName}`}
          </button>
          <button
            type="button"
            data-testid="icicle-zoom-out"
            title="Show the whole model (-, step by step)"
            disabled={root === null}
            onClick={() => setZoomed(null)}
          >
            Zoom out
          </button>
        </span>
      </div>
      <div
        class="icicle"
        ref={frame}
        role="tree"
        aria-label="Module calls as bars: width is bytes, inner calls are below"
        aria-activedescendant={`bar-${at.call}`}
        tabIndex={0}
        data-testid="icicle"
        onKeyDown={onKeyDown}
      >
        <div class="icicle-inner" role="none" style={{ '--levels': depth }}>
          {all.map((bar) => (
            <Item
              key={bar.call}
              bar={bar}
              modules={modules}
              categories={categories}
              whole={whole}
              isActive={bar === at}
              isSelected={bar.call === selected}
              onChoose={onChoose}
              onZoom={() => zoomTo(selected)}
            />
          ))}
        </div>
      </div>
    </>
  );
}

interface ItemProps {
  bar: IcicleBar;
  modules: ModuleColumns;
  categories: readonly CategoryBytes[];
  whole: number;
  isActive: boolean;
  isSelected: boolean;
  onChoose: (call: number) => void;
  /** Zoom into what the first click of a double click selected: it may have moved the bars. */
  onZoom: () => void;
}

function Item(props: ItemProps) {
  const { bar, modules, categories, whole, isActive, isSelected, onChoose, onZoom } = props;
  const { call, depth, start, width } = bar;
  const nbytes = modules.total_bytes[call] ?? 0;
  const size = `${bytes(nbytes)}, ${share(nbytes, whole)}`;
  const parts = barParts(categories, call);
  const saved = parts.map((part) => `${part.label} ${bytes(part.nbytes)}`);
  const text = [callName(modules, call), size, modules.type_name[call], ...saved]
    .filter(Boolean)
    .join(', ');
  const colours = parts.map(
    ({ colour, start, end }) => `var(--${colour}-fill) ${100 * start}% ${100 * end}%`,
  );
  return (
    <div
      id={`bar-${call}`}
      class={`icicle-bar${isActive ? ' active' : ''}`}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-label={text}
      title={text}
      data-call={call}
      style={{
        '--start': start,
        '--width': width,
        '--depth': depth,
        backgroundImage: `linear-gradient(to right, ${colours.join(', ')})`,
      }}
      onClick={(event) => event.detail < 2 && onChoose(call)}
      onDblClick={onZoom}
    >
      <span>
        {modules.name[call]} <small>{bytes(nbytes)}</small>
      </span>
    </div>
  );
}
