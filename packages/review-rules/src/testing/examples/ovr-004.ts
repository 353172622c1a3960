import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { aState, INFERRED } from "../a-state.js";
import type { Examples } from "../example.js";
import { changed, without } from "../judged.js";

const shop = new ModelBuilder();
const orders = shop.channel("orders", "exchange");
const queue = shop.channel("billing queue", "queue");
const binding = shop.binding(orders, queue);
const state = aState(shop.build());
const subject = { kind: "channel", id: orders } as const;
const only = { kind: "binding", id: binding } as const;

/** What the examples are made of. */
export const parts = { orders, queue, binding };

export const examples = {
  concern: {
    says: "One binding without a routing key leaves an exchange, which has no subscription.",
    state,
    subject,
  },
  verified: {
    says: "The binding has a routing key.",
    state: changed(state, only, { routingKey: "order.*" }),
    subject,
  },
  unknown: {
    says: "The binding was inferred, not stated.",
    state: changed(state, only, INFERRED),
    subject,
  },
  "not-applicable": {
    says: "No binding leaves the exchange.",
    state: without(state, only),
    subject,
  },
} satisfies Examples;
