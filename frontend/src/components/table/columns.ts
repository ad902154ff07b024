// Which columns of a table are shown: those that the reader chose, or as many as there is room for.

import type { Column } from './Table';

interface Wide {
  readonly key: string;
  /** In pixels, what it takes at least. */
  readonly least: number;
}

/** A column, and what it needs in pixels. */
export interface SizedColumn extends Column {
  least: number;
}

/** Between two columns. */
export const GAP = 12;
/** Beside a row, as beside all of a view. */
const SIDE = 16;

/** What a table of this width has for its columns, with a gap behind each. */
export function roomIn(width: number): number {
  return Math.max(0, width - 2 * SIDE + GAP);
}

/** A width for `Column`: all of it, or at least that with a share of the room. */
export function sized(least: number, share = 0): { least: number; width: string } {
  return { least, width: share ? `minmax(${least}px, ${share}fr)` : `${least}px` };
}

/** The width of a table in which no column is cut. */
export function widthOf(columns: readonly SizedColumn[]): string {
  return `${columns.reduce((sum, { least }) => sum + least + GAP, 2 * SIDE - GAP)}px`;
}

/** Keys with commas; what names no column is left out. */
export function readColumns(text: string | undefined, columns: readonly Wide[]): string[] | null {
  const chosen = text?.split(',') ?? [];
  const known = columns.map(({ key }) => key).filter((key) => chosen.includes(key));
  return known.length > 0 ? known : null;
}

/** The columns without those that there is no room for; `first` are the last to go, in this order. */
export function fitting(
  columns: readonly Wide[],
  first: readonly string[],
  room: number,
  gap: number,
): string[] {
  const rank = ({ key }: Wide) => (first.includes(key) ? first.indexOf(key) : first.length);
  let left = room;
  const kept = new Set<string>();
  for (const column of [...columns].sort((a, b) => rank(a) - rank(b))) {
    left -= column.least + gap;
    if (left < 0 && kept.size > 0) break;
    kept.add(column.key);
  }
  return columns.map(({ key }) => key).filter((key) => kept.has(key));
}
