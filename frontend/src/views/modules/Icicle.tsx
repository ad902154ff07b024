// The module calls as bars above their table: where the bytes are, at a glance.

import { useEffect, useMemo, useRef } from 'preact/hooks';

import { type IcicleBar, icicleBars, neighbourBar } from './icicleBars';
import type { ModuleColumns } from '../../api/messages';
import { callName, type ModuleTree, totalBytes } from '../../recording/moduleTree';
import { bytes, share } from '../../format/units';
import { useResettableState } from '../../components/hooks/useResettableState';

interface IcicleProps {
  modules: ModuleColumns;
  tree: ModuleTree;
  /** A module call. */
  selected: number | null;
  onChoose: (call: number) => void;
}

export function Icicle({ modules, tree, selected, onChoose }: IcicleProps) {
  const all = useMemo(() => icicleBars(modules, tree), [modules, tree]);
  /** Where the keys led since something was selected. */
  const [active, setActive] = useResettableState(selected, selected);
  const frame = useRef<HTMLDivElement>(null);
  const at = all.find(({ call }) => call === active) ?? all[0];
  useEffect(() => {
    frame.current?.querySelector(`#bar-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (!at) return null;
  const whole = totalBytes(modules, tree);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbourBar(all, at, event.key);
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
  bar: IcicleBar;
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
        {modules.name[call]} <small>{bytes(nbytes)}</small>
      </span>
    </div>
  );
}
