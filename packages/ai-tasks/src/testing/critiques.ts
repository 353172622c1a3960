import {
  type Critique,
  type CritiqueOutput,
  factsById,
  makeCritique,
  type NamesOfCritique,
} from "../index.js";
import { numbered } from "./aliased-facts.js";
import { ID, NAMES, SHOP } from "./architectures.js";

/** What a critique of the shop can name: one rule has a finding about Orders. */
export const NAMES_OF_CRITIQUE: NamesOfCritique = {
  parts: NAMES.parts,
  ruleIds: new Set(["REL-001", "REL-002"]),
  hasFinding: (ruleId, subjectId) => ruleId === "REL-001" && subjectId === ID.orders,
};

export function aCritiqueOutput(more: Partial<CritiqueOutput> = {}): CritiqueOutput {
  return {
    summary: "It has no retries.",
    observations: [
      {
        text: "Orders calls Billing once.",
        about: ["orders", "calls", "orders"],
        ruleIds: ["REL-001", "REL-001"],
      },
      { text: "Nobody reads the topic.", about: ["topic"], ruleIds: [] },
    ],
    questions: [{ text: "Who retries?", about: ["billing"] }],
    proposedDecisions: [
      {
        title: "Retry",
        context: "A call may fail.",
        decision: "Orders tries three times.",
        alternatives: [{ title: "A queue", description: null, rejectedBecause: "More to run." }],
        consequences: null,
        affected: ["orders", "billing"],
        settles: [{ ruleId: "REL-001", subject: "orders" }],
      },
    ],
    ...more,
  };
}

export function aCritique(output: CritiqueOutput = aCritiqueOutput()): Critique {
  return makeCritique({
    output,
    names: NAMES_OF_CRITIQUE,
    present: factsById(SHOP),
    base: {
      ...{ id: numbered(1), question: "What breaks?", focus: [], branchId: null, modelVersion: 7 },
      ...{ findingsHash: "f".repeat(64), createdBy: "user:ann", createdAt: "2026-11-24T08:00:00.000Z" },
      ...{ provider: "Vendor", providerKind: "vendor-b", model: "model-1", modelReported: null },
      ...{ promptVersion: "prompt/critique/1", attempts: 1, usage: null },
    },
  });
}
