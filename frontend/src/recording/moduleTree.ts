// The tree of module calls: a parent always stands before its children.

import type { ModuleColumns } from '../api/messages';

export interface ModuleTree {
  readonly roots: readonly number[];
  /** The calls inside each call, in order of entry. */
  readonly children: readonly (readonly number[])[];
  readonly depth: readonly number[];
}

export function buildTree({ parent }: ModuleColumns): ModuleTree {
  const roots: number[] = [];
  const children: number[][] = parent.map(() => []);
  const depth: number[] = [];
  parent.forEach((above, call) => {
    depth.push(above === null ? 0 : (depth[above] ?? 0) + 1);
    (above === null ? roots : (children[above] ?? roots)).push(call);
  });
  return { roots, children, depth };
}

/** The calls around a call, itself first and the outermost last. */
export function ancestors({ parent }: ModuleColumns, call: number | null): number[] {
  const around: number[] = [];
  for (let at = call; at !== null; at = parent[at] ?? null) around.push(at);
  return around;
}

/** A call and all calls inside it. */
export function descendants({ children }: ModuleTree, call: number): number[] {
  const found = [call];
  for (let next = 0; next < found.length; next += 1) {
    for (const child of children[found[next] ?? 0] ?? []) found.push(child);
  }
  return found;
}

/** The name of a call as people write it: `h.0.mlp`, and its number when it is not the first: `norm #2`. */
export function callName({ fqn, type_name, call }: ModuleColumns, id: number): string {
  const name = fqn[id] || type_name[id] || 'model';
  const nth = call[id] ?? 0;
  return nth > 0 ? `${name} #${nth + 1}` : name;
}

/** The bytes of all roots, of which any call has a share. */
export function totalBytes({ total_bytes }: ModuleColumns, { roots }: ModuleTree): number {
  return roots.reduce((sum, root) => sum + (total_bytes[root] ?? 0), 0);
}
