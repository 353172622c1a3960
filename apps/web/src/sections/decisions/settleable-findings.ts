import { hasWords } from "../../design/has-words.js";
import { isSameFinding, type NamedFinding } from "./decision-draft.js";
import type { OpenFinding } from "./decision-queries.js";

/** The findings that may still be picked: those the review asks about, that are not picked and have the words. */
export function settleableFindings(
  findings: readonly OpenFinding[],
  picked: readonly NamedFinding[],
  text: string,
): readonly OpenFinding[] {
  return findings.filter(
    (finding) =>
      (finding.result === "concern" || finding.result === "unknown") &&
      !picked.some((one) => isSameFinding(one, finding)) &&
      hasWords(`${finding.ruleId} ${finding.subjectName ?? ""} ${finding.reason}`, text),
  );
}
