import type { Guid } from "@plumbline/model-core";
import { type DecisionActor, isAgent } from "../records/actor.js";
import type { DecisionContent } from "../records/content.js";
import type { DecisionOrigin, StoredDecision } from "../records/stored-decision.js";

/** A decision that somebody proposes. */
export interface NewDecision {
  readonly id: Guid;
  /** The next one of the project. */
  readonly number: number;
  readonly content: DecisionContent;
  /** What the request says; of an agent token it counts for nothing. */
  readonly origin: DecisionOrigin | null;
  readonly by: DecisionActor;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** Makes a proposed decision (docs/reference/decisions.md#states). */
export function createDecision({ id, number, content, origin, by, at }: NewDecision): StoredDecision {
  return {
    id,
    number,
    status: "proposed",
    content,
    settled: null,
    settledIn: null,
    supersededBy: null,
    origin: isAgent(by) ? "agent-suggested" : (origin ?? "human"),
    version: 1,
    proposed: { by, at },
    lastChanged: { by, at },
    decided: null,
    rejectReason: null,
    agentsAlone: isAgent(by),
  };
}
