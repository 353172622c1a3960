/** A sentence names so many things one by one. */
const MOST_NAMED = 3;

/** Things in the middle of a sentence, the first of them by name: `"a", "b" and 4 others`. */
export function inList(names: readonly string[]): string {
  const isShort = names.length <= MOST_NAMED;
  const named = isShort ? names : names.slice(0, MOST_NAMED - 1);
  const parts = isShort ? named : [...named, `${names.length - named.length} others`];
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
