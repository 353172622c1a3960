import { present } from "@plumbline/model-core";
import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { call, scenario } from "../../../../playback-engine/src/testing/scenario-builder.js";
import { aState, INFERRED } from "../a-state.js";
import type { Examples } from "../example.js";
import { changed } from "../judged.js";

const shop = new ModelBuilder();
const desk = shop.element("Desk", "app");
const billing = shop.element("Billing", "app");
const order = shop.operation("order", desk, { retry: { maxAttempts: 5, backoffMs: 0 } });
const pay = shop.operation("pay", billing, { retry: { maxAttempts: 2, backoffMs: 0 } });
const model = shop.build();

const nested = scenario([call("order", desk, order, { does: [call("pay", desk, pay)] })]);
const apart = scenario([call("order", desk, order), call("pay", desk, pay)]);

const state = aState(model, [nested]);
const subject = { kind: "scenario", id: present(nested.id) } as const;

/** What the examples are made of. */
export const parts = { desk, billing, order, pay, model };

export const examples = {
  verified: {
    says: "An operation with 5 attempts calls one with 2: 10 attempts at most.",
    state,
    subject,
  },
  concern: {
    says: "The inner operation has 3 attempts: 15 attempts.",
    state: changed(state, { kind: "operation", id: pay }, { retry: { maxAttempts: 3, backoffMs: 0 } }),
    subject,
  },
  unknown: {
    says: "The inner operation was inferred, not stated.",
    state: changed(state, { kind: "operation", id: pay }, INFERRED),
    subject,
  },
  "not-applicable": {
    says: "The two calls follow one another.",
    state: aState(model, [apart]),
    subject,
  },
} satisfies Examples;
