// Where bytes are: bytes on one device are never added to those on another.

import type { RecordingReply } from '../api/messages';

/** The places of all rows that have bytes, each once; "" is the first device. */
export function devicesOfRows(
  where: readonly string[],
  nbytes: readonly number[],
  rows: readonly number[],
): string[] {
  return [...new Set(rows.filter((row) => nbytes[row]).map((row) => where[row] ?? ''))];
}

/** Several places as one: `on cuda:0 + cpu`; "" where all is on the first device. */
export function deviceText(places: readonly string[], first: string): string {
  if (places.every((place) => place === '')) return '';
  const devices = places.flatMap((place) => devicesIn(place || first));
  return `on ${[...new Set(devices)].join(' + ')}`;
}

/** The first device as a place; the total that is on it names it where there are others. */
export function firstDevice({ totals, meta }: Pick<RecordingReply, 'totals' | 'meta'>): string {
  return totals.find(({ key }) => key === 'saved_bytes')?.where || `on ${meta.device}`;
}

/** The devices that a place names. */
export function devicesIn(place: string): string[] {
  return place.replace(/^on /, '').split(' + ').filter(Boolean);
}
