import type { Question } from "./question-rows.js";
import type { QuestionFilter } from "./questions-search.js";

type Status = Question["status"];

/** Where a page of the inbox begins: in the questions of a state, after a cursor. */
export interface QuestionPart {
  readonly status: Status;
  readonly cursor: string | null;
}

/** The states that a filter shows, in the order that they stand in. */
export function partsOf(filter: QuestionFilter): readonly [Status, ...Status[]] {
  return filter === "all" ? ["open", "answered", "dropped"] : [filter];
}

/** Where the page after another begins; undefined after the last. */
export function nextPart(
  { status, cursor }: QuestionPart,
  parts: readonly Status[],
): QuestionPart | undefined {
  if (cursor !== null) {
    return { status, cursor };
  }
  const next = parts[parts.indexOf(status) + 1];
  return next === undefined ? undefined : { status: next, cursor: null };
}
