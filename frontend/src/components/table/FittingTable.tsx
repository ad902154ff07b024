// A table that leaves out columns in a narrow window, and names them, instead of scrolling sideways.

import { fitting, GAP, roomIn, type SizedColumn, widthOf } from './columns';
import { Table, type TableProps } from './Table';
import { useWidth } from '../hooks/useWidth';

interface FittingTableProps extends Omit<TableProps, 'columns' | 'minWidth'> {
  columns: readonly SizedColumn[];
  /** The columns that are the last to go, in this order. */
  first: readonly string[];
}

const SCROLLBAR = 15;

export function FittingTable({ columns, first, ...props }: FittingTableProps) {
  const { element, width } = useWidth();
  const keys = fitting(columns, first, roomIn(width - SCROLLBAR), GAP);
  const shown = columns.filter(({ key }) => keys.includes(key));
  const hidden = columns.filter(({ key }) => !keys.includes(key));
  return (
    <div class="fitting-table" ref={element}>
      <Table {...props} columns={shown} minWidth={widthOf(shown)} />
      {hidden.length > 0 && (
        <p class="hint" data-testid={`${props.testId}-hidden`}>
          Not shown for lack of room: {hidden.map(({ label }) => label).join(', ')}.
        </p>
      )}
    </div>
  );
}
