/** What has the form of an ID. */
export const ID_IN_TEXT = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/giu;

/** What a text names by its ID and that is not known already, in lower case; the text is not parsed for it. */
export function idsInText(text: string, known: ReadonlySet<string>): readonly string[] {
  const named = new Set(text.match(ID_IN_TEXT)?.map((id) => id.toLowerCase()));
  return [...named].filter((id) => !known.has(id));
}
