import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import type { Cited } from "../../records/cited.js";
import { aState, INFERRED, withFact } from "../a-state.js";
import type { Examples } from "../example.js";

const builder = new ModelBuilder();
const orders = builder.element("Orders");
const paid = builder.message("Paid", orders, builder.schema("Payment", { type: "object" }));
const model = builder.build();
const subject: Cited = { kind: "message", id: paid };

export const examples = {
  verified: { says: "The message names a schema that the project has.", state: aState(model), subject },
  concern: {
    says: "The message names a schema that the project lacks.",
    state: aState({ ...model, schemas: [] }),
    subject,
  },
  unknown: {
    says: "The message names a schema and is inferred.",
    state: aState(withFact(model, "message", paid, INFERRED)),
    subject,
  },
  "not-applicable": {
    says: "The message names no schema.",
    state: aState(withFact(model, "message", paid, { schemaId: null })),
    subject,
  },
} satisfies Examples;
