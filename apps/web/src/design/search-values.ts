/** Readers of what stands in an address after `?`: anybody may write anything there. */
type Search = Readonly<Record<string, unknown>>;

const LONGEST = 500;

/** A text of the address; left out where it is none, is empty or too long. */
export function textIn(search: Search, name: string): string | undefined {
  const value = search[name];
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text !== "" && text.length <= LONGEST ? text : undefined;
}

/** One of the given words; left out where it is none of them. */
export function oneOfIn<Word extends string>(
  search: Search,
  name: string,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => word === search[name]);
}

/** A whole number of at least 0. */
export function numberIn(search: Search, name: string): number | undefined {
  const value = Number(textIn(search, name));
  return Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** A list of words with commas between them. */
export function listIn(search: Search, name: string): readonly string[] {
  return textIn(search, name)?.split(",").filter(Boolean) ?? [];
}
