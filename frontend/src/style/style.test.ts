import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { STATES } from '../api/messages';
import { stateClass } from '../recording/states';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const parts = read('../views/overview/overview.css');
const style = read('theme.css') + read('../graph/draw/edges.css');

test.each(STATES)('$state has the colour of the figures', ({ state, colour }) => {
  expect(style).toContain(`--${stateClass(state)}: ${colour};`);
});

test.each(STATES)('$state is drawn and filtered by its class', ({ state }) => {
  const name = stateClass(state);
  expect(style).toContain(`.edge.${name} {`);
  expect(style).toContain(`svg[data-only~='${name}'] .edge.${name}`);
});

test.each([
  ['peak_parameter_bytes', 'parameters-fill'],
  ['peak_buffer_bytes', 'buffers-fill'],
  ['peak_gradient_bytes', 'gradients-fill'],
  ['peak_optimizer_bytes', 'optimizer-state-fill'],
  ['peak_unsharded_parameter_bytes', 'unsharded-parameters-fill'],
  ['peak_unsharded_gradient_bytes', 'unsharded-gradients-fill'],
  ['peak_all_gather_bytes', 'all-gather-buffers-fill'],
  ['peak_reduce_scatter_bytes', 'reduce-scatter-buffers-fill'],
])('%s has its colour in the timeline', (part, colour) => {
  expect(parts).toContain(`.part.${part} {\n  background: var(--${colour});`);
});
