import { decisionHash } from "../hashes/content-hash.js";
import { type DecisionActor, isAgent } from "../records/actor.js";
import type { StoredDecision } from "../records/stored-decision.js";
import { type DecisionMoved, type DecisionRefusal, refuse } from "./decision-refusal.js";
import { DECISION_MOVES, type DecisionTrigger } from "./moves.js";

/** Somebody does something with a decision. */
export interface DecisionWrite {
  readonly decision: StoredDecision;
  readonly by: DecisionActor;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Why a decision does not move from where it stands; null when it does. */
export function refuseMove({ status }: StoredDecision, trigger: DecisionTrigger): DecisionRefusal | null {
  const move = DECISION_MOVES[trigger][status];
  return "refused" in move ? refuse("conflict", move.refused) : null;
}

/** Only people decide. */
export function refuseAgent({ by }: DecisionWrite, title: string): DecisionRefusal | null {
  return isAgent(by) ? refuse("human_only", title) : null;
}

/** An agent token touches only what agent tokens alone wrote (docs/reference/decisions.md#agents). */
export function refuseHumanWork({ decision, by }: DecisionWrite): DecisionRefusal | null {
  return isAgent(by) && !decision.agentsAlone
    ? refuse("human_only", "An agent token changes and deletes only a decision that agent tokens alone wrote")
    : null;
}

/** The refusal of who read another content than the present one. */
export function refuseOtherContent(decision: StoredDecision, read: string | null): DecisionRefusal | null {
  const contentHash = decisionHash(decision);
  const { version } = decision;
  return read === null || read === contentHash
    ? null
    : refuse("decision_changed", "The decision is not the one that was read", { version, contentHash });
}

/** What of a decision is written anew. */
export type Rewritten = Partial<Omit<StoredDecision, "id" | "number" | "origin" | "version" | "lastChanged">>;

/** The next version of a decision. */
export function nextVersion({ decision, by, at }: DecisionWrite, rewritten: Rewritten): StoredDecision {
  return { ...decision, ...rewritten, version: decision.version + 1, lastChanged: { by, at } };
}

export function movedTo(write: DecisionWrite, rewritten: Rewritten): DecisionMoved {
  return { ok: true, value: nextVersion(write, rewritten) };
}

export function notMoved(refusal: DecisionRefusal): {
  readonly ok: false;
  readonly refusal: DecisionRefusal;
} {
  return { ok: false, refusal };
}
