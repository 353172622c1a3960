import type { ModelLists } from "../../../api/model-query.js";

const SURE = { factStatus: "declared", provenance: null, stale: null } as const;
const ELEMENT = {
  ...SURE,
  kind: "system",
  description: null,
  technology: null,
  icon: null,
  status: "current",
  parentId: null,
  tags: [],
  ownerId: null,
} as const;

/** A shop that tells a bank of orders, for tests. */
export const SHOP: ModelLists = {
  elements: [
    { ...ELEMENT, tags: [], id: "shop", name: "shop" },
    { ...ELEMENT, tags: [], id: "bank", name: "bank" },
  ],
  relationships: [],
  messages: [
    {
      ...SURE,
      id: "ordered",
      name: "Ordered",
      description: null,
      producerId: "shop",
      consumerIds: ["bank", "gone"],
      schemaId: "order",
      tags: [],
    },
  ],
  channels: [
    { ...SURE, id: "refunds", name: "refunds", kind: "queue" },
    {
      id: "orders",
      name: "orders",
      kind: "topic",
      factStatus: "inferred",
      provenance: null,
      stale: { sinceRevision: "r1", reason: "gone" },
    },
  ],
  operations: [
    {
      ...SURE,
      id: "get",
      ownerId: "shop",
      name: "GET /orders",
      transport: "http",
      requestSchemaId: null,
      responseSchemaId: "order",
      timeoutMs: 500,
      retry: { maxAttempts: 3, backoffMs: 100 },
    },
  ],
  subscriptions: [
    {
      ...SURE,
      id: "sub",
      channelId: "orders",
      consumerId: "bank",
      retry: null,
      deadLetterChannelId: "refunds",
    },
  ],
  bindings: [
    { ...SURE, id: "bind", sourceChannelId: "orders", targetChannelId: "refunds", routingKey: "back" },
  ],
  schemas: [{ id: "order", name: "order", description: null, content: "{}", version: 1 }],
};
