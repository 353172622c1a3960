import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { publish, scenario } from "../../../../playback-engine/src/testing/scenario-builder.js";
import type { Cited } from "../../records/cited.js";
import { aState } from "../a-state.js";
import type { Examples } from "../example.js";

const builder = new ModelBuilder();
const orders = builder.element("Orders");
const paid = builder.message("Paid", orders);
const events = builder.channel("Events");
const model = builder.build();
const subject: Cited = { kind: "message", id: paid };

export const examples = {
  verified: {
    says: "A step of a scenario has the producer publish the message.",
    state: aState(model, [scenario([publish("tell", orders, [events, paid])])]),
    subject,
  },
  unknown: { says: "No scenario has it published.", state: aState(model), subject },
} satisfies Examples;
