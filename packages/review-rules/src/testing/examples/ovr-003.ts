import type { CallDocument, StepDocument } from "@plumbline/playback-engine";
import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { call, scenario, write } from "../../../../playback-engine/src/testing/scenario-builder.js";
import { aState, INFERRED } from "../a-state.js";
import type { Examples } from "../example.js";
import { changed } from "../judged.js";

const shop = new ModelBuilder();
const desk = shop.element("Desk", "actor");
const gateway = shop.element("Gateway", "app");
const billing = shop.element("Billing", "app");
const store = shop.element("Orders", "store");
const order = shop.operation("order", gateway);
const pay = shop.operation("pay", billing);
const model = shop.build();

const passed: CallDocument = {
  type: "call",
  id: "pay",
  from: gateway,
  operation: pay,
  request: { sum: 5 },
  response: "paid",
  then: [],
  onError: [],
};
const served = (does: readonly StepDocument[]) =>
  call("order", desk, order, { request: { sum: 5 }, response: "paid", does });

const state = aState(model, [scenario([served([passed])])]);
const subject = { kind: "element", id: gateway } as const;

/** What the examples are made of. */
export const parts = { desk, gateway, billing, store, order, pay, model, passed, served };

export const examples = {
  concern: {
    says: "An app passes the one call that it serves on to another app, with the same request and response.",
    state,
    subject,
  },
  verified: {
    says: "The app also writes to a store.",
    state: aState(model, [scenario([served([passed]), write("note", gateway, store)])]),
    subject,
  },
  unknown: {
    says: "The operation that it calls was inferred, not stated.",
    state: changed(state, { kind: "operation", id: pay }, INFERRED),
    subject,
  },
  "not-applicable": {
    says: "No scenario calls the app.",
    state: aState(model, [scenario([passed])]),
    subject,
  },
} satisfies Examples;
