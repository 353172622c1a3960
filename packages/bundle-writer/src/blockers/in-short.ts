/** Things that a sentence names; more are counted. */
const NAMED = 3;

/** The first of some texts, and how many more there are. */
export function inShort(texts: readonly string[]): string {
  const more = texts.length > NAMED ? `; and ${texts.length - NAMED} more` : "";
  return `${texts.slice(0, NAMED).join("; ")}${more}`;
}
