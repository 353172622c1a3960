import { fenced } from "@plumbline/model-core";
import { visibleText } from "./visible-text.js";

/** What a data block is known by: the word behind its fence. */
export const DATA = "data";

const INDENT = "    ";

/** A text of ours, and what the model, a repository or a person wrote under it, if anything. */
export type NamedText = readonly [name: string, text: string | null | undefined];

/**
 * A text of the model, a repository or a person as a block that is data. Each line is indented, so that none is a fence, a
 * heading or an item even for a reader that takes a document line by line.
 */
export function dataBlock(text: string): string {
  return fenced(`${INDENT}${indented(text)}`, DATA);
}

/**
 * Several texts of one fact as one block, each behind its name; its further lines are indented, so that no text makes up a
 * name. Empty when there is none.
 */
export function namedData(texts: readonly NamedText[]): string {
  const lines = texts.flatMap(([name, text]) =>
    text === null || text === undefined ? [] : [`${name}: ${indented(text)}`],
  );
  return lines.length === 0 ? "" : fenced(lines.join("\n"), DATA);
}

function indented(text: string): string {
  return visibleText(text).replaceAll("\n", `\n${INDENT}`);
}
