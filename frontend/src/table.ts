// Sorting and filtering of column tables, as orders of row numbers: the columns stay as they came.

export interface Sort<K extends string = string> {
  readonly key: K;
  readonly descending: boolean;
}

export type Cell = string | number | boolean | null;

/** Rows in the order of a column. Equal ones keep their order; null comes last either way. */
export function sortRows(
  rows: readonly number[],
  column: ArrayLike<Cell>,
  descending: boolean,
): number[] {
  const sign = descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const x = column[a] ?? null;
    const y = column[b] ?? null;
    if (x === y) return 0;
    if (x === null) return 1;
    if (y === null) return -1;
    return x < y ? -sign : sign;
  });
}

/** The sort after a click on a header: numbers begin with the largest, text with the first. */
export function nextSort<K extends string>(
  sort: Sort<K> | null,
  key: K,
  isNumber: boolean,
): Sort<K> | null {
  if (sort?.key !== key) return { key, descending: isNumber };
  return sort.descending === isNumber ? { key, descending: !isNumber } : null;
}

/** A test for text: every word of the query must occur, in any case and order. */
export function matcher(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

/** A test by regular expression; null when the pattern is not one. */
export function pattern(source: string): ((text: string) => boolean) | null {
  try {
    const expression = new RegExp(source, 'i');
    return (text) => expression.test(text);
  } catch {
    return null;
  }
}

/** `[0, 1, …, length - 1]`. */
export function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

/**
 * Comma-separated values as RFC 4180 writes them. Texts are safe in spreadsheets: what would be a
 * formula stands behind an apostrophe.
 */
export function csv(header: readonly string[], rows: Iterable<readonly Cell[]>): string {
  const line = (cells: readonly Cell[]) => cells.map(quote).join(',') + '\r\n';
  let text = line(header);
  for (const row of rows) text += line(row);
  return text;
}

const FORMULA = /^[=+\-@＝＋－＠]/;

function quote(cell: Cell): string {
  const plain = cell === null ? '' : String(cell);
  const text = typeof cell === 'string' && FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
