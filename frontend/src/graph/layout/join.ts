// Pieces of a graph that were laid out alone, as one picture, each below the one before.

import { type LayoutGroup, numbersIn, type UnshadedLayout } from './types';
import type { Piece } from './split';

/** What Graphviz drew of a piece. */
export interface PieceLayout {
  readonly parts: readonly DrawnPart[];
  readonly width: number;
  readonly height: number;
}

interface DrawnPart {
  readonly kind: string;
  /** Graphviz's name for it. */
  readonly title: string;
  readonly text: string;
  /** Of a box or a cluster. */
  readonly extent: Extent;
}

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A piece, and by how much it is moved. */
interface Placed extends PieceLayout {
  readonly piece: Piece;
  readonly dx: number;
  readonly dy: number;
  /** How much further to the right the box stands above that it shares. */
  readonly bend: number;
}

/** Graphviz's room around a picture. */
const MARGIN = 4;

export function readPieceLayout(svg: string): PieceLayout {
  const part =
    /^<g id="[^"]*" class="(cluster|node|edge)\b[^>]*>\n<title>(.*)<\/title>[^]*?^<\/g>\n/gm;
  const [, , width = 0, height = 0] = numbersIn(/viewBox="([^"]*)"/.exec(svg)?.[1]);
  return {
    parts: [...svg.matchAll(part)].map(([text, kind = '', title = '']) => ({
      ...{ kind, title, text },
      extent: kind === 'edge' ? NOWHERE : extentOf(text),
    })),
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN,
  };
}

/** The pieces, one group each; null: a module in several of them would cover what is beside it. */
export function joinLayouts(
  pieces: readonly Piece[],
  sheets: readonly PieceLayout[],
): UnshadedLayout | null {
  const placed = place(pieces, sheets);
  const [own, shared] = clustersOf(placed);
  const all = enclosing(
    placed.map((at) => moved({ left: 0, right: at.width, top: -at.height, bottom: 0 }, at)),
  );
  const frames: string[] = [];
  for (const [name, held] of shared) {
    const whole = enclosing(held.map(([part, at]) => moved(part.extent, at)));
    if (placed.some((at) => isCovered(at, name, whole))) return null;
    frames.push(stretched(...held[0]!, whole));
  }
  const groups = placed.map((at) => {
    const texts = at.parts
      .filter((part) => (part.kind === 'cluster' ? own.has(part) : part.title !== at.piece.top))
      .map((part) => bent(part, at));
    return { x: at.dx, y: at.dy, svg: texts.join('') };
  });
  return framed(all, [{ x: 0, y: 0, svg: frames.join('') }, ...groups]);
}

function framed(
  { left, right, top, bottom }: Extent,
  groups: readonly LayoutGroup[],
): UnshadedLayout {
  return {
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
    groups: groups.map(({ x, y, svg }) => ({ x: x + MARGIN - left, y: y + MARGIN - top, svg })),
  };
}

/** All pieces have one middle, and the box that two of them share is in both as high. */
function place(pieces: readonly Piece[], sheets: readonly PieceLayout[]): Placed[] {
  const placed: Placed[] = [];
  pieces.forEach((piece, n) => {
    const sheet = sheets[n]!;
    const above = placed.at(-1);
    const here = boxIn(sheet, piece.top);
    const there = above ? moved(boxIn(above, piece.top), above) : here;
    const dx = -Math.round(sheet.width / 2);
    const dy = above ? there.top - here.top : 0;
    placed.push({ ...sheet, piece, dx, dy, bend: above ? there.left - here.left - dx : 0 });
  });
  return placed;
}

function boxIn({ parts }: PieceLayout, name: string | null): Extent {
  return parts.find(({ kind, title }) => kind === 'node' && title === name)?.extent ?? NOWHERE;
}

/** A cluster, or a part of it, and where. */
type Held = readonly [DrawnPart, Placed];

/** The clusters that are in one piece, and by their names, the outermost first, those in several. */
function clustersOf(placed: readonly Placed[]): [Set<DrawnPart>, Map<string, Held[]>] {
  const held = new Map<string, Held[]>();
  for (const at of placed) {
    const { around, top } = at.piece;
    // It is drawn only around its box in the piece above.
    const names = new Set([...around].flatMap(([box, names]) => (box === top ? [] : names)));
    for (const part of at.parts) {
      if (part.kind !== 'cluster' || !names.has(part.title)) continue;
      held.set(part.title, [...(held.get(part.title) ?? []), [part, at]]);
    }
  }
  const own = [...held.values()].filter(({ length }) => length === 1).map(([only]) => only![0]);
  return [new Set(own), new Map([...held].filter(([, { length }]) => length > 1))];
}

/** Whether a cluster would lie over a box that is not inside of it. */
function isCovered(at: Placed, cluster: string, whole: Extent): boolean {
  return at.parts.some(({ kind, title, extent }) => {
    if (kind !== 'node' || at.piece.around.get(title)?.includes(cluster)) return false;
    const { left, right, top, bottom } = moved(extent, at);
    const isBeside = right <= whole.left || left >= whole.right;
    return !isBeside && bottom > whole.top && top < whole.bottom;
  });
}

/** A cluster with its outline around all of it, and its text where its first part has it. */
function stretched({ text, extent }: DrawnPart, at: Placed, whole: Extent): string {
  const from = moved(extent, at);
  const [middle, centre] = [(from.left + from.right) / 2, (from.top + from.bottom) / 2];
  const right = (x: number) => x + (x < middle ? whole.left - from.left : whole.right - from.right);
  const down = (y: number) => y + (y < centre ? whole.top - from.top : whole.bottom - from.bottom);
  return text
    .replace(POINT, (_, x, y) => `${right(Number(x) + at.dx)},${down(Number(y) + at.dy)}`)
    .replace(ANCHOR, (_, x, y) => {
      return ` x="${Number(x) + at.dx + whole.left - from.left}" y="${Number(y) + at.dy}"`;
    });
}

/** A line that begins at the box of the piece above begins where that stands. */
function bent({ kind, title, text }: DrawnPart, { piece: { top }, bend }: Placed): string {
  if (kind !== 'edge' || top === null || !title.startsWith(`${top}&#45;`)) return text;
  return text.replace(
    / d="M(-?[\d.]+),(-?[\d.]+)C(-?[\d.]+),/g,
    (_, x0, y0, x1) => ` d="M${Number(x0) + bend},${y0}C${Number(x1) + bend},`,
  );
}

const POINT = /(-?[\d.]+),(-?[\d.]+)/g;
const ANCHOR = / x="(-?[\d.]+)" y="(-?[\d.]+)"/g;
const NOWHERE: Extent = { left: 0, right: 0, top: 0, bottom: 0 };

/** Of the outline, or the point where text stands that has none. */
function extentOf(text: string): Extent {
  const outline = / (?:points|d)="([^"]*)"/.exec(text)?.[1];
  const [, x, y] = / x="(-?[\d.]+)" y="(-?[\d.]+)"/.exec(text) ?? [];
  const numbers = numbersIn(outline ?? `${x},${y}`);
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, i) => i % 2 === axis));
  return {
    ...{ left: Math.min(...xs!), right: Math.max(...xs!) },
    ...{ top: Math.min(...ys!), bottom: Math.max(...ys!) },
  };
}

function moved(
  { left, right, top, bottom }: Extent,
  { dx, dy }: { dx: number; dy: number },
): Extent {
  return { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
}

function enclosing(all: readonly Extent[]): Extent {
  return all.reduce((a, b) => ({
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  }));
}
