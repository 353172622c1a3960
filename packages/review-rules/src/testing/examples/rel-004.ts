import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { publish, scenario } from "../../../../playback-engine/src/testing/scenario-builder.js";
import { aState, INFERRED } from "../a-state.js";
import type { Examples } from "../example.js";
import { changed, without } from "../judged.js";

const shop = new ModelBuilder();
const desk = shop.element("Desk", "app");
const billing = shop.element("Billing", "app");
const orders = shop.channel("orders", "exchange");
const queue = shop.channel("billing queue", "queue");
const binding = shop.binding(orders, queue);
const subscription = shop.subscription(queue, billing);
const ordered = shop.message("Ordered", desk);
const model = shop.build();

const state = aState(model, [scenario([publish("say", desk, [orders, ordered])])]);
const subject = { kind: "channel", id: orders } as const;

/** What the examples are made of. */
export const parts = { desk, billing, orders, queue, binding, subscription, ordered, model };

export const examples = {
  verified: {
    says: "A scenario publishes to an exchange with a binding to a queue, and the queue has a subscription.",
    state,
    subject,
  },
  concern: {
    says: "The queue has no subscription.",
    state: without(state, { kind: "subscription", id: subscription }),
    subject,
  },
  unknown: {
    says: "The binding was inferred, not stated.",
    state: changed(state, { kind: "binding", id: binding }, INFERRED),
    subject,
  },
  "not-applicable": {
    says: "No scenario publishes to the exchange.",
    state: aState(model),
    subject,
  },
} satisfies Examples;
