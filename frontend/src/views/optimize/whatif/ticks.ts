// The ticked patterns: those in the text of the request.

/** The names of a text, with spaces or commas between them. */
export function namesIn(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** Whether a text asks for all names of a row. */
export function isTicked(text: string, asked: string): boolean {
  const names = new Set(namesIn(text));
  return namesIn(asked).every((name) => names.has(name));
}

/** The text with the names of a row, or without them. */
export function withTick(text: string, asked: string, toTick: boolean): string {
  const row = namesIn(asked);
  const others = namesIn(text).filter((name) => !row.includes(name));
  return (toTick ? [...others, ...row] : others).join(' ');
}

/** How many of the rows before it each row is inside of, by their names. */
export function depths(names: readonly string[]): number[] {
  const around: string[] = [];
  return names.map((name) => {
    while (around.length > 0 && !name.startsWith(`${around.at(-1)}.`)) around.pop();
    around.push(name);
    return around.length - 1;
  });
}
