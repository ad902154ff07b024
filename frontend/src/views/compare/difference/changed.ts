// The changes of a comparison in a box of the joint graph, as its classes list them.

/** A change of the list, and of its members one; null: all of them. */
export interface Changed {
  readonly change: number;
  readonly member: number | null;
}

/** What a box stands for: `change-3` is all of a change, `change-3-17` one member. */
export function changedIn(element: Element): Changed[] {
  return [...element.classList].flatMap((name) => {
    const [, change, member] = /^change-(\d+)(?:-(\d+))?$/.exec(name) ?? [];
    if (change === undefined) return [];
    return [{ change: Number(change), member: member === undefined ? null : Number(member) }];
  });
}

/** Whether what is picked is what a box stands for, or the whole of it. */
export function isPicked(picked: readonly Changed[], { change, member }: Changed): boolean {
  return picked.some(
    (each) => each.change === change && (each.member === null || each.member === member),
  );
}
