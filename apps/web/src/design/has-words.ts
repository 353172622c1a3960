/** Whether a text has all the words that were searched for, in either case; every text has none. */
export function hasWords(text: string, sought: string | undefined): boolean {
  const lower = text.toLowerCase();
  return (sought ?? "")
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
