import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { scenario, write } from "../../../../playback-engine/src/testing/scenario-builder.js";
import type { Cited } from "../../records/cited.js";
import { aState } from "../a-state.js";
import type { Examples } from "../example.js";

const builder = new ModelBuilder();
const store = builder.element("Ledger", "store");
const orders = builder.element("Orders", "app");
const refunds = builder.element("Refunds", "app");
const model = builder.build();
const subject: Cited = { kind: "element", id: store };

export const examples = {
  verified: {
    says: "One app writes the dataset.",
    state: aState(model, [scenario([write("keep", orders, store)])]),
    subject,
  },
  concern: {
    says: "Two apps write the same dataset.",
    state: aState(model, [scenario([write("keep", orders, store), write("undo", refunds, store)])]),
    subject,
  },
  unknown: { says: "No scenario writes to the store.", state: aState(model), subject },
} satisfies Examples;
