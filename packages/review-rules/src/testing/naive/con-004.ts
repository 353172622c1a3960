import type { Message } from "@plumbline/model-core";
import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { allStated } from "./naive-standing.js";
import { allPublishes } from "./naive-steps.js";

/** "CON-004: message." "Warning." */
export function con004(state: ReviewedState): readonly NaiveFinding[] {
  return state.model.messages.map((message) => ({
    ruleId: "CON-004",
    subjectKind: "message",
    subjectId: message.id,
    result: resultOf(state, message),
    severity: "warning",
  }));
}

/**
 * "A scenario shows the producer publishing it" is verified; "none shows it, or a fact in doubt" is unknown; never a
 * concern. It reads "message and producer".
 */
function resultOf(state: ReviewedState, { id, producerId }: Message): ResultWord {
  const isShown = allPublishes(state).some(({ from, message }) => message === id && from === producerId);
  const facts = [
    { kind: "message" as const, id },
    { kind: "element" as const, id: producerId },
  ];
  return isShown && allStated(state, facts) ? "verified" : "unknown";
}
