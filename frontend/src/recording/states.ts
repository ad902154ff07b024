// The names and styles of states and phases.

import { type PhaseKind, type State, STATES, type StateStyle } from '../api/messages';

/** How a state is drawn, and what it means. */
export function styleOf(state: State): StateStyle {
  return STATES.find((each) => each.state === state)!;
}

/** A state, or a phase of the timeline, as the class and the colour that carry it. */
export function stateClass(name: string): string {
  return name.replaceAll(' ', '-');
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
