// The tree of module calls as bars: bytes are widths, inner calls are below.

import type { CategoryBytes, ModuleColumns } from '../../api/messages';
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

/** The part of a call's bytes with one category, and its place in the bar, from 0 to 1. */
export interface BarPart {
  readonly label: string;
  readonly colour: string;
  readonly nbytes: number;
  readonly start: number;
  readonly end: number;
}

/** The bytes that a call saves, by category. */
export function barParts(categories: readonly CategoryBytes[], call: number): BarPart[] {
  const found = categories.flatMap(({ key, label, nbytes }) => {
    const own = nbytes[call] ?? 0;
    return own > 0 ? [{ label, colour: colourOf(key), nbytes: own }] : [];
  });
  const whole = found.reduce((sum, { nbytes }) => sum + nbytes, 0);
  let end = 0;
  return found.map((part) => {
    const start = end;
    end += part.nbytes / whole;
    return { ...part, start, end };
  });
}

/** The colours of the timeline. */
export function colourOf(key: string): string {
  return COLOURS[key] ?? 'held';
}

const COLOURS: Record<string, string> = {
  activation_bytes: 'cached',
  input_bytes: 'input',
  checkpoint_cache_bytes: 'recomputed',
};

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
