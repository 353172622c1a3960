import { type NewFlowProposal, proposeFlow, type StoredFlowProposal } from "@plumbline/ai-tasks";
import type { SchemaCheckMemory } from "../../../scenarios/for-threads.js";
import { issuesInTime } from "./issues-in-time.js";

/** A proposal with the issues that its flow has on the model. */
export function proposedFlow(made: NewFlowProposal, clock: SchemaCheckMemory): StoredFlowProposal {
  return proposeFlow(made, issuesInTime(clock, made.base.modelVersion));
}
