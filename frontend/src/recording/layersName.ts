// The name that equal layers share.

/** A module's name with a star for each layer's number: `h.*.attn` for `h.3.attn`. */
export function layersName(name: string): string {
  return name.replace(/(?<![^.])\d+(?![^.])/g, '*');
}
