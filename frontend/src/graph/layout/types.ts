// A graph as Graphviz laid it out, in groups that each stand still while another one changes.

import type { Shades } from './shading';

/** What the page shows: SVG that is in no element yet. */
export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  /** From the back to the front. */
  readonly groups: readonly LayoutGroup[];
  /** Of boxes in the groups, whose text does not have them. */
  readonly shades: Shades;
}

/** A layout that knows nothing of shades. */
export type UnshadedLayout = Omit<GraphLayout, 'shades'>;

export interface LayoutGroup {
  /** By how much it is moved. */
  readonly x: number;
  readonly y: number;
  readonly svg: string;
}

/** Graphviz's text of a graph that was laid out as a whole, as one group. */
export function asOneGroup(text: string): UnshadedLayout {
  const [, head = '', graph = ''] =
    /^([^]*?<g id="graph0"[^>]*>\n)([^]*)<\/g>\n<\/svg>/m.exec(text) ?? [];
  const [, , width = 1, height = 1] = numbersIn(/viewBox="([^"]*)"/.exec(head)?.[1]);
  const [x = 0, y = 0] = numbersIn(/translate\(([^)]*)\)/.exec(head)?.[1]);
  return { width, height, groups: [{ x, y, svg: graph }] };
}

/** How much text there is. */
export function textLength({ groups }: GraphLayout): number {
  return groups.reduce((sum, { svg }) => sum + svg.length, 0);
}

export function numbersIn(text = ''): number[] {
  return (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
}
