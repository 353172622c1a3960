import { isPathWithin } from "@plumbline/model-core";
import type { PlacedIssue } from "../../../engines/placed-issues.js";

/** The issues of a field of a step, fault or assertion. */
export function issueOfField(issues: readonly PlacedIssue[], path: string, field: string): string | null {
  return issues.find((issue) => isPathWithin(issue.path, `${path}.${field}`))?.message ?? null;
}

const LISTS = ["then", "onError", "else", "branches", "handlers"];

/** The issues of a step itself, without those of the steps inside it. */
export function issuesOf(issues: readonly PlacedIssue[], path: string): readonly PlacedIssue[] {
  const inside = LISTS.map((list) => new RegExp(`^${escaped(`${path}.${list}`)}.*\\[\\d+\\]`));
  return issues.filter(
    (issue) => isPathWithin(issue.path, path) && !inside.some((list) => list.test(issue.path)),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
