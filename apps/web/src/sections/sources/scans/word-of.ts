/** What a code of the service is called; one that is not known here is shown as it is. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? code;
}
