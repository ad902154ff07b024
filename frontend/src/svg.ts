// Graphviz's SVG made ready for the page: what is a box, which edges touch it, and handles to fold.

import { type Id, parseId } from './ids';
import type { Rect } from './panzoom';

const SVG = 'http://www.w3.org/2000/svg';

export interface Box extends Rect {
  readonly id: Id;
  readonly element: SVGGElement;
  /** It stands for several equal module calls in a row, of which its id is the first. */
  readonly isRepeated: boolean;
}

export interface Drawing {
  readonly svg: SVGSVGElement;
  readonly width: number;
  readonly height: number;
  /** By the texts of their ids. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** The edges that touch each box. */
  readonly edges: ReadonlyMap<string, readonly SVGGElement[]>;
}

/** How many drawings are remembered: one of 1,300 boxes has 18,000 elements. */
const REMEMBERED = 4;

/** Reads drawings and knows the last ones, with what was done to their elements. */
export function rememberingDrawings(): (text: string) => Drawing {
  // The one used last stands last.
  const known = new Map<string, Drawing>();
  return (text) => {
    const drawing = known.get(text) ?? readDrawing(text);
    known.delete(text);
    known.set(text, drawing);
    for (const [oldest] of known) if (known.size > REMEMBERED) known.delete(oldest);
    return drawing;
  };
}

/** Read Graphviz's text. Its own tooltips (the names of nodes) go; ids and classes stay. */
export function readDrawing(text: string): Drawing {
  // Browsers read HTML in a third of the time of XML, and nothing has to be copied.
  const page = document.createElement('template');
  page.innerHTML = text;
  const svg = document.adoptNode(page.content.querySelector('svg')!);
  const [, , width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(/\s+/).map(Number);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));

  const boxes = new Map<string, Box>();
  const idOfName = new Map<string, string>();
  const groups = [...svg.querySelectorAll<SVGGElement>('g.node, g.cluster')];
  for (const element of groups) {
    idOfName.set(takeTitle(element), element.id);
    const id = parseId(element.id);
    if (!id) continue;
    const lines = [...element.querySelectorAll('text')].map((line) => line.textContent);
    const isRepeated = element.classList.contains('repeated');
    const at = extent(element);
    const origin = translation(element);
    const place = { ...at, x: at.x + origin.x, y: at.y + origin.y };
    boxes.set(element.id, { id, element, isRepeated, ...place });
    element.querySelectorAll('polygon, path, ellipse').forEach((shape) => {
      if (shape.getAttribute('fill') !== 'none' || shape.getAttribute('stroke') !== 'none')
        shape.classList.add('outline');
    });
    if (element.classList.contains('node')) centreText(element, at);
    if (id.kind === 'module') addHandle(element, at);
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '-1');
    element.setAttribute('aria-label', lines.join(', '));
  }
  svg.querySelector('g.graph > title')?.remove();
  return { svg, width, height, boxes, edges: readEdges(svg, idOfName) };
}

function readEdges(svg: SVGSVGElement, idOfName: Map<string, string>): Map<string, SVGGElement[]> {
  const edges = new Map<string, SVGGElement[]>();
  for (const element of svg.querySelectorAll<SVGGElement>('g.edge')) {
    const ends = takeTitle(element).split('->');
    addReach(element);
    for (const end of new Set(ends.map((name) => name.replace(/:.*$/, '')))) {
      const id = idOfName.get(end) ?? end;
      const list = edges.get(id);
      if (list) list.push(element);
      else edges.set(id, [element]);
    }
  }
  return edges;
}

/** A line is too thin to be met: around it lies one that is wide and not seen. */
function addReach(element: SVGGElement): void {
  const line = element.querySelector('path')?.cloneNode() as SVGPathElement | undefined;
  if (!line) return;
  line.removeAttribute('stroke-dasharray');
  line.setAttribute('class', 'reach');
  element.append(line);
}

function takeTitle(element: Element): string {
  const title = [...element.children].find((child) => child.tagName === 'title');
  title?.remove();
  return title?.textContent ?? '';
}

/** By how much the groups move what is inside of them: all of it is in one, pieces in another. */
function translation(element: Element): { x: number; y: number } {
  const around = element.parentElement?.closest('g[transform]');
  if (!around) return { x: 0, y: 0 };
  const transform = around.getAttribute('transform') ?? '';
  const [, x = '0', y = '0'] = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(transform) ?? [];
  const outer = translation(around);
  return { x: Number(x) + outer.x, y: Number(y) + outer.y };
}

/** Where a box lies, from its outline or its text: no layout by the browser is needed. */
function extent(element: Element): Rect {
  const shapes = [...element.querySelectorAll('polygon, path, ellipse')];
  const corners = shapes.length > 0 ? shapes : [...element.querySelectorAll('text')];
  const points = corners.flatMap(coordinates);
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** x and y in turn, of points that span a shape. */
function coordinates(shape: Element): number[] {
  const read = (name: string) => Number(shape.getAttribute(name) ?? 0);
  if (shape.tagName === 'ellipse') {
    const [cx, cy, rx, ry] = [read('cx'), read('cy'), read('rx'), read('ry')];
    return [cx - rx, cy - ry, cx + rx, cy + ry];
  }
  if (shape.tagName === 'text') {
    // About as wide as text is; a box without an outline needs no more.
    const [x, y, size] = [read('x'), read('y'), read('font-size') || 12];
    const half = ((shape.textContent.length * size) / 2) * 0.55;
    const middle = shape.getAttribute('text-anchor') === 'start' ? x + half : x;
    return [middle - half, y - size, middle + half, y + size / 4];
  }
  const text = shape.getAttribute('points') ?? shape.getAttribute('d') ?? '';
  return (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}

/**
 * Write each line of a box as one text in its middle. Graphviz begins it where its own font would
 * have to begin, so that a wider one leaves the box, which has room for any.
 */
function centreText(element: SVGGElement, { x, width }: Rect): void {
  if (!element.querySelector('polygon, path, ellipse')) return;
  let line: SVGTextElement | undefined;
  for (const text of element.querySelectorAll('text')) {
    if (line && line.getAttribute('y') === text.getAttribute('y')) {
      line.append(asSpan(text));
      continue;
    }
    line = text;
    text.setAttribute('text-anchor', 'middle');
    text.setAttribute('x', String(x + width / 2));
  }
}

function asSpan(text: SVGTextElement): SVGTSpanElement {
  const span = document.createElementNS(SVG, 'tspan');
  for (const name of ['font-size', 'font-weight', 'fill']) {
    const value = text.getAttribute(name);
    if (value !== null) span.setAttribute(name, value);
  }
  span.textContent = text.textContent;
  text.remove();
  return span;
}

/** The + of a folded module and the − of an open one, in its upper right corner. */
function addHandle(element: SVGGElement, { x, y, width }: Rect): void {
  const isOpen = element.classList.contains('cluster');
  const handle = document.createElementNS(SVG, 'g');
  handle.setAttribute('class', 'handle');
  handle.setAttribute('transform', `translate(${x + width - 2} ${y + 2})`);
  const disc = document.createElementNS(SVG, 'circle');
  disc.setAttribute('r', '7');
  const sign = document.createElementNS(SVG, 'path');
  sign.setAttribute('d', isOpen ? 'M-3.5 0H3.5' : 'M-3.5 0H3.5M0-3.5V3.5');
  handle.append(disc, sign);
  element.append(handle);
}
