import { APP, EXCHANGE, QUEUE, SYSTEM } from "./model-documents.js";

/** The kinds of facts, in the order of their lists. */
export const EDITED_KINDS = [
  "element",
  "relationship",
  "message",
  "channel",
  "operation",
  "subscription",
  "binding",
  "schema",
] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];

/** Where a fact of main is. */
export function pathOf(projectId: string, kind: EditedKind, id: string): string {
  return `/api/projects/${projectId}/${kind}s/${id}`;
}

interface Sample {
  /** Fits the small document. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Another value of some of it. */
  readonly changed: Readonly<Record<string, unknown>>;
  /** As an item of an answer names it, before the change. */
  readonly name: string | null;
}

/** A fact of each kind. */
export const SAMPLE: Readonly<Record<EditedKind, Sample>> = {
  element: {
    body: { kind: "component", name: "Cart", status: "planned", parentId: APP, tags: ["core"] },
    changed: { name: "Basket", tags: [] },
    name: "Cart",
  },
  relationship: {
    body: { fromId: SYSTEM, toId: APP, label: "has", kind: "structural" },
    changed: { label: null, kind: "behavioural" },
    name: "has",
  },
  message: {
    body: { name: "Ordered", producerId: APP, consumerIds: [APP], tags: [] },
    changed: { consumerIds: [], description: "An order" },
    name: "Ordered",
  },
  channel: { body: { kind: "queue", name: "Audit" }, changed: { kind: "topic" }, name: "Audit" },
  operation: {
    body: { ownerId: APP, name: "order", transport: "http", timeoutMs: 100 },
    changed: { retry: { maxAttempts: 2, backoffMs: 5 } },
    name: "order",
  },
  subscription: {
    body: { channelId: QUEUE, consumerId: APP, deadLetterChannelId: EXCHANGE },
    changed: { deadLetterChannelId: null },
    name: null,
  },
  binding: {
    body: { sourceChannelId: EXCHANGE, targetChannelId: QUEUE, routingKey: "orders.#" },
    changed: { routingKey: null },
    name: "orders.#",
  },
  schema: { body: { name: "Order", content: "{}" }, changed: { content: "[]" }, name: "Order" },
};
