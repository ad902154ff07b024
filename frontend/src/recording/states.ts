// The states of tensors: how each is drawn, and by which class.

import type { PhaseKind, State } from '../api/messages';

export interface EdgeStyle {
  readonly line: 'solid' | 'dashed' | 'dotted' | 'double';
  readonly head: 'normal' | 'empty' | 'diamond' | 'vee' | 'none';
}

/** In the legend's order. tb_actmem/rendering/figure/themes.py decides it; a test compares the two. */
export const EDGE_STYLES: Record<State, EdgeStyle> = {
  cached: { line: 'solid', head: 'normal' },
  freed: { line: 'dashed', head: 'empty' },
  held: { line: 'double', head: 'diamond' },
  recomputed: { line: 'dotted', head: 'vee' },
  parameter: { line: 'dotted', head: 'none' },
  input: { line: 'solid', head: 'vee' },
  'not cached': { line: 'dashed', head: 'vee' },
};

export const STATES = Object.keys(EDGE_STYLES) as State[];

/** A state, or a phase of the timeline, as the class and the colour that carry it. */
export function stateClass(name: string): string {
  return name.replace(' ', '-');
}

const PHASES: Record<PhaseKind, string> = {
  forward: 'forward pass',
  backward: 'backward pass',
  update: 'optimizer step',
};

/** A phase of the step, for people; another name stays as it is. */
export function phaseName(name: string): string {
  return PHASES[name as PhaseKind] ?? name;
}
