import type { PinnedScenario, PinnedStream } from "@plumbline/bundle-writer";
import type { StoredDecision } from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { readStoredScenario } from "../../scenarios/for-threads.js";

/** Of a project, at versions of their own; what it does not hold is left out. */
interface OfProject {
  readonly projectId: Guid;
  readonly pins: readonly PinnedStream[];
}

/** Scenarios at their versions, also those that were deleted since. */
export async function readPinnedScenarios(
  reader: Reader,
  { projectId, pins }: OfProject,
): Promise<readonly PinnedScenario[]> {
  const rows = await reader.query<ScenarioRow[]>(SCENARIOS, [projectId, JSON.stringify(pins)]);
  return rows.map(({ id, version, document }) => ({ id, version, ...readStoredScenario(document) }));
}

/** The same of decisions. */
export async function readPinnedDecisions(
  reader: Reader,
  { projectId, pins }: OfProject,
): Promise<readonly StoredDecision[]> {
  const rows = await reader.query<DecisionRow[]>(DECISIONS, [projectId, JSON.stringify(pins)]);
  return rows.map(({ body }) => body);
}

interface ScenarioRow {
  readonly id: Guid;
  readonly version: number;
  readonly document: string;
}

interface DecisionRow {
  readonly body: StoredDecision;
}

/** A version that was sent may be higher than any there can be. */
const PINS = "json_to_recordset($2) AS pin (id uuid, version bigint)";

const SCENARIOS = `
  SELECT v.id, v.version, v.document FROM ${PINS}
    JOIN scenario_versions v ON v.project_id = $1 AND v.id = pin.id AND v.version = pin.version`;

const DECISIONS = `
  SELECT v.body FROM ${PINS}
    JOIN decision_versions v ON v.project_id = $1 AND v.decision_id = pin.id AND v.version = pin.version`;
