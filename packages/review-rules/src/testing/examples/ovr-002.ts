import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import type { Cited } from "../../records/cited.js";
import { aState, INFERRED, withFact } from "../a-state.js";
import type { Examples } from "../example.js";

const builder = new ModelBuilder();
const payment = builder.schema("Payment", { type: "object" });
const pay = builder.operation("Pay", builder.element("Bank"), { request: payment });
const model = builder.build();
const subject: Cited = { kind: "schema", id: payment };

export const examples = {
  verified: { says: "An operation names the schema.", state: aState(model), subject },
  concern: {
    says: "Nothing names the schema.",
    state: aState(withFact(model, "operation", pay, { requestSchemaId: null })),
    subject,
  },
  unknown: {
    says: "The only operation that names the schema is inferred.",
    state: aState(withFact(model, "operation", pay, INFERRED)),
    subject,
  },
} satisfies Examples;
