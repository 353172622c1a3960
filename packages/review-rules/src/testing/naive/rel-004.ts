import type { ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { severityOnPath } from "./naive-path.js";
import { reachResult } from "./naive-reach.js";
import { allPublishes } from "./naive-steps.js";

/**
 * "REL-004: every channel." "Not-applicable when no scenario publishes to it." "Blocking on the path of an approved
 * promise, else warning."
 */
export function rel004(state: ReviewedState): readonly NaiveFinding[] {
  return state.model.channels.map(({ id }) => ({
    ruleId: "REL-004",
    subjectKind: "channel",
    subjectId: id,
    result: allPublishes(state).some(({ channel }) => channel === id)
      ? reachResult(state, id)
      : "not-applicable",
    severity: severityOnPath(state, "channel", id),
  }));
}
