/** What the first group of a pattern finds, for each time that it is found. */
export function firstGroups(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? "");
}
