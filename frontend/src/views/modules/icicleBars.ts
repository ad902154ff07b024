// The tree of module calls as bars: bytes are widths, inner calls are below.

import type { ModuleColumns } from '../../api/messages';
import { ancestors, type ModuleTree, totalBytes } from '../../recording/moduleTree';

export interface IcicleBar {
  readonly call: number;
  readonly depth: number;
  /** Parts of the whole width. */
  readonly start: number;
  readonly width: number;
}

/** Thinner than this nobody sees or meets a bar. */
const THINNEST = 1 / 800;

/** More than these, in a very deep model, cannot be drawn at once: the innermost are left out. */
const MOST = 2000;

/**
 * The bars of all calls that can be seen, outer before inner, in order of entry. A zoomed call has
 * the whole width, and so have those around it.
 */
export function icicleBars(
  modules: ModuleColumns,
  tree: ModuleTree,
  zoomed: number | null = null,
): IcicleBar[] {
  const size = (call: number) => modules.total_bytes[call] ?? 0;
  const whole = zoomed === null ? totalBytes(modules, tree) : size(zoomed);
  if (whole === 0) return [];
  const [, ...around] = ancestors(modules, zoomed);
  const found: IcicleBar[] = around
    .reverse()
    .map((call) => ({ call, depth: tree.depth[call] ?? 0, start: 0, width: 1 }));
  const place = (calls: readonly number[], from: number) => {
    let start = from;
    for (const call of calls) {
      const width = size(call) / whole;
      if (width >= THINNEST && found.length < MOST) {
        found.push({ call, depth: tree.depth[call] ?? 0, start, width });
        waiting.push([tree.children[call] ?? [], start]);
      }
      start += width;
    }
  };
  const waiting: [readonly number[], number][] = [[zoomed === null ? tree.roots : [zoomed], 0]];
  for (let next = 0; next < waiting.length; next += 1) place(...waiting[next]!);
  return found;
}

/** The classes of modules that save the most themselves, each with its number. */
export function coloredTypes({ type_name, self_bytes }: ModuleColumns): Map<string, number> {
  const sums = new Map<string, number>();
  type_name.forEach((name, call) =>
    sums.set(name, (sums.get(name) ?? 0) + (self_bytes[call] ?? 0)),
  );
  const largest = [...sums].filter(([name, nbytes]) => name && nbytes > 0);
  largest.sort(([, a], [, b]) => b - a);
  return new Map(largest.slice(0, COLOURS).map(([name], number) => [name, number]));
}

/** The others have the colour of a module that only contains modules. */
const COLOURS = 5;

/** The bar to which an arrow key leads; undefined where there is none. */
export function neighbourBar(
  all: readonly IcicleBar[],
  at: IcicleBar,
  key: string,
): IcicleBar | undefined {
  const end = at.start + at.width;
  const level = all.filter(({ depth }) => depth === at.depth);
  const place = level.indexOf(at);
  if (key === 'ArrowRight') return level[place + 1];
  if (key === 'ArrowLeft') return level[place - 1];
  if (key === 'ArrowUp')
    return all.find(
      (bar) =>
        bar.depth === at.depth - 1 &&
        bar.start <= at.start + 1e-9 &&
        bar.start + bar.width >= end - 1e-9,
    );
  if (key === 'ArrowDown')
    return all.find(
      (bar) => bar.depth === at.depth + 1 && bar.start >= at.start - 1e-9 && bar.start < end,
    );
  return undefined;
}
