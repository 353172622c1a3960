import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { publish, scenario } from "../../../../playback-engine/src/testing/scenario-builder.js";
import { aState, INFERRED } from "../a-state.js";
import type { Examples } from "../example.js";
import { changed, without } from "../judged.js";

const shop = new ModelBuilder();
const desk = shop.element("Desk", "app");
const billing = shop.element("Billing", "app");
const orders = shop.channel("orders", "queue");
const subscription = shop.subscription(orders, desk);
const ordered = shop.message("Ordered", desk);
const model = shop.build();

const state = aState(model, [scenario([publish("say", desk, [orders, ordered])])]);
const subject = { kind: "channel", id: orders } as const;
const reading = { kind: "subscription", id: subscription } as const;

/** What the examples are made of. */
export const parts = { desk, billing, orders, subscription, ordered, model };

export const examples = {
  concern: {
    says: "An app publishes to a queue that it alone consumes.",
    state,
    subject,
  },
  verified: {
    says: "Another app consumes the queue.",
    state: changed(state, reading, { consumerId: billing }),
    subject,
  },
  unknown: {
    says: "The subscription was inferred, not stated.",
    state: changed(state, reading, INFERRED),
    subject,
  },
  "not-applicable": {
    says: "The queue has no subscription.",
    state: without(state, reading),
    subject,
  },
} satisfies Examples;
