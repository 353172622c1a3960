import { hasWords } from "../../design/has-words.js";
import { isSameFinding, type NamedFinding } from "./decision-draft.js";
import type { OpenFinding } from "./decision-queries.js";

export interface PickingFindings {
  readonly picked: readonly NamedFinding[];
  /** The decision that is taken the place of: what it settles is free again. */
  readonly supersedes: string | null;
  readonly text: string;
}

/** The findings that may still be picked: the review asks about them, no other decision settles them, and they have the words. */
export function settleableFindings(
  findings: readonly OpenFinding[],
  { picked, supersedes, text }: PickingFindings,
): readonly OpenFinding[] {
  return findings.filter(
    (finding) =>
      (finding.result === "concern" || finding.result === "unknown") &&
      (finding.settledBy === null || finding.settledBy === supersedes) &&
      !picked.some((one) => isSameFinding(one, finding)) &&
      hasWords(`${finding.ruleId} ${finding.subjectName ?? ""} ${finding.reason}`, text),
  );
}
