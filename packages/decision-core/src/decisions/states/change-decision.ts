import { type JsonValue, sameValue } from "@plumbline/model-core";
import { isAgent } from "../records/actor.js";
import type { DecisionContent } from "../records/content.js";
import type { DecisionMoved } from "./decision-refusal.js";
import { type DecisionWrite, movedTo, notMoved, refuseHumanWork, refuseMove } from "./write.js";

/**
 * Replaces what a proposed decision says; its origin stays (docs/reference/decisions.md#states). What says the same is no
 * change, whoever sends it.
 */
export function changeDecision(write: DecisionWrite & { readonly content: DecisionContent }): DecisionMoved {
  const { decision, content, by } = write;
  const refusal = refuseHumanWork(write) ?? refuseMove(decision, "write");
  if (refusal !== null) {
    return notMoved(refusal);
  }
  const isSame = sameValue(content as unknown as JsonValue, decision.content as unknown as JsonValue);
  const agentsAlone = decision.agentsAlone && isAgent(by);
  return isSame ? { ok: true, value: decision } : movedTo(write, { content, agentsAlone });
}

/** Whether a decision may be deleted: one that is proposed still (docs/reference/decisions.md#agents). */
export function mayDelete(write: DecisionWrite): DecisionMoved {
  const refusal = refuseHumanWork(write) ?? refuseMove(write.decision, "delete");
  return refusal === null ? { ok: true, value: write.decision } : notMoved(refusal);
}
