import { toldFrom } from "@plumbline/ai-tasks";
import { type Guid, NO_FACTS } from "@plumbline/model-core";
import type { Reader } from "../../../../platform/database/statements.js";
import { originsOfTold } from "../../context/origins-of-told.js";
import type { RevisedScenario } from "./scenario-to-revise.js";

/**
 * The repositories that a scenario is from which somebody revises: what they submit has its words, and takes its place. Call it
 * in `readAtOnce`.
 */
export async function toldOfRevised(
  reader: Reader,
  projectId: Guid,
  revised: Pick<RevisedScenario, "id" | "source"> | null,
): Promise<readonly string[]> {
  if (revised === null) {
    return [];
  }
  const texts = [{ id: revised.id, names: [], source: revised.source }];
  const sent = { projectId, model: NO_FACTS, ids: [], texts, scanned: [] };
  return toldFrom(await originsOfTold(reader, sent));
}
