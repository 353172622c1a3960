import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { exampleOf } from "./example-of-schema.js";

export interface NewScenario {
  readonly id: string;
  readonly name: string;
  /** The ID of what the first step has. */
  readonly stepId: string;
  /** The first operation; null for a scenario without a step. */
  readonly operationId: string | null;
  readonly callerId: string | null;
}

/** A scenario that calls one operation and asserts that it succeeds. */
export function newScenario(
  chosen: NewScenario,
  model: Pick<Model, "operations" | "schemas">,
): ScenarioDocument {
  const { id, name, stepId, operationId, callerId } = chosen;
  const operation = model.operations.find((one) => one.id === operationId);
  if (operation === undefined) {
    return { id, name, steps: [], faults: [], assertions: [] };
  }
  const example = (schemaId: string | null) =>
    exampleOf(model.schemas.find((schema) => schema.id === schemaId)?.content ?? null);
  return {
    id,
    name,
    steps: [
      {
        id: stepId,
        type: "call",
        from: callerId,
        operation: operation.id,
        request: example(operation.requestSchemaId),
        response: example(operation.responseSchemaId),
        then: [],
        onError: [],
      },
    ],
    faults: [],
    assertions: [{ id: `${stepId}-succeeds`, type: "outcome", step: stepId, expected: "Succeeded" }],
  };
}
