// Graphviz, away from the page: a layout can take seconds, and the page must stay alive.

import { instance, type Viz } from '@viz-js/viz';

import { type Laid, type Shapes, wholeOf } from './laid';
import { cut } from './pieces';
import { withoutShades } from './shades';
import { readSheet, type Sheet, stack } from './stack';

export interface LayoutReply {
  laid?: Laid;
  error?: string;
}

/** Of the next layout, made while nobody waits for it. Nothing of the one before is in it. */
let next = instance();

self.onmessage = async (event: MessageEvent<string>) => {
  self.postMessage(await layout(event.data, next));
  next = instance();
};

/** The pieces of the large graph that was laid out last: most of the next one are the same. */
let known = new Map<string, Sheet>();

export async function layout(dot: string, graphviz = instance()): Promise<LayoutReply> {
  try {
    const { plain, shades } = withoutShades(dot);
    return { laid: { ...drawn(plain, await graphviz), shades } };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function drawn(dot: string, graphviz: Viz): Shapes {
  const pieces = cut(dot);
  if (pieces.length === 1) return wholeOf(render(dot, graphviz));
  const sheets = pieces.map(
    (piece) => known.get(piece.dot) ?? readSheet(render(piece.dot, graphviz)),
  );
  known = new Map(pieces.map((piece, n) => [piece.dot, sheets[n]!]));
  return stack(pieces, sheets) ?? wholeOf(render(dot, graphviz));
}

function render(dot: string, graphviz: Viz): string {
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
