import type { ModelIndex, SchemaId } from "@plumbline/model-core";
import type { StepPlace } from "../document/scenario-outline.js";
import type { StepPayload } from "../document/step-payloads.js";
import { payloadsOf } from "../document/step-payloads.js";

/** A payload and the schema that the model names for it. */
export interface NamedSchema {
  readonly payload: StepPayload;
  readonly schemaId: SchemaId;
}

/** The payloads of a step that a schema is named for. */
export function namedSchemas(place: StepPlace, index: ModelIndex): readonly NamedSchema[] {
  return payloadsOf(place).flatMap((payload) => {
    const schemaId = schemaIdFor(place, payload, index);
    return schemaId === null ? [] : [{ payload, schemaId }];
  });
}

function schemaIdFor(place: StepPlace, payload: StepPayload, index: ModelIndex): SchemaId | null {
  const { step } = place;
  if (step?.type === "call") {
    const operation = index.operations.get(step.operation ?? "");
    const schemaId = payload.field === "request" ? operation?.requestSchemaId : operation?.responseSchemaId;
    return schemaId ?? null;
  }
  return step?.type === "publish" ? (index.messages.get(step.message ?? "")?.schemaId ?? null) : null;
}
