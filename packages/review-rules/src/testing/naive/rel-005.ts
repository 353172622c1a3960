import type { ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { reachResult } from "./naive-reach.js";

/**
 * "REL-005: every channel." "Not-applicable when none dead-letters to it"; "nothing consumes it" is a concern, "a
 * subscription can consume it" verified. "Note."
 */
export function rel005(state: ReviewedState): readonly NaiveFinding[] {
  return state.model.channels.map(({ id }) => ({
    ruleId: "REL-005",
    subjectKind: "channel",
    subjectId: id,
    result: state.model.subscriptions.some(({ deadLetterChannelId }) => deadLetterChannelId === id)
      ? reachResult(state, id)
      : "not-applicable",
    severity: "note",
  }));
}
