import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { aState, INFERRED } from "../a-state.js";
import type { Examples } from "../example.js";
import { changed, without } from "../judged.js";

const shop = new ModelBuilder();
const billing = shop.element("Billing", "app");
const support = shop.element("Support", "app");
const orders = shop.channel("orders", "queue");
const failed = shop.channel("failed orders", "queue");
const subscription = shop.subscription(orders, billing, { deadLetter: failed });
const reading = shop.subscription(failed, support);
const state = aState(shop.build());
const subject = { kind: "channel", id: failed } as const;

/** What the examples are made of. */
export const parts = { billing, support, orders, failed, subscription, reading };

export const examples = {
  verified: {
    says: "A subscription sends its dead letters to a queue that has a subscription of its own.",
    state,
    subject,
  },
  concern: {
    says: "The dead-letter channel has no subscription.",
    state: without(state, { kind: "subscription", id: reading }),
    subject,
  },
  unknown: {
    says: "The subscription on the dead-letter channel was inferred, not stated.",
    state: changed(state, { kind: "subscription", id: reading }, INFERRED),
    subject,
  },
  "not-applicable": {
    says: "No subscription sends its dead letters to the queue.",
    state: changed(state, { kind: "subscription", id: subscription }, { deadLetterChannelId: null }),
    subject,
  },
} satisfies Examples;
