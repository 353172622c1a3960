import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import type { ScenarioPlace } from "./scenario.repository.js";

/** The text of a scenario. Null when the project has none of this ID. */
export async function findScenarioDocument(reader: Reader, place: ScenarioPlace): Promise<string | null> {
  const rows = await reader.query<{ document: string }[]>(DOCUMENT, [place.projectId, place.id]);
  return rows[0]?.document ?? null;
}

const DOCUMENT = prepared("SELECT document FROM scenarios WHERE project_id = $1 AND id = $2");
