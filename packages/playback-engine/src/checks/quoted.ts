const SHOWN_CHARACTERS = 100;

/** A text from outside as a message shows it: quoted, escaped, not too long. */
export function quoted(text: string): string {
  const shown = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  return JSON.stringify(shown.toWellFormed());
}
