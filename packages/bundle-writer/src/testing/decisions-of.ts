import { DECISION_STATES, type DecisionState, type StoredDecision } from "@plumbline/decision-core";
import { type Guid, present } from "@plumbline/model-core";
import type { ContractsInput } from "../contracts/contracts-input.js";
import { numbered } from "./a-manifest.js";

/** A decision in each state on a system. */
export function decisionsOf({ model }: ContractsInput): readonly StoredDecision[] {
  const affected = present(model.elements[0]).id;
  return DECISION_STATES.map((status, at) => storedDecision(at + 1, status, affected));
}

function storedDecision(number: number, status: DecisionState, affected: Guid): StoredDecision {
  const verdict = { by: "user:ann", at: "2030-01-02T03:04:05.000Z" } as const;
  return {
    id: numbered(400 + number),
    number,
    status,
    content: {
      title: `Decision <${number}>`,
      context: "It was slow.",
      decision: "Orders are taken one by one.\n# So be it",
      alternatives: [],
      consequences: "Slower, but right.",
      affectedIds: [affected],
      settles: [],
      supersedes: null,
    },
    settled: null,
    settledIn: null,
    supersededBy: null,
    origin: "human",
    version: 2,
    proposed: verdict,
    lastChanged: verdict,
    decided: status === "proposed" ? null : verdict,
    rejectReason: null,
    agentsAlone: false,
  };
}
