import type { CodeLanguage } from "../code-extraction.js";
import { withoutTexts } from "../lexing/blanked.js";
import { LEXICAL_SYNTAXES } from "../lexing/lexical-syntaxes.js";

/** An empty collection of C# 12, after what stands before a value. */
const EMPTY_COLLECTION = /\[\s*\](?<=(?:=>?|\breturn|[(,:]|\?\?|\s\?)\s*\[\s*\])/g;

/**
 * The text with what its grammar does not know yet put in other words, every place as it was: empty collections of C#,
 * and a last line of Go without an end.
 */
export function mendedText(language: CodeLanguage, text: string): string {
  if (language === "go") {
    return `${text}\n`;
  }
  if (language !== "c-sharp" || text.search(EMPTY_COLLECTION) === -1) {
    return text;
  }
  const code = withoutTexts(LEXICAL_SYNTAXES[language], text);
  const places = new Set([...code.matchAll(EMPTY_COLLECTION)].map(({ index }) => index));
  return text.replace(EMPTY_COLLECTION, (found, place: number) =>
    places.has(place) ? found.replace("[", "0").replace("]", " ") : found,
  );
}
