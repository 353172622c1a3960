import type { Schemas } from "@plumbline/api-client";
import type { Change } from "../../design/change-mark.js";

/** One thing that came, went or changed. */
export interface ComparedLine {
  readonly change: Change;
  readonly text: string;
  /** What is said of it; empty of what has a name alone. */
  readonly words: string;
}

export interface ComparedPart {
  readonly part: "requirements" | "decisions" | "blockers" | "files";
  readonly lines: readonly ComparedLine[];
}

interface Sorted<Item> {
  readonly came: readonly Item[];
  readonly went: readonly Item[];
  readonly changed: readonly Item[];
}

/** The differences of two bundles as lines: what came first, then what went, then what changed. */
export function comparedParts(result: Schemas["BuildComparisonResponse"]): readonly ComparedPart[] {
  const named = (text: string) => ({ text, words: "" });
  return [
    { part: "requirements", lines: linesOf(result.requirements, named) },
    { part: "decisions", lines: linesOf(result.decisions, named) },
    {
      part: "blockers",
      lines: linesOf(result.blockers, ({ code, subject, message }) => ({
        text: `${code} ${subject}`,
        words: message,
      })),
    },
    { part: "files", lines: linesOf(result.files, named) },
  ];
}

function linesOf<Item>(
  { came, went, changed }: Sorted<Item>,
  say: (item: Item) => Pick<ComparedLine, "text" | "words">,
): readonly ComparedLine[] {
  const as = (change: Change, items: readonly Item[]) => items.map((item) => ({ change, ...say(item) }));
  return [...as("added", came), ...as("removed", went), ...as("changed", changed)];
}
