import type { EvidenceStatus, ObligationStatus } from "@plumbline/promise-core";
import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedPromise, ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { linksInForce } from "./naive-promises.js";

/** "TRU-002: every promise (drafts and retired ones not-applicable)." "Warning." */
export function tru002({ promises }: ReviewedState): readonly NaiveFinding[] {
  return promises.map((reviewed) => ({
    ruleId: "TRU-002",
    subjectKind: "promise",
    subjectId: reviewed.promise.id,
    result: resultOf(reviewed),
    severity: "warning",
  }));
}

function resultOf({ promise, status }: ReviewedPromise): ResultWord {
  if (linksInForce(promise) === null || status === null) {
    return "not-applicable";
  }
  return isWanting(status) ? "concern" : "verified";
}

/** "No obligation, or a failed, moved-input, `not-run` or `unsupported` result, or a gap." */
function isWanting({ obligations, gaps }: EvidenceStatus): boolean {
  return obligations.length === 0 || gaps.length > 0 || !obligations.every(hasPassed);
}

/** "Every obligation passed on the pinned inputs." */
function hasPassed({ result, current, stale, changed }: ObligationStatus): boolean {
  return result === "passed" && current && !stale && changed.length === 0;
}
