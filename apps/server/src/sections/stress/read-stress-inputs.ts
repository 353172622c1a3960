import type { Guid, JsonOddity } from "@plumbline/model-core";
import { readScenarioDocument, type ScenarioDocument } from "@plumbline/playback-engine";
import type { Reader } from "../../platform/database/statements.js";
import { type ModelAtVersion, ModelRepository, RememberedModel } from "../model/for-threads.js";
import { findScenarioDocument } from "../scenarios/for-threads.js";

// Used in worker threads alone; each has models of its own.

/** A stored scenario, read. */
export interface StoredScenario {
  readonly document: ScenarioDocument;
  readonly oddities: readonly JsonOddity[];
}

const models = new RememberedModel(new ModelRepository());

/** The main model, or that of an open branch; null when there is none. Call it in `readAtOnce`. */
export function readModelOf(
  reader: Reader,
  projectId: Guid,
  branchId: Guid | null,
): Promise<ModelAtVersion | null> {
  return models.read(reader, projectId, branchId);
}

/** Null when the project has no such scenario. */
export async function readStoredScenario(
  reader: Reader,
  projectId: Guid,
  id: Guid,
): Promise<StoredScenario | null> {
  const text = await findScenarioDocument(reader, { projectId, id });
  if (text === null) {
    return null;
  }
  const read = readScenarioDocument(text);
  if (!read.ok) {
    throw new Error(`The stored scenario ${id} cannot be read: ${read.refusal.title}`);
  }
  return read.value;
}
