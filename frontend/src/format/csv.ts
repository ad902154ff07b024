// Comma-separated values, safe in spreadsheets.

export type Cell = string | number | boolean | null;

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
