import type { StoredDecision } from "@plumbline/decision-core";
import {
  type AnsweredFinding,
  answeredFindings,
  reviewState,
  type SettlingDecision,
} from "@plumbline/review-rules";
import type { Design } from "./design.js";

/**
 * What the review finds, with the acceptances of the decisions in force; format 2 has no review. Other answers keep nothing
 * from being a blocker, and are not pinned.
 */
export function readFindings(
  design: Pick<Design, "format" | "model" | "scenarios" | "promises" | "decisions">,
): readonly AnsweredFinding[] {
  const inForce = design.decisions.flatMap(inForceOf);
  return design.format === "service-bundle/2"
    ? []
    : answeredFindings(reviewState(design), { given: [], inForce });
}

/** One that was superseded is no longer accepted. */
function inForceOf({ id, status, settled, decided }: StoredDecision): readonly SettlingDecision[] {
  return status === "accepted" && decided !== null
    ? [{ id, settles: settled ?? [], decidedBy: decided.by, decidedAt: decided.at }]
    : [];
}
