import type { Guid } from "@plumbline/model-core";
import { stressRequirements } from "@plumbline/stress-engine";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { threadDatabase } from "../../../platform/workers/thread-database.js";
import { prepareInTime, type SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { readModelOf, readStoredScenario } from "../read-stress-inputs.js";
import { requirementsWithIssues, writeRequirements } from "./requirements-with-issues.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export interface RequirementsRequest {
  readonly projectId: Guid;
  readonly scenarioId: Guid;
  /** Null looks at the main model. */
  readonly branchId: Guid | null;
}

export type RequirementsOutcome =
  | { readonly outcome: "stated"; readonly answer: string }
  | RefusalNamed<"no-scenario" | "no-branch">;

/** States the requirements of a stored scenario, as JSON text. */
export async function stateRequirements(
  request: RequirementsRequest & { readonly clock: SchemaCheckMemory },
): Promise<RequirementsOutcome> {
  const { projectId, scenarioId, branchId, clock } = request;
  const { scenario, model } = await threadDatabase().readAtOnce(async (reader) => ({
    scenario: await readStoredScenario(reader, projectId, scenarioId),
    model: await readModelOf(reader, projectId, branchId),
  }));
  if (scenario === null) {
    return { outcome: "no-scenario" };
  }
  if (model === null) {
    return { outcome: branchId === null ? "no-scenario" : "no-branch" };
  }
  // The stress engine has no clock: a limit of time on the schema checks is kept before it prepares again.
  const prepared = prepareInTime({ ...scenario, ...model }, clock);
  const answer = prepared.ok
    ? writeRequirements(stressRequirements({ ...model, scenario: scenario.document }), branchId)
    : requirementsWithIssues(request, model.modelVersion, prepared.refusal);
  return { outcome: "stated", answer };
}
