import {
  type FactStanding,
  type Guid,
  indexModel,
  type Model,
  NO_FACTS,
  wholeModel,
} from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { DesignState, WholeScenario } from "../context/design-context.js";

/** A GUID made of a number. */
export function idOf<Id extends Guid = Guid>(number: number): Id {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}` as Id;
}

export const SHOP = {
  system: idOf(1),
  shop: idOf(2),
  billing: idOf(3),
  store: idOf(4),
  pay: idOf(10),
  orders: idOf(20),
  dead: idOf(21),
  onOrder: idOf(30),
  placed: idOf(40),
  uses: idOf(50),
  bound: idOf(60),
  payRequest: idOf(70),
  orderSchema: idOf(71),
  scenario: idOf(80),
  nobody: idOf(99),
} as const;

const INFERRED: Partial<FactStanding> = { factStatus: "inferred" };

/** A shop that publishes orders, which billing gets. */
export function aShop(parts: Partial<Model> = {}): Model {
  const stated = wholeModel({
    ...NO_FACTS,
    elements: [
      { id: SHOP.system, kind: "system", status: "current", name: "Everything" },
      {
        id: SHOP.shop,
        kind: "app",
        status: "current",
        name: "Shop",
        description: "Sells things.",
        parentId: SHOP.system,
      },
      { id: SHOP.billing, kind: "app", status: "current", name: "Billing", technology: "Java", ...INFERRED },
      { id: SHOP.store, kind: "store", status: "current", name: "Orders store" },
    ],
    relationships: [{ id: SHOP.uses, fromId: SHOP.shop, toId: SHOP.store, label: "writes" }],
    messages: [
      {
        id: SHOP.placed,
        name: "Order placed",
        producerId: SHOP.shop,
        consumerIds: [SHOP.billing],
        schemaId: SHOP.orderSchema,
      },
    ],
    schemas: [
      { id: SHOP.payRequest, name: "Pay request", content: "{}", version: 1, description: null },
      { id: SHOP.orderSchema, name: "Order", content: '{"type":"object"}', version: 1, description: null },
    ],
    operations: [
      {
        id: SHOP.pay,
        ownerId: SHOP.billing,
        name: "Pay",
        transport: "http",
        requestSchemaId: SHOP.payRequest,
      },
    ],
    channels: [
      { id: SHOP.orders, name: "orders", kind: "topic" },
      { id: SHOP.dead, name: "dead", kind: "queue" },
    ],
    subscriptions: [
      {
        id: SHOP.onOrder,
        channelId: SHOP.orders,
        consumerId: SHOP.billing,
        deadLetterChannelId: SHOP.dead,
        retry: { maxAttempts: 3, initialBackoffMs: 100, backoffMultiplier: 2 },
      },
    ],
    bindings: [
      { id: SHOP.bound, sourceChannelId: SHOP.orders, targetChannelId: SHOP.dead, routingKey: "a.*" },
    ],
  } as never);
  return { ...stated, ...parts };
}

/** A scenario that calls an operation, with an ID in its payload. */
export function aScenario(): WholeScenario {
  const document = {
    name: "Pay",
    steps: [
      {
        ...{ type: "call", id: "s1", from: SHOP.shop, operation: SHOP.pay },
        request: { who: `user of ${SHOP.shop}`, order: "6c84fb90-12c4-11e1-840d-7b25c5ee775a" },
      },
    ],
    faults: [],
    assertions: [],
  };
  return { id: SHOP.scenario, name: "Pay", document: document as unknown as ScenarioDocument };
}

export function aState(model: Model = aShop()): DesignState {
  return { index: indexModel(model), scenarios: [{ id: SHOP.scenario, name: "Pay" }] };
}
