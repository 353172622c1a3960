import type { Model } from "@plumbline/model-core";
import type { RunInput } from "../records/run.js";
import type { CheckState, ScenarioVersion } from "./check-state.js";
import { scenarioHash, schemaHash } from "./scenario-hash.js";
import { schemasOfScenario } from "./schemas-of-scenario.js";

/** Everything that a check read, at the version it read: the model, the scenario, the schemas of its payloads. */
export function inputsOfCheck({ check, scenario, model, modelRevision }: CheckState): readonly RunInput[] {
  const { streamId, version } = modelRevision;
  const stream: RunInput = { kind: "model", id: streamId, version, hash: null };
  return scenario === null
    ? [stream]
    : [stream, scenarioInput(check.scenarioId, scenario), ...schemaInputs(scenario, model)];
}

function scenarioInput(id: string, { version, document }: ScenarioVersion): RunInput {
  return { kind: "scenario", id, version, hash: scenarioHash(document) };
}

function schemaInputs({ document }: ScenarioVersion, model: Model): readonly RunInput[] {
  return schemasOfScenario(document, model).map((schema) => ({
    kind: "schema",
    id: schema.id,
    version: schema.version,
    hash: schemaHash(schema),
  }));
}
