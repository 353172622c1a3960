import type { LexicalSyntax } from "./lexical-syntax.js";

/** The text without its comments and without texts of several lines: blanks, every place as it was. */
export function withoutComments(syntax: LexicalSyntax, text: string): string {
  return text.replace(syntax.skipped, (found) => {
    return syntax.comment.test(found) || found.includes("\n") ? blank(found) : found;
  });
}

/** The same without any text: what is left are names and signs. */
export function withoutTexts(syntax: LexicalSyntax, text: string): string {
  return text.replace(syntax.skipped, blank);
}

export function blank(text: string): string {
  return text.replace(/[^\n\r]+/g, (line) => " ".repeat(line.length));
}
