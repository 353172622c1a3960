import type { Guid, Model } from "@plumbline/model-core";
import type { AssertionDocument, FaultDocument, ScenarioDocument } from "@plumbline/playback-engine";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import {
  call,
  expectOutcome,
  parallel,
  publish,
  type Steps,
  scenario,
  write,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "./promise-builder.js";

const builder = new ModelBuilder();
const system = builder.element("shop");

/** A shop whose payments and deliveries are tried again. */
export const SHOP = {
  web: builder.element("web", "app"),
  orders: builder.element("orders", "app"),
  bank: builder.element("bank"),
  mail: builder.element("mail"),
  database: builder.element("database", "store"),
  system,
};
export const REQUEST = builder.schema("Payment", { type: "object", required: ["amount"] });
export const RESPONSE = builder.schema("Receipt", { type: "object" });
export const PAID = builder.schema("OrderPaid", { type: "object" });
export const PAY = builder.operation("pay", SHOP.bank, {
  timeoutMs: 200,
  retry: { maxAttempts: 3, backoffMs: 50 },
  request: REQUEST,
  response: RESPONSE,
});
export const ASK = builder.operation("ask", SHOP.orders, { response: RESPONSE });
export const LOOK = builder.operation("look", SHOP.orders, { timeoutMs: 100 });
export const CHANGE = builder.operation("change", SHOP.orders, { request: REQUEST });
export const EVENTS = builder.channel("events", "exchange");
export const MAILS = builder.channel("mails", "queue");
export const OTHERS = builder.channel("others", "queue");
export const LOST = builder.channel("lost", "queue");
builder.binding(EVENTS, MAILS, "paid");
builder.binding(EVENTS, OTHERS, "refunded");
export const MAIL = builder.subscription(MAILS, SHOP.mail, {
  retry: { maxAttempts: 2, backoffMs: 10 },
  deadLetter: LOST,
});
export const REFUND = builder.subscription(OTHERS, SHOP.orders, { retry: { maxAttempts: 2, backoffMs: 10 } });
export const KEEP = builder.subscription(EVENTS, SHOP.orders, { deadLetter: LOST });
export const ORDER_PAID = builder.message("order paid", SHOP.orders, PAID);
export const NOTED = builder.message("noted", SHOP.orders);

/** The model of the shop. */
export const MODEL: Model = builder.build();

export const SCENARIO_ID: Guid = guid(1);

const PAYMENT = call("pay", SHOP.orders, PAY, {
  request: { amount: 7 },
  response: {},
  does: [write("book", SHOP.bank, SHOP.database)],
  onError: [write("note", SHOP.orders, SHOP.database)],
});

const ANNOUNCEMENT = publish("announce", SHOP.orders, [EVENTS, ORDER_PAID], {
  payload: {},
  routingKey: "paid",
  handlers: {
    [MAIL]: [write("send", SHOP.mail, SHOP.database)],
    [REFUND]: [call("never", SHOP.orders, LOOK)],
  },
});

/** An order is paid and announced. */
export const STEPS: Steps = [PAYMENT, parallel("at-once", [ANNOUNCEMENT])];

export function order(
  assertions: readonly AssertionDocument[] = [expectOutcome("paid", "pay", "Succeeded")],
  faults: readonly FaultDocument[] = [],
): ScenarioDocument {
  return { ...scenario(STEPS, faults, assertions), name: "Order" };
}
