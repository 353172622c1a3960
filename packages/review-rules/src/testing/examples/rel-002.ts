import { present } from "@plumbline/model-core";
import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { call, scenario } from "../../../../playback-engine/src/testing/scenario-builder.js";
import { aState, INFERRED } from "../a-state.js";
import type { Examples } from "../example.js";
import { changed } from "../judged.js";

const shop = new ModelBuilder();
const desk = shop.element("Desk", "app");
const billing = shop.element("Billing", "app");
const order = shop.operation("order", desk, { timeoutMs: 500 });
const pay = shop.operation("pay", billing, { timeoutMs: 200 });
const model = shop.build();

/** An order that is paid in one go. */
const nested = scenario([call("order", desk, order, { does: [call("pay", desk, pay)] })]);
const apart = scenario([call("order", desk, order), call("pay", desk, pay)]);

const state = aState(model, [nested]);
const subject = { kind: "scenario", id: present(nested.id) } as const;

/** What the examples are made of. */
export const parts = { desk, billing, order, pay, model };

export const examples = {
  verified: {
    says: "One call nests in another, and the operations of both declare a timeout.",
    state,
    subject,
  },
  concern: {
    says: "The inner operation declares no timeout.",
    state: changed(state, { kind: "operation", id: pay }, { timeoutMs: 0 }),
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
