// Which graph the reader wants to see, as the routes take it.

import { type Address, settingsOf } from '../url/address';
import type { GraphParams, RecordingParams } from './messages';

/** The open modules, and what is shown and hidden. */
export type GraphQuery = Omit<GraphParams, keyof RecordingParams>;

/** The part of an address that says what the graph shows. */
export type GraphAddress = Pick<Address, 'expand' | 'settings'>;

export function graphQuery(address: GraphAddress): GraphQuery {
  const { expand } = address;
  const graph = settingsOf(address, 'graph');
  const show = (['parameters', 'views'] as const).filter((name) => graph[name] === '1');
  return {
    ...(expand === null ? {} : { expand: [...expand] }),
    ...(show.length === 0 ? {} : { show }),
    ...(graph.freed === '0' ? { hide: ['freed'] } : {}),
  };
}
