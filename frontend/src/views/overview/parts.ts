// The parts of the memory, which add up to the whole.

import type { TotalsLine } from '../../api/messages';

export interface TotalPart {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly nbytes: number;
}

export interface TotalParts {
  readonly label: string;
  readonly total: number;
  /** Those that are not nothing. */
  readonly all: readonly TotalPart[];
  /** What of the headline is among them where the total is a peak: it may be in the backward. */
  readonly savedAtPeak: number | null;
}

/** The totals that have parts of which a bar can be made, the one that says most first. */
const WHOLES = ['total_peak_bytes', 'saved_bytes'];

/** Take a total apart: into the lines below it that have none below themselves. */
export function totalParts(lines: readonly TotalsLine[]): TotalParts {
  for (const key of WHOLES) {
    const at = lines.findIndex((line) => line.key === key);
    const total = lines[at];
    if (!total?.nbytes) continue;
    const end = lines.findIndex((line, i) => i > at && line.level <= total.level);
    const below = lines.slice(at + 1, end < 0 ? lines.length : end);
    const all = below.filter((line, i) => line.nbytes && (below[i + 1]?.level ?? 0) <= line.level);
    return {
      label: total.label,
      total: total.nbytes,
      all: all.map(({ key, label, help, level, nbytes }) => ({
        key,
        // Only the saved bytes of a peak have parts.
        label:
          total.key === 'total_peak_bytes' && level > total.level + 1 ? `saved: ${label}` : label,
        help,
        nbytes: nbytes ?? 0,
      })),
      savedAtPeak: below.find(({ key }) => key === 'peak_saved_bytes')?.nbytes ?? null,
    };
  }
  return { label: '', total: 0, all: [], savedAtPeak: null };
}
