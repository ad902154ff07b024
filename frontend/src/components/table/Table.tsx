// A table of any length: sortable headers, rows by keyboard and mouse, drawn only where seen.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { nextSort, type Sort } from './sort';
import { useVirtual } from './useVirtual';

export interface Column {
  key: string;
  label: string;
  /** What the column means, on hover. */
  help?: string;
  /** Width as a grid track. */
  width: string;
  /** Numbers stand on the right and sort from the largest. */
  isNumber?: boolean;
  cell: (row: number) => ComponentChildren;
}

export interface TableProps {
  label: string;
  testId: string;
  columns: readonly Column[];
  /** Row ids in the order in which they are shown. */
  rows: readonly number[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  selected: number | null;
  /** The table opens at its top, wherever the selected row is. */
  opensAtTop?: boolean;
  onChoose: (row: number) => void;
  /** Left and right arrow on a row, for trees. */
  onFold?: (row: number, isOpen: boolean) => void;
  /** The table goes back to its top when this changes, or the sort. */
  topKey?: string;
  minWidth: string;
}

const ROW_HEIGHT = 28;

export function Table(props: TableProps) {
  const { label, testId, columns, rows, selected, onChoose, minWidth } = props;
  const { scroller, virtualizer } = useVirtual(rows.length, ROW_HEIGHT, ROW_HEIGHT);
  const [active, setActive] = useState(-1);
  const template = columns.map((column) => column.width).join(' ');

  const { sort, topKey, opensAtTop = false } = props;
  useEffect(() => virtualizer.scrollToOffset(0), [sort?.key, sort?.descending, topKey]);

  // What another view selected is brought into sight, once.
  useEffect(() => {
    const position = selected === null || opensAtTop ? -1 : rows.indexOf(selected);
    if (position < 0) return;
    setActive(position);
    virtualizer.scrollToIndex(position, { align: 'auto' });
  }, [selected]);

  const moveTo = (position: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, position));
    setActive(next);
    virtualizer.scrollToIndex(next, { align: 'auto' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const row = rows[active];
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: rows.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) moveTo(to);
    else if (event.key === 'Enter' && row !== undefined) onChoose(row);
    else if (event.key === 'ArrowRight' && row !== undefined) props.onFold?.(row, true);
    else if (event.key === 'ArrowLeft' && row !== undefined) props.onFold?.(row, false);
    else return;
    event.preventDefault();
  };

  return (
    <div
      class="table"
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={active >= 0 ? `${testId}-${active}` : undefined}
      tabIndex={0}
      data-testid={testId}
      onKeyDown={onKeyDown}
    >
      <div style={{ minWidth, '--tracks': template }}>
        <Head {...props} />
        <div
          class="table-body"
          role="rowgroup"
          style={{ height: `${virtualizer.getTotalSize()}px` }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <div
                key={row}
                id={`${testId}-${index}`}
                class={`tr${index === active ? ' active' : ''}`}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={row === selected}
                data-row={row}
                style={{ transform: `translateY(${start - ROW_HEIGHT}px)` }}
                onClick={() => {
                  setActive(index);
                  onChoose(row);
                }}
              >
                {columns.map((column) => (
                  <div
                    key={column.key}
                    role="gridcell"
                    class={column.isNumber ? 'td number' : 'td'}
                  >
                    {column.cell(row)}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function Head({ columns, sort, onSort }: TableProps) {
  return (
    <div class="tr head" role="row" aria-rowindex={1}>
      {columns.map(({ key, label, help, isNumber = false }) => {
        const direction = sort?.key !== key ? 'none' : sort.descending ? 'descending' : 'ascending';
        return (
          <div key={key} role="columnheader" aria-sort={direction} class={isNumber ? 'number' : ''}>
            <button
              type="button"
              title={help}
              data-testid={`sort-${key}`}
              onClick={() => onSort(nextSort(sort, key, isNumber))}
            >
              {label}
              <span class="arrow" aria-hidden="true">
                {{ none: '', ascending: '▲', descending: '▼' }[direction]}
              </span>
            </button>
          </div>
        );
      })}
    </div>
  );
}
