// Tests for text that a reader types: words, or a regular expression.

/** A test for text: every word of the query must occur, in any case and order. */
export function matcher(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

/** A test by regular expression; null when the pattern is not one. */
export function pattern(source: string): ((text: string) => boolean) | null {
  try {
    const expression = new RegExp(source, 'i');
    return (text) => expression.test(text);
  } catch {
    return null;
  }
}
