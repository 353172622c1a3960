import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";

/** A scenario that a proposal revises, as it was read. */
export interface RevisedScenario {
  readonly id: Guid;
  readonly version: number;
  /** Its text as it is stored. */
  readonly document: string;
  /** The proposal that it became of, as the provenance of a fact would say it; null of what nobody proposed. */
  readonly source: string | null;
}

/** The scenario that is to be revised, which is there: one that is deleted had versions. */
export async function scenarioToRevise(
  reader: Reader,
  projectId: Guid,
  id: Guid | null,
): Promise<RevisedScenario | null | RefusalNamed<"no-scenario-to-revise" | "scenario-to-revise-gone">> {
  if (id === null) {
    return null;
  }
  const [scenario] = await reader.query<RevisedScenario[]>(SCENARIO, [projectId, id]);
  if (scenario !== undefined) {
    return scenario;
  }
  const was = await reader.query<unknown[]>(WAS_THERE, [projectId, id]);
  return { outcome: was.length > 0 ? "scenario-to-revise-gone" : "no-scenario-to-revise" };
}

const SCENARIO = `
  SELECT id, version::float8 AS version, document,
         CASE WHEN origin IS NOT NULL THEN concat(origin->>'kind', ':', origin->>'proposalId') END AS source
    FROM scenarios WHERE project_id = $1 AND id = $2`;

const WAS_THERE = "SELECT 1 FROM scenario_versions WHERE project_id = $1 AND id = $2 LIMIT 1";
