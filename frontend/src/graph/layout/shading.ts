// How dark the boxes are: no part of the layout, for a fold that changes which one is the fullest
// changes it in all of them.

/** By Graphviz's names of the boxes, from 0 to 4. */
export type Shades = ReadonlyMap<string, number>;

const SHADE = /^(\t(\w+) \[label=.*? class="[^"]*?) bytes-(\d)([^"]*")( fillcolor="[^"]*")?/gm;

/** DOT without shades, and these. */
export function withoutShades(dot: string): { plain: string; shades: Shades } {
  const shades = new Map<string, number>();
  const plain = dot.replace(
    SHADE,
    (_, before: string, name: string, step: string, after: string) => {
      shades.set(name, Number(step));
      return before + after;
    },
  );
  return { plain, shades };
}

/** Give an element its shade, and take away the one that it had. */
export function shade({ classList }: Element, step: number | undefined): void {
  const wanted = step === undefined ? undefined : `bytes-${step}`;
  const had = [...classList].find((name) => name.startsWith('bytes-'));
  if (had === wanted) return;
  if (had) classList.remove(had);
  if (wanted) classList.add(wanted);
}
