// Which allocation is under the pointer: in each band the largest lies at the bottom.

import type { AliveReply, LiveStack } from '../../api/messages';
import { opName } from '../../recording/opName';
import { bytes, tensorType } from '../../format/units';
import { where } from './alike';
import { type Band, bandOf, bandWords, ofWhat } from './bands';

/** A place in the plot: a point of the axis, and a height. */
export interface Place {
  readonly point: number;
  readonly nbytes: number;
}

/** The name of the allocation at a height; null above all bands. */
export function allocationAt(
  stack: LiveStack,
  bands: readonly Band[],
  { point, nbytes }: Place,
  alive: AliveReply,
): string | null {
  const band = bands.find(({ top }) => nbytes <= (top[point] ?? 0));
  if (!band || nbytes < 0) return null;
  const height = stack.categories[band.name]?.[point] ?? 0;
  let left = nbytes - ((band.top[point] ?? 0) - height);
  for (const row of rowsOf(alive, band.name)) {
    left -= row.nbytes;
    if (left <= 0) return row.text;
  }
  return `one of the smaller allocations of: ${bandWords(band.name)}`;
}

function rowsOf({ alive, older }: AliveReply, band: string): { nbytes: number; text: string }[] {
  const made = alive
    .filter((row) => bandOf(row) === band)
    .map((row) => ({
      nbytes: row.nbytes,
      text: [
        `${bytes(row.nbytes)} ${opName(row.made_by.name)} ${tensorType(row.dtype, row.shape)}`,
        where(row.made_by),
        row.reason,
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  const kept = older
    .filter((row) => row.band === band)
    .map(({ nbytes, name }) => ({
      nbytes,
      text: `${bytes(nbytes)} ${name ? `${name} · ` : ''}${ofWhat(band)}`,
    }));
  return [...made, ...kept].sort((a, b) => b.nbytes - a.nbytes);
}
