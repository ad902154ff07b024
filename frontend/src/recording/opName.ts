// Torch's names of ops, for people.

/** `addmm` of `aten::addmm`, `sum` of `aten::sum.dim_IntList`; of another library's op its whole name. */
export function opName(name: string): string {
  return name.replace(/^aten::(\w+)(\.\w+)?$/, '$1');
}
