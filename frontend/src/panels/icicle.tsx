// The module calls as bars above their table: where the bytes are, at a glance.

import { useEffect, useMemo, useRef } from 'preact/hooks';

import { type Bar, bars, besideBar } from '../icicle';
import type { ModuleColumns } from '../messages';
import { belowParent } from '../modulerows';
import { callName, type Tree, wholeOf } from '../tree';
import { bytes, share } from '../units';
import { useSince } from './since';

interface IcicleProps {
  modules: ModuleColumns;
  tree: Tree;
  /** A module call. */
  selected: number | null;
  onChoose: (call: number) => void;
}

export function Icicle({ modules, tree, selected, onChoose }: IcicleProps) {
  const all = useMemo(() => bars(modules, tree), [modules, tree]);
  /** Where the keys led since something was selected. */
  const [active, setActive] = useSince(selected, selected);
  const frame = useRef<HTMLDivElement>(null);
  const at = all.find(({ call }) => call === active) ?? all[0];
  useEffect(() => {
    frame.current?.querySelector(`#bar-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (!at) return null;
  const whole = wholeOf(modules, tree);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = besideBar(all, at, event.key);
    if (next) setActive(next.call);
    else if (event.key === 'Enter' || event.key === ' ') onChoose(at.call);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  const depth = Math.max(...all.map((bar) => bar.depth)) + 1;
  return (
    <div
      class="icicle"
      ref={frame}
      role="tree"
      aria-label="Module calls as bars: widths are bytes, what is inside stands below"
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
            whole={whole}
            isActive={bar === at}
            isSelected={bar.call === selected}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

interface ItemProps {
  bar: Bar;
  modules: ModuleColumns;
  whole: number;
  isActive: boolean;
  isSelected: boolean;
  onChoose: (call: number) => void;
}

function Item({ bar, modules, whole, isActive, isSelected, onChoose }: ItemProps) {
  const { call, depth, start, width } = bar;
  const nbytes = modules.total_bytes[call] ?? 0;
  const text = `${callName(modules, call)}, ${bytes(nbytes)}, ${share(nbytes, whole)}`;
  return (
    <div
      id={`bar-${call}`}
      class={isActive ? 'icicle-bar active' : 'icicle-bar'}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      aria-label={text}
      title={text}
      data-call={call}
      style={{ '--start': start, '--width': width, '--depth': depth }}
      onClick={() => onChoose(call)}
    >
      <span>
        {belowParent(modules, call)} <small>{bytes(nbytes)}</small>
      </span>
    </div>
  );
}
