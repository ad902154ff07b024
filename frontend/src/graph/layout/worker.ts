// Graphviz, away from the page: a layout can take seconds, and the page must stay alive.

import { instance, type Viz } from '@viz-js/viz';

import { type GraphLayout, type UnshadedLayout, asOneGroup } from './types';
import { splitDot } from './split';
import { withoutShades } from './shading';
import { readPieceLayout, type PieceLayout, joinLayouts } from './join';

export interface LayoutReply {
  layout?: GraphLayout;
  error?: string;
}

/** Of the next layout, made while nobody waits for it. Nothing of the one before is in it. */
let next = instance();

self.onmessage = async (event: MessageEvent<string>) => {
  self.postMessage(await layOut(event.data, next));
  next = instance();
};

/** The pieces of the large graph that was laid out last: most of the next one are the same. */
let known = new Map<string, PieceLayout>();

export async function layOut(dot: string, graphviz = instance()): Promise<LayoutReply> {
  try {
    const { plain, shades } = withoutShades(dot);
    return { layout: { ...layoutOf(plain, await graphviz), shades } };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function layoutOf(dot: string, graphviz: Viz): UnshadedLayout {
  const pieces = splitDot(dot);
  if (pieces.length === 1) return asOneGroup(renderSvg(dot, graphviz));
  const sheets = pieces.map(
    (piece) => known.get(piece.dot) ?? readPieceLayout(renderSvg(piece.dot, graphviz)),
  );
  known = new Map(pieces.map((piece, n) => [piece.dot, sheets[n]!]));
  return joinLayouts(pieces, sheets) ?? asOneGroup(renderSvg(dot, graphviz));
}

function renderSvg(dot: string, graphviz: Viz): string {
  const result = graphviz.render(dot, { format: 'svg' });
  if (result.status === 'success') return lighter(result.output);
  throw new Error(result.errors.map((error) => error.message.trim()).join('; '));
}

/**
 * Graphviz's text with one element around what a tooltip is of instead of two, without its comments,
 * and without its font, for the page names one: there is less to read and to lay out.
 */
function lighter(svg: string): string {
  return svg
    .replace(/^<!-- .* -->\n/gm, '')
    .replace(/<g id="a_[^"]*">(<a [^>]*>)\n/g, '$1\n')
    .replace(/<\/a>\n<\/g>\n/g, '</a>\n')
    .replace(/ font-family="[^"]*"/g, '');
}
