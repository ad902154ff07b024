// Which picture of the graph the reader asks for, as an address says it and as the server is asked.

import type { Address } from '../url/address';

/** What stands open and what is shown of it. */
export interface GraphQuery {
  /** null leaves it to the server. */
  readonly expand: readonly number[] | null;
  /** Beside what is always shown. */
  readonly show: readonly ('parameters' | 'views')[];
  readonly hide: readonly 'freed'[];
}

export function graphQuery({ expand, graph }: Pick<Address, 'expand' | 'graph'>): GraphQuery {
  return {
    expand,
    show: (['parameters', 'views'] as const).filter((name) => graph[name] === '1'),
    hide: graph.freed === '0' ? ['freed'] : [],
  };
}

/** The query of the routes that draw the picture or tell of its parts. */
export function graphParameters({ expand, show, hide }: GraphQuery): Record<string, string> {
  return {
    ...(expand === null ? {} : { expand: expand.join(',') }),
    ...(show.length === 0 ? {} : { show: show.join(',') }),
    ...(hide.length === 0 ? {} : { hide: hide.join(',') }),
  };
}
