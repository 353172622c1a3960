import {
  compareCodeUnits,
  indexModel,
  type Model,
  type ModelIndex,
  type Schema,
} from "@plumbline/model-core";
import type { ScenarioDocument, StepDocument } from "@plumbline/playback-engine";
import { everyStepList } from "../steps/every-step-list.js";

/**
 * The schemas that a play of a scenario reads (docs/reference/promises-evidence.md#runs-and-inputs), by ID: those that the
 * operations and messages of its steps name and that are there.
 */
export function schemasOfScenario(document: ScenarioDocument, model: Model): readonly Schema[] {
  const index = indexModel(model);
  const named = new Set(
    everyStepList(document).flatMap((list) => list.flatMap((step) => namedBy(step, index))),
  );
  return model.schemas
    .filter(({ id }) => named.has(id))
    .sort((left, right) => compareCodeUnits(left.id, right.id));
}

function namedBy(step: StepDocument, index: ModelIndex): readonly (string | null | undefined)[] {
  if (step.type === "call") {
    const operation = index.operations.get(step.operation ?? "");
    return [operation?.requestSchemaId, operation?.responseSchemaId];
  }
  return step.type === "publish" ? [index.messages.get(step.message ?? "")?.schemaId] : [];
}
