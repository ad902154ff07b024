import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { EDGE_STYLES, stateClass, STATES } from '../recording/states';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const style = read('theme.css') + read('../graph/draw/edges.css');
const palette = read('../../../tb_actmem/rendering/figure/themes.py');

test.each(STATES)('%s looks as in the figures', (state) => {
  const name = state.replace(' ', '_').toUpperCase();
  const stroke = new RegExp(`State\\.${name}: Stroke\\("(#\\w+)", "(\\w+)", "(\\w+)"`);
  const [, colour, line, head] = stroke.exec(palette) ?? [];
  expect(style).toContain(`--${stateClass(state)}: ${colour};`);
  expect(EDGE_STYLES[state]).toEqual({ line, head });
});

test.each(STATES)('%s is drawn and filtered by its class', (state) => {
  const name = stateClass(state);
  expect(style).toContain(`.edge.${name} {`);
  expect(style).toContain(`svg[data-only~='${name}'] .edge.${name}`);
});
