import { hashOfValue } from "./hash-of-value.js";

interface Issue {
  readonly field: string;
  readonly message: string;
}

/** What a reader refuses a document or a body with. */
export interface Refusal {
  readonly code: string;
  readonly title?: string;
  readonly errors: readonly Issue[];
}

/** Issues that an outcome spells out; of more it has the first, their number and the hash of all. */
const SPELLED = 12;
const FIRST = 4;

/** A refusal as an outcome: code, title, and each path with its words, in order. */
export function refusedOutcome({ code, title, errors }: Refusal): object {
  return { code, title: title && shortTitle(title, errors[0]), errors: spelledIssues(errors) };
}

/** A title with marks where it repeats the first issue. */
function shortTitle(title: string, first?: Issue): string {
  const path = first?.field ? title.replace(first.field, "<path>") : title;
  return first === undefined ? title : path.replace(first.message, "<words>");
}

/** Issues as pairs of path and words. */
export function spelledIssues(issues: readonly Issue[]): unknown {
  const spelled = issues.map(({ field, message }) => [field, message]);
  return spelled.length <= SPELLED
    ? spelled
    : { count: spelled.length, first: spelled.slice(0, FIRST), hash: hashOfValue(spelled) };
}
