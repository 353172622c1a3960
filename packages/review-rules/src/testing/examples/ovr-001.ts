import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import type { Cited } from "../../records/cited.js";
import { aState, INFERRED, withFact } from "../a-state.js";
import type { Examples } from "../example.js";

const builder = new ModelBuilder();
const orders = builder.element("Orders", "app");
const pay = builder.operation("Pay", orders);
const model = builder.build();
const subject: Cited = { kind: "element", id: orders };

export const examples = {
  verified: { says: "The app owns an operation.", state: aState(model), subject },
  concern: { says: "Nothing names the app.", state: aState({ ...model, operations: [] }), subject },
  unknown: {
    says: "The only operation that it owns is inferred.",
    state: aState(withFact(model, "operation", pay, INFERRED)),
    subject,
  },
} satisfies Examples;
