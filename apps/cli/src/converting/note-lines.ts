import type { Conversion } from "@plumbline/interchange";
import { problemText } from "../problems/problem-text.js";

/** What was not carried over, a line each with its place, and what there is in all. */
export function noteLines(
  file: string,
  { format, document, notes, moreNotes }: Conversion,
): readonly string[] {
  const { version: _, project: __, ...lists } = document;
  const facts = Object.values(lists).flat().length;
  const more = moreNotes.reduce((sum, { count }) => sum + count, 0);
  return [
    ...notes.map(({ path, line, what }) => problemText({ file, line, column: null, path, message: what })),
    ...moreNotes.map(({ what, count }) =>
      problemText({ file, line: null, column: null, path: "", message: `${what} (${count} times more)` }),
    ),
    `${facts} facts of ${format}; ${notes.length + more} things were not carried over`,
  ];
}
