import { type DecisionRecord, decisionRecord, type StoredDecision } from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { presentThings } from "./present-things.js";

/** A decision as it is answered. */
export interface AnsweredDecision {
  readonly outcome: "answered";
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly version: number;
}

/** Writes a decision as it is answered, with what the project has now of what it affects. */
export async function answerDecision(
  reader: Reader,
  projectId: Guid,
  decision: StoredDecision,
): Promise<AnsweredDecision> {
  const [record] = await recordsOf(reader, projectId, [decision]);
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  return { outcome: "answered", bytes, version: decision.version };
}

export async function recordsOf(
  reader: Reader,
  projectId: Guid,
  decisions: readonly StoredDecision[],
): Promise<readonly DecisionRecord[]> {
  const affected = new Set(decisions.flatMap(({ content }) => content.affectedIds));
  const present = await presentThings(reader, projectId, [...affected]);
  return decisions.map((decision) => decisionRecord(decision, present));
}
