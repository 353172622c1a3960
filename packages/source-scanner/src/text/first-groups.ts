/**
 * What the first group of a pattern finds, for each time that it is found. A text without what every match holds is not
 * searched: most texts are none of what a pattern is for.
 */
export function firstGroups(text: string, pattern: RegExp, always = ""): readonly string[] {
  return text.includes(always) ? Array.from(text.matchAll(pattern), (match) => match[1] ?? "") : [];
}
