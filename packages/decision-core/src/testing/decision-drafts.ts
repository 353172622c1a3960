import type { Result } from "@plumbline/model-core";
import { readDecisionRequest } from "../decisions/documents/read-decision-request.js";
import { decisionHash } from "../decisions/hashes/content-hash.js";
import type { DecisionActor } from "../decisions/records/actor.js";
import type { DecisionContent } from "../decisions/records/content.js";
import type { FoundFinding } from "../decisions/records/finding.js";
import type { StoredDecision } from "../decisions/records/stored-decision.js";
import { type AcceptanceOf, acceptDecision } from "../decisions/states/accept-decision.js";
import { createDecision } from "../decisions/states/create-decision.js";
import type { DecisionRefusal } from "../decisions/states/decision-refusal.js";
import { rejectDecision } from "../decisions/states/reject-decision.js";
import { FULL_DECISION, numbered } from "./decision-bodies.js";

export const ANN: DecisionActor = "user:ann";
export const BOB: DecisionActor = "user:bob";
export const BOT: DecisionActor = "agent-token:bot";
export const AT = "2030-01-02T03:04:05.000Z";
export const LATER = "2030-02-03T04:05:06.000Z";

/** What is left of a move that is done. */
export function moved<Value>(result: Result<Value, DecisionRefusal>): Value {
  if (!result.ok) {
    throw new Error(`refused: ${result.refusal.title}`);
  }
  return result.value;
}

/** The refusal of a move that is not done. */
export function refusal(result: Result<unknown, DecisionRefusal>): DecisionRefusal {
  if (result.ok) {
    throw new Error("was done");
  }
  return result.refusal;
}

/** What a decision says, with fields of it set otherwise. */
export function content(fields: Partial<DecisionContent> = {}): DecisionContent {
  const read = readDecisionRequest(JSON.stringify(FULL_DECISION), "person");
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return { ...read.value.content, ...fields };
}

export function newDecision(
  fields: Partial<DecisionContent> = {},
  { number = 7, by = ANN }: { readonly number?: number; readonly by?: DecisionActor } = {},
): StoredDecision {
  const id = numbered(900 + number);
  return createDecision({ id, number, content: content(fields), origin: null, by, at: AT });
}

/** A concern for every finding that a decision names. */
export function concerns({ content: { settles } }: StoredDecision): readonly FoundFinding[] {
  return settles.map((named) => ({ ...named, result: "concern", fingerprint: "f1", ruleVersion: 2 }));
}

/** An acceptance that nothing stands in the way of. */
export function acceptanceOf(decision: StoredDecision): AcceptanceOf {
  return {
    decision,
    by: BOB,
    at: LATER,
    contentHash: decisionHash(decision),
    settledIn: { streamId: numbered(1), version: 5, revisionId: null },
    findings: concerns(decision),
    inForce: [],
    superseded: null,
  };
}

export function accepted(decision: StoredDecision = newDecision()): StoredDecision {
  return moved(acceptDecision(acceptanceOf(decision))).accepted;
}

export function rejected(decision: StoredDecision = newDecision()): StoredDecision {
  return moved(rejectDecision({ decision, by: BOB, at: LATER, reason: "It is *slow*.", contentHash: null }));
}

/** An accepted decision whose place another took, and that other. */
export function superseded(old: StoredDecision = accepted()): {
  readonly old: StoredDecision;
  readonly by: StoredDecision;
} {
  const decision = newDecision({ supersedes: old.id }, { number: old.number + 1 });
  const done = moved(acceptDecision({ ...acceptanceOf(decision), superseded: old }));
  if (done.superseded === null) {
    throw new Error("nothing was superseded");
  }
  return { old: done.superseded, by: done.accepted };
}
