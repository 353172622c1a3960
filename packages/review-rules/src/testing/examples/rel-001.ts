import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { aState, INFERRED } from "../a-state.js";
import type { Examples } from "../example.js";
import { changed } from "../judged.js";

const shop = new ModelBuilder();
const orders = shop.channel("orders", "queue");
const failed = shop.channel("failed orders", "queue");
const billing = shop.element("Billing", "app");
const subscription = shop.subscription(orders, billing);
const state = aState(shop.build());
const subject = { kind: "subscription", id: subscription } as const;

/** What the examples are made of. */
export const parts = { orders, failed, billing, subscription };

export const examples = {
  concern: {
    says: "A subscription has no retry and no dead-letter channel.",
    state,
    subject,
  },
  verified: {
    says: "The same subscription sends what fails to a dead-letter channel.",
    state: changed(state, subject, { deadLetterChannelId: failed }),
    subject,
  },
  unknown: {
    says: "The same subscription was inferred, not stated.",
    state: changed(state, subject, INFERRED),
    subject,
  },
} satisfies Examples;
