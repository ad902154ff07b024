// Prepare Graphviz's SVG for the page: find boxes and their edges, and add handles to fold.

import { type Id, parseId } from '../../recording/ids';
import { numbersIn } from '../layout/types';
import type { Rect } from './panzoom';

export const SVG = 'http://www.w3.org/2000/svg';

/** What is drawn of a part of the graph: it moves as one. */
export interface DrawnGroup {
  readonly element: SVGGElement;
  readonly boxes: readonly DrawnBox[];
  readonly edges: readonly DrawnEdge[];
}

export interface DrawnBox {
  /** Graphviz's, by which edges know it. */
  readonly name: string;
  /** null: it stands for nothing of the recording. */
  readonly id: Id | null;
  readonly element: SVGGElement;
  /** It stands for several equal module calls in a row, of which its id is the first. */
  readonly isRepeated: boolean;
  /** Within its group. */
  readonly place: Rect;
}

interface DrawnEdge {
  readonly element: SVGGElement;
  /** The names of its boxes, each once. */
  readonly ends: readonly string[];
}

/** Read Graphviz's text. Its own tooltips (the names of nodes) go; ids and classes stay. */
export function readGroup(text: string): DrawnGroup {
  // Browsers read HTML in a third of the time of XML, and nothing has to be copied.
  const page = document.createElement('template');
  page.innerHTML = `<svg><g>${text}</g></svg>`;
  const element = document.adoptNode(page.content.querySelector<SVGGElement>('svg > g')!);
  takeTitle(element);
  return {
    element,
    boxes: [...element.querySelectorAll<SVGGElement>('g.node, g.cluster')].map(readBox),
    edges: [...element.querySelectorAll<SVGGElement>('g.edge')].map(readEdge),
  };
}

function readBox(element: SVGGElement): DrawnBox {
  const name = takeTitle(element);
  const id = parseId(element.id);
  const place = extent(element);
  if (id) {
    const lines = [...element.querySelectorAll('text')].map((line) => line.textContent);
    element.querySelectorAll('polygon, path, ellipse').forEach((shape) => {
      if (shape.getAttribute('fill') !== 'none' || shape.getAttribute('stroke') !== 'none')
        shape.classList.add('outline');
    });
    if (element.classList.contains('node')) centreText(element, place);
    if (id.kind === 'module') addHandle(element, place);
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '-1');
    element.setAttribute('aria-label', lines.join(', '));
  }
  return { name, id, element, isRepeated: element.classList.contains('repeated'), place };
}

function readEdge(element: SVGGElement): DrawnEdge {
  const ends = takeTitle(element).split('->');
  addReach(element);
  return { element, ends: [...new Set(ends.map((name) => name.replace(/:.*$/, '')))] };
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
  return numbersIn(text);
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
