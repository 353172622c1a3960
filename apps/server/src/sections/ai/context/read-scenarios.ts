import type { WholeScenario } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { readStoredScenario } from "../../scenarios/for-threads.js";

/** Scenarios of a project as a whole, of these IDs. Call it in `readAtOnce`. */
export async function readWholeScenarios(
  reader: Reader,
  projectId: Guid,
  ids: readonly string[],
): Promise<readonly WholeScenario[]> {
  const rows = ids.length === 0 ? [] : await reader.query<Row[]>(SCENARIOS, [projectId, [...new Set(ids)]]);
  return rows.map(({ document, ...row }) => ({ ...row, document: readStoredScenario(document).document }));
}

type Row = Omit<WholeScenario, "document"> & { readonly document: string };

const SCENARIOS = `
  SELECT id, name, document FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id`;
