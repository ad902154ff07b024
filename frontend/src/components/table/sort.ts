// Sort column tables as orders of row numbers; the columns do not change.

/** A value of a table that can be sorted. */
export type Cell = string | number | boolean | null;

export interface Sort<K extends string = string> {
  readonly key: K;
  readonly descending: boolean;
}

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

/** `[0, 1, …, length - 1]`. */
export function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}

/** `-nbytes` is by bytes, the largest first; a key that is no column's means nothing. */
export function readSort(text: string | undefined, keys: readonly string[]): Sort | null {
  const descending = text?.startsWith('-') === true;
  const key = text?.slice(descending ? 1 : 0) ?? '';
  return keys.includes(key) ? { key, descending } : null;
}

export function writeSort(sort: Sort | null): string {
  return sort ? `${sort.descending ? '-' : ''}${sort.key}` : '';
}
