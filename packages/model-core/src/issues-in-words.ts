import type { Issue } from "./issue.js";

/** Issues of one thing as one line: `name: must not be empty; parentId: must name a system`. */
export function issuesInWords(issues: readonly Issue[]): string {
  return issues.map(({ field, message }) => `${field}: ${message}`).join("; ");
}
