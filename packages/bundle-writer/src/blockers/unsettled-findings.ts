import { type AnsweredFinding, isBlocking } from "@plumbline/review-rules";
import type { Blocker } from "../manifest/manifest.js";

/** One for each blocking finding that no decision in force settles as it is now. */
export function unsettledFindings(findings: readonly AnsweredFinding[]): readonly Blocker[] {
  return findings.filter(isBlocking).map(({ ruleId, subjectId, reason, needsReReview }) => ({
    code: `review-${ruleId}`,
    subject: subjectId,
    message: needsReReview
      ? `${reason}. It changed after a decision named it: correct the design, or accept a decision that settles it as it is now.`
      : `${reason}. Correct the design, or accept a decision that settles it.`,
  }));
}
