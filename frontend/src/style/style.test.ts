import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { STATES } from '../api/messages';
import { stateClass } from '../recording/states';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const style = read('theme.css') + read('../graph/draw/edges.css');

test.each(STATES)('$state has the colour of the figures', ({ state, colour }) => {
  expect(style).toContain(`--${stateClass(state)}: ${colour};`);
});

test.each(STATES)('$state is drawn and filtered by its class', ({ state }) => {
  const name = stateClass(state);
  expect(style).toContain(`.edge.${name} {`);
  expect(style).toContain(`svg[data-only~='${name}'] .edge.${name}`);
});
