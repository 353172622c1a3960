import type { FactOfKind, Model } from "@plumbline/model-core";
import { wholeFact, wholeModel } from "@plumbline/model-core";
import { type PublishDocument, readScenarioDocument, validateScenario } from "@plumbline/playback-engine";
import type { ContractScenario, ContractsInput } from "../contracts/contracts-input.js";
import { idOf } from "./id-of.js";

/** An HTTP operation of the shop, numbered. */
export function operation(
  number: number,
  name: string,
  fields: Partial<FactOfKind["operation"]> = {},
): FactOfKind["operation"] {
  const stated = {
    id: ordered("operation", number),
    ownerId: idOf("element", "shop"),
    name,
    transport: "http",
  } as const;
  return wholeFact("operation", {
    ...stated,
    requestSchemaId: null,
    responseSchemaId: null,
    retry: null,
    ...fields,
  });
}

/** IDs in the order of their numbers. */
export function ordered<Kind extends "operation" | "schema">(
  kind: Kind,
  number: number,
): FactOfKind[Kind]["id"] {
  const id: string = `${String(number).padStart(8, "0")}${idOf(kind, number).slice(8)}`;
  return id as FactOfKind[Kind]["id"];
}

/** A schema of the shop, numbered. */
export function schema(number: number, content: string): FactOfKind["schema"] {
  return { id: ordered("schema", number), name: `Schema ${number}`, description: null, content, version: 1 };
}

/** A shop that takes orders and says so on a channel, and a warehouse that listens. */
export const SHOP: Model = wholeModel({
  elements: (["shop", "warehouse", "bank", "post", "press"] as const).map((name) => ({
    id: idOf("element", name),
    kind: "system",
    status: "current",
    name,
  })),
  relationships: [],
  schemas: [schema(1, '{"type":"object"}')],
  channels: ["orders", "lost"].map((name) => ({ id: idOf("channel", name), name, kind: "topic" })),
  operations: [
    operation(1, "POST /orders", { requestSchemaId: ordered("schema", 1), timeoutMs: 50 }),
    operation(2, "GET /orders/{id}", { retry: { maxAttempts: 2, backoffMs: 10 } }),
  ],
  messages: [
    {
      id: idOf("message", "placed"),
      name: "OrderPlaced",
      producerId: idOf("element", "shop"),
      consumerIds: [idOf("element", "warehouse")],
      schemaId: ordered("schema", 1),
    },
  ],
  subscriptions: [
    {
      id: idOf("subscription", "warehouse"),
      channelId: idOf("channel", "orders"),
      consumerId: idOf("element", "warehouse"),
      retry: { maxAttempts: 3, backoffMs: 5 },
      deadLetterChannelId: idOf("channel", "lost"),
    },
  ],
  bindings: [],
});

/** A scenario in which an element publishes that an order was placed. */
export function publishing(
  from: string,
  fields: Partial<Record<keyof PublishDocument, unknown>> = {},
): ContractScenario {
  const step = {
    id: "publish",
    type: "publish",
    from: idOf("element", from),
    channel: idOf("channel", "orders"),
    message: idOf("message", "placed"),
    payload: {},
    headers: {},
    handlers: {},
    ...fields,
  };
  const read = readScenarioDocument(
    JSON.stringify({ name: from, steps: [step], faults: [], assertions: [] }),
  );
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  const { document } = read.value;
  return {
    id: idOf("element", `scenario of ${from}`),
    document,
    issues: validateScenario({ document, model: SHOP }),
  };
}

/** What the contracts of the shop are written from. */
export function aShop(
  fields: Partial<Model> = {},
  scenarios: readonly ContractScenario[] = [],
): ContractsInput {
  return { projectName: "Shop", model: { ...SHOP, ...fields }, scenarios };
}
