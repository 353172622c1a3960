/** One fact of each kind in which everything is set, first in its list; after it what it refers to. */

export const IDS = {
  element: "0aaaaaaa-0000-4000-8000-000000000001",
  system: "0aaaaaaa-0000-4000-8000-000000000002",
  store: "0aaaaaaa-0000-4000-8000-000000000003",
  component: "0aaaaaaa-0000-4000-8000-000000000004",
  actor: "0aaaaaaa-0000-4000-8000-000000000005",
  relationship: "0bbbbbbb-0000-4000-8000-000000000001",
  message: "0ccccccc-0000-4000-8000-000000000001",
  schema: "0ddddddd-0000-4000-8000-000000000001",
  operation: "0eeeeeee-0000-4000-8000-000000000001",
  channel: "0fffffff-0000-4000-8000-000000000001",
  queue: "0fffffff-0000-4000-8000-000000000002",
  dead: "0fffffff-0000-4000-8000-000000000003",
  subscription: "1aaaaaaa-0000-4000-8000-000000000001",
  binding: "1bbbbbbb-0000-4000-8000-000000000001",
} as const;

/** A member of the workspace. */
export const OWNER = "2aaaaaaa-0000-4000-8000-000000000002";

const standing = {
  factStatus: "inferred",
  provenance: {
    source: "src/web.ts#L1",
    revision: "abc123",
    confidence: 0.5,
    acceptedBy: "2aaaaaaa-0000-4000-8000-000000000001",
    acceptedAt: "2026-01-02T03:04:05.678Z",
  },
  stale: { sinceRevision: "def456", reason: "not-found" },
};
const retry = { maxAttempts: 3, backoffMs: 200 };

/** The fact of each kind. */
export const FULL_FACTS = {
  element: {
    id: IDS.element,
    kind: "app",
    name: "web",
    description: "Sells things",
    technology: "many",
    icon: "cart",
    status: "planned",
    parentId: IDS.system,
    tags: ["core", "shop"],
    ...standing,
  },
  relationship: {
    id: IDS.relationship,
    fromId: IDS.actor,
    toId: IDS.element,
    label: "buys",
    technology: "HTTPS",
    kind: "behavioural",
    lineShape: "curved",
    ...standing,
  },
  message: {
    id: IDS.message,
    name: "ordered",
    description: "An order was placed",
    producerId: IDS.element,
    consumerIds: [IDS.component, IDS.store],
    schemaId: IDS.schema,
    tags: ["event"],
    ...standing,
  },
  schema: { id: IDS.schema, name: "order", description: "An order", content: '{"type":"object"}' },
  operation: {
    id: IDS.operation,
    ownerId: IDS.element,
    name: "place order",
    transport: "grpc",
    requestSchemaId: IDS.schema,
    responseSchemaId: IDS.schema,
    timeoutMs: 1000,
    retry,
    ...standing,
  },
  channel: { id: IDS.channel, name: "orders", kind: "exchange", ...standing },
  subscription: {
    id: IDS.subscription,
    channelId: IDS.queue,
    consumerId: IDS.component,
    retry,
    deadLetterChannelId: IDS.dead,
    ...standing,
  },
  binding: {
    id: IDS.binding,
    sourceChannelId: IDS.channel,
    targetChannelId: IDS.queue,
    routingKey: "order.*",
    ...standing,
  },
} as const;

/** A document that holds them. */
export const FULL_DOCUMENT = {
  version: "1.0",
  project: { name: "Shop" },
  elements: [
    FULL_FACTS.element,
    { id: IDS.system, kind: "system", name: "shop", status: "current" },
    { id: IDS.store, kind: "store", name: "ledger", status: "deprecated", parentId: IDS.system },
    { id: IDS.component, kind: "component", name: "cart", status: "removed", parentId: IDS.element },
    { id: IDS.actor, kind: "actor", name: "buyer", status: "current" },
  ],
  relationships: [FULL_FACTS.relationship],
  messages: [FULL_FACTS.message],
  schemas: [FULL_FACTS.schema],
  operations: [FULL_FACTS.operation],
  channels: [
    FULL_FACTS.channel,
    { id: IDS.queue, name: "mail", kind: "queue" },
    { id: IDS.dead, name: "dead", kind: "queue" },
  ],
  subscriptions: [FULL_FACTS.subscription],
  bindings: [FULL_FACTS.binding],
};
