import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import type { Cited } from "../../records/cited.js";
import { aState, INFERRED, withFact } from "../a-state.js";
import type { Examples } from "../example.js";

const builder = new ModelBuilder();
const bank = builder.element("Bank");
const pay = builder.operation("Pay", bank, { request: builder.schema("Payment", { type: "object" }) });
const model = builder.build();
const subject: Cited = { kind: "operation", id: pay };

export const examples = {
  verified: { says: "The operation names a schema for its request.", state: aState(model), subject },
  concern: {
    says: "The operation names a schema neither for its request nor for its response.",
    state: aState(withFact(model, "operation", pay, { requestSchemaId: null })),
    subject,
  },
  unknown: {
    says: "The operation names a schema and is inferred.",
    state: aState(withFact(model, "operation", pay, INFERRED)),
    subject,
  },
} satisfies Examples;
