import type { ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { partsOnPath } from "./naive-path.js";
import { isStated } from "./naive-standing.js";

/**
 * "TRU-001: each part of the path." "The fact is `inferred`, `unknown` or stale" is a concern; "the fact is declared,
 * observed in source or measured and not stale" is verified; unknown never. "An ID that a step names and the model
 * lacks: on a path it is a concern, blocking." "Blocking."
 */
export function tru001(state: ReviewedState): readonly NaiveFinding[] {
  return partsOnPath(state).map((part) => ({
    ruleId: "TRU-001",
    subjectKind: part.kind,
    subjectId: part.id,
    result: isStated(state, part) ? "verified" : "concern",
    severity: "blocking",
  }));
}
