// Graphviz, away from the page: a layout can take seconds, and the page must stay alive.

import { instance } from '@viz-js/viz';

export interface LayoutReply {
  svg?: string;
  error?: string;
}

self.onmessage = async (event: MessageEvent<string>) => {
  self.postMessage(await layout(event.data));
};

export async function layout(dot: string): Promise<LayoutReply> {
  try {
    const result = (await instance()).render(dot, { format: 'svg' });
    if (result.status === 'success') return { svg: result.output };
    return { error: result.errors.map((error) => error.message.trim()).join('; ') };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
