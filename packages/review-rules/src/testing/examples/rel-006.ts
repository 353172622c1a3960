import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { publish, scenario } from "../../../../playback-engine/src/testing/scenario-builder.js";
import { aState, INFERRED } from "../a-state.js";
import type { Examples } from "../example.js";
import { changed } from "../judged.js";

const shop = new ModelBuilder();
const desk = shop.element("Desk", "app");
const orders = shop.channel("orders", "exchange");
const queue = shop.channel("billing queue", "queue");
const binding = shop.binding(orders, queue, "order.*");
const ordered = shop.message("Ordered", desk);
const model = shop.build();

const state = aState(model, [
  scenario([publish("say", desk, [orders, ordered], { routingKey: "order.placed" })]),
]);
const subject = { kind: "binding", id: binding } as const;

/** What the examples are made of. */
export const parts = { desk, orders, queue, binding, ordered, model };

export const examples = {
  verified: {
    says: 'A scenario publishes with the routing key "order.placed", and a binding passes "order.*".',
    state,
    subject,
  },
  concern: {
    says: 'The binding passes "payment.*" instead.',
    state: changed(state, subject, { routingKey: "payment.*" }),
    subject,
  },
  unknown: {
    says: "The exchange was inferred, not stated.",
    state: changed(state, { kind: "channel", id: orders }, INFERRED),
    subject,
  },
  "not-applicable": {
    says: "The binding has no routing key.",
    state: changed(state, subject, { routingKey: null }),
    subject,
  },
} satisfies Examples;
