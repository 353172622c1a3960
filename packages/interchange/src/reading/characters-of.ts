/** How many characters a text has, in code points, as the limits of the model count them. */
export function charactersOf(text: string): number {
  let count = 0;
  for (const _ of text) {
    count += 1;
  }
  return count;
}
