// How the graph draws each state, for the legend; tb_actmem/rendering/figure/palette.py decides it, and a
// test compares the two.

import type { State } from './recording';

export interface Look {
  readonly style: 'solid' | 'dashed' | 'dotted' | 'double';
  readonly head: 'normal' | 'empty' | 'diamond' | 'vee' | 'none';
}

export const LOOKS: Record<State, Look> = {
  cached: { style: 'solid', head: 'normal' },
  freed: { style: 'dashed', head: 'empty' },
  held: { style: 'double', head: 'diamond' },
  recomputed: { style: 'dotted', head: 'vee' },
  parameter: { style: 'dotted', head: 'none' },
  input: { style: 'solid', head: 'vee' },
  'not cached': { style: 'dashed', head: 'vee' },
};
