/** A place in a text, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of an index of a text. */
export function placeOfIndex(text: string, index: number): Place {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < index; at = text.indexOf("\n", at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: index - start + 1 };
}
