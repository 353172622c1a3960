import { compareCodeUnits } from "@plumbline/model-core";
import { isSameFinding, type NamedFinding } from "./finding.js";

/** Findings by rule, then by subject, each once: the first that was named. */
export function inOrder<Finding extends NamedFinding>(findings: readonly Finding[]): readonly Finding[] {
  return findings
    .toSorted(
      (left, right) =>
        compareCodeUnits(left.ruleId, right.ruleId) || compareCodeUnits(left.subjectId, right.subjectId),
    )
    .filter((finding, index, all) => {
      const before = all[index - 1];
      return before === undefined || !isSameFinding(before, finding);
    });
}
