const MOST_EDITS = 2;

/** The word that was probably meant; null when none is near. */
export function closestWord(word: string, words: readonly string[]): string | null {
  const near = words
    .map((known) => ({
      known,
      edits: known.startsWith(word) && word.length > 1 ? 1 : editsBetween(word, known),
    }))
    .filter(({ edits }) => edits <= MOST_EDITS)
    .sort((left, right) => left.edits - right.edits);
  return near[0]?.known ?? null;
}

/** How many letters have to be put in, taken out or changed. */
function editsBetween(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (let to = 0; to < right.length; to += 1) {
      const changed = (row[to] ?? 0) + (letter === right[to] ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}

/** ` Did you mean …?`, or nothing. */
export function meant(word: string, words: readonly string[]): string {
  const closest = closestWord(word, words);
  return closest === null ? "" : ` Did you mean ${closest}?`;
}
