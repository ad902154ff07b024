// Which columns of a table are shown: those that the reader chose, or as many as there is room for.

interface Wide {
  readonly key: string;
  /** In pixels, what it takes at least. */
  readonly least: number;
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
