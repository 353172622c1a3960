import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { aState } from "../a-state.js";
import type { Examples } from "../example.js";
import { changed } from "../judged.js";

const shop = new ModelBuilder();
const pay = shop.operation("pay", shop.element("Billing", "app"), {
  retry: { maxAttempts: 3, backoffMs: 100 },
});
const state = aState(shop.build());
const subject = { kind: "operation", id: pay } as const;

export const examples = {
  unknown: {
    says: "An operation is tried up to 3 times.",
    state,
    subject,
  },
  "not-applicable": {
    says: "The same operation is not retried.",
    state: changed(state, subject, { retry: null }),
    subject,
  },
} satisfies Examples;
