import type { Model, Schema } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
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

/** Of models and documents that are held: many checks play the same. */
const known = new WeakMap<Model, WeakMap<ScenarioDocument, readonly RunInput[]>>();

function schemaInputs({ document }: ScenarioVersion, model: Model): readonly RunInput[] {
  const ofModel = known.get(model) ?? new WeakMap<ScenarioDocument, readonly RunInput[]>();
  const inputs = ofModel.get(document) ?? schemasOfScenario(document, model).map(schemaInput);
  known.set(model, ofModel.set(document, inputs));
  return inputs;
}

function schemaInput(schema: Schema): RunInput {
  return { kind: "schema", id: schema.id, version: schema.version, hash: schemaHash(schema) };
}
