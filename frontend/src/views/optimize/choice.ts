// Which actions are chosen, as names in the URL; the server predicts all of them together.

import type { ActionRow } from '../../api/messages';
import type { WhatIf } from '../../recording/key';
import type { Settings } from '../../url/settings';
import { whatIfOf } from '../../recording/prediction';

const PARTS = ['checkpoint', 'save', 'offload', 'rewrite'] as const;

/** Whether the server can predict an action, so that it can be combined with others. */
export function isPredicted({ checkpoint, offload, rewrite }: ActionRow): boolean {
  return checkpoint !== '' || offload !== '' || rewrite !== '';
}

/** The chosen actions. Of several for the same modules, the one that saves the most results. */
export function chosenActions(actions: readonly ActionRow[], choice: WhatIf): ActionRow[] {
  const isThere = (action: ActionRow) =>
    isPredicted(action) && PARTS.every((part) => hasAll(choice[part] ?? '', action[part]));
  const there = actions.filter(isThere);
  return there.filter(
    (action) => action.save !== '' || !there.some((other) => isOtherWay(action, other)),
  );
}

/** The names of the chosen actions after one of them was ticked or cleared. */
export function withAction(
  actions: readonly ActionRow[],
  choice: WhatIf,
  action: ActionRow,
  isChosen: boolean,
): WhatIf {
  const others = chosenActions(actions, choice).filter(
    (other) => other !== action && !(isChosen && overlap(action, other)),
  );
  const all = isChosen ? [...others, action] : others;
  const names = PARTS.map((part) => [part, united(all.map((each) => each[part]))]);
  return whatIfOf(Object.fromEntries(names) as Settings) ?? {};
}

/** Whether two actions checkpoint the same modules, or some inside of others. */
export function overlap(one: ActionRow, other: ActionRow): boolean {
  const [ours, theirs] = [one, other].map(({ checkpoint }) =>
    checkpoint.split(' ').filter(Boolean),
  );
  return ours!.some((name) => theirs!.some((each) => isAround(name, each) || isAround(each, name)));
}

/** Whether the modules of a pattern are those of another one, or around them. */
function isAround(outer: string, inner: string): boolean {
  const parts = inner.split('.');
  return outer
    .split('.')
    .every((part, at) => part === parts[at] || part === '*' || parts[at] === '*');
}

/** The same modules, checkpointed in another way. */
function isOtherWay(action: ActionRow, other: ActionRow): boolean {
  return action !== other && action.checkpoint !== '' && action.checkpoint === other.checkpoint;
}

function hasAll(text: string, names: string): boolean {
  const all = new Set(text.split(' '));
  return names === '' || names.split(' ').every((name) => all.has(name));
}

function united(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.split(' ')).filter(Boolean))].join(' ');
}

/** The id of the curve's element. */
export const CURVE_ID = 'peak-curve';
