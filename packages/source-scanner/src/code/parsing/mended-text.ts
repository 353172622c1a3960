import type { CodeLanguage } from "../code-extraction.js";
import { withoutTexts } from "../lexing/blanked.js";
import { LEXICAL_SYNTAXES } from "../lexing/lexical-syntaxes.js";

/** An empty collection of C# 12, after what stands before a value. */
const EMPTY_COLLECTION = /\[\s*\](?<=(?:=>?|\breturn|[(,:]|\?\?|\s\?)\s*\[\s*\])/g;

/**
 * The text with what its grammar does not know yet put in other words, every place as it was: empty collections of C#, a
 * last line of Go without an end, and a comment without an end (which takes a parser the square of its length).
 */
export function mendedText(language: CodeLanguage, text: string): string {
  const ended = endsInComment(language, text) ? `${text}*/` : text;
  if (language === "go") {
    return `${ended}\n`;
  }
  return language === "c-sharp" ? withoutEmptyCollections(ended) : ended;
}

function endsInComment(language: CodeLanguage, text: string): boolean {
  if (text.lastIndexOf("/*") <= text.lastIndexOf("*/")) {
    return false;
  }
  const { skipped, comment } = LEXICAL_SYNTAXES[language];
  const last = [...text.matchAll(skipped)].at(-1)?.[0] ?? "";
  return comment.test(last) && last.startsWith("/*") && !/^\/\*[\s\S]*\*\/$/.test(last);
}

function withoutEmptyCollections(text: string): string {
  if (text.search(EMPTY_COLLECTION) === -1) {
    return text;
  }
  const code = withoutTexts(LEXICAL_SYNTAXES["c-sharp"], text);
  const places = new Set([...code.matchAll(EMPTY_COLLECTION)].map(({ index }) => index));
  return text.replace(EMPTY_COLLECTION, (found, place: number) =>
    places.has(place) ? found.replace("[", "0").replace("]", " ") : found,
  );
}
