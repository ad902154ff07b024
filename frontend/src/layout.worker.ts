// Graphviz, away from the page: a layout can take seconds, and the page must stay alive.

import { instance } from '@viz-js/viz';

export interface LayoutReply {
  svg?: string;
  error?: string;
}

/** Of the next layout, made while nobody waits for it. Nothing of the one before is in it. */
let next = instance();

self.onmessage = async (event: MessageEvent<string>) => {
  self.postMessage(await layout(event.data, next));
  next = instance();
};

export async function layout(dot: string, graphviz = instance()): Promise<LayoutReply> {
  try {
    const result = (await graphviz).render(dot, { format: 'svg' });
    if (result.status === 'success') return { svg: lighter(result.output) };
    return { error: result.errors.map((error) => error.message.trim()).join('; ') };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
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
