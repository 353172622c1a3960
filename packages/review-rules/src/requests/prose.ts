import { atMostCharacters, firstOf, LINES, type Node, text } from "@plumbline/model-core/declaring";

/** A text of any lines that may be blank. */
export function prose(most: number, about?: string): Node<string> {
  return text({ rules: [firstOf(LINES, atMostCharacters(most))], ...(about === undefined ? {} : { about }) });
}
