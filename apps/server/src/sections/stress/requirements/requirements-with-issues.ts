import { NO_FACTS } from "@plumbline/model-core";
import type { ScenarioIssue } from "@plumbline/playback-engine";
import { type StressRequirements, stressRequirements } from "@plumbline/stress-engine";

/** Whose requirements they are. */
export interface RequirementsSubject {
  readonly scenarioId: string;
  readonly branchId: string | null;
}

/** The answer for a scenario that cannot be run: its issues and nothing else. */
export function requirementsWithIssues(
  { scenarioId, branchId }: RequirementsSubject,
  modelVersion: number,
  issues: readonly ScenarioIssue[],
): string {
  const scenario = { id: scenarioId, name: "", steps: [], faults: [], assertions: [] };
  const nothing = stressRequirements({ scenario, model: NO_FACTS, modelVersion });
  return writeRequirements({ ...nothing, issues }, branchId);
}

/** Requirements as JSON text; a null branch is the main model. */
export function writeRequirements(requirements: StressRequirements, branchId: string | null): string {
  const { scenarioId, modelVersion, ...rest } = requirements;
  return JSON.stringify({ scenarioId, modelVersion, branchId, ...rest });
}
