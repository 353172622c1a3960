import {
  type ChannelId,
  type ElementId,
  type Guid,
  type MessageId,
  type Model,
  type RelationshipId,
  wholeModel,
} from "@plumbline/model-core";
import {
  type ArchitectureItemOutput,
  type ArchitectureOutput,
  type ArchitectureProposal,
  type FoundInSource,
  factsById,
  type NamesOfArchitecture,
  proposeArchitecture,
  type SourceTable,
} from "../index.js";
import { aliasedFacts, numbered } from "./aliased-facts.js";

/** The IDs of the facts of the shop. */
export const ID = {
  shop: numbered<ElementId>(101),
  orders: numbered<ElementId>(102),
  billing: numbered<ElementId>(103),
  calls: numbered<RelationshipId>(104),
  topic: numbered<ChannelId>(105),
  placed: numbered<MessageId>(106),
} as const;

/** A shop with one system, two apps, a channel and a message. */
export const SHOP: Model = wholeModel({
  elements: [
    { id: ID.shop, kind: "system", name: "Shop", status: "current" },
    { id: ID.orders, kind: "app", name: "Orders", status: "current", parentId: ID.shop },
    { id: ID.billing, kind: "app", name: "Billing", status: "current", parentId: ID.shop },
  ],
  relationships: [{ id: ID.calls, fromId: ID.orders, toId: ID.billing }],
  messages: [{ id: ID.placed, name: "OrderPlaced", producerId: ID.orders }],
  schemas: [],
  operations: [],
  channels: [{ id: ID.topic, name: "orders", kind: "topic" }],
  subscriptions: [],
  bindings: [],
});

const REPOSITORY = "git.example/acme/shop";

function found(alias: string, serviceKey: string | null): FoundInSource {
  const service = serviceKey === null ? null : { repository: REPOSITORY, serviceKey, name: serviceKey };
  return {
    alias,
    service,
    sources: [`${REPOSITORY}@${"a".repeat(40)}:${serviceKey ?? "src"}/main.ts#L1-L2`],
  };
}

const FOUND = new Map(
  [found("svc1", "shipping"), found("svc2", "stock"), found("src1", null)].map((one) => [one.alias, one]),
);
const SOURCE: SourceTable = { foundOf: (alias) => FOUND.get(alias) };

/** Everything that an architecture of the shop can name: `shop`, `orders`, `billing`, `calls`, `topic`, `placed`. */
export const NAMES: NamesOfArchitecture = {
  parts: aliasedFacts(SHOP, ID),
  source: SOURCE,
};

/** An item of which nothing is said that is not said here. */
export function anItem(
  said: Partial<ArchitectureItemOutput> & Pick<ArchitectureItemOutput, "alias" | "kind">,
): ArchitectureItemOutput {
  const nothing = {
    description: null,
    technology: null,
    elementKind: null,
    parent: null,
    from: null,
    to: null,
  };
  return {
    ...{ action: "add", target: null, name: null, ...nothing, relationshipKind: null },
    ...{ producer: null, consumers: null, owner: null, transport: null, channelKind: null, channel: null },
    ...{ consumer: null, deadLetterChannel: null, source: null, bindingTarget: null, routingKey: null },
    ...{ services: null, because: [], confidence: 0.5 },
    ...said,
  };
}

/** An item of each kind, each naming others, and changes of parts that are there. */
export const ITEMS: readonly ArchitectureItemOutput[] = [
  anItem({
    alias: "ship",
    kind: "element",
    name: "Shipping",
    elementKind: "app",
    parent: "logistics",
    services: ["svc1"],
    because: ["svc1", "src1", "orders"],
    confidence: 0.9,
  }),
  anItem({
    alias: "logistics",
    kind: "element",
    name: "Logistics",
    elementKind: "system",
    description: "What moves.",
  }),
  anItem({
    alias: "asks",
    kind: "relationship",
    name: "asks",
    from: "orders",
    to: "ship",
    technology: "HTTP",
    relationshipKind: "behavioural",
  }),
  anItem({
    alias: "sent",
    kind: "message",
    name: "ParcelSent",
    producer: "ship",
    consumers: ["orders", "orders", "billing"],
  }),
  anItem({ alias: "parcels", kind: "channel", name: "parcels", channelKind: "queue" }),
  anItem({ alias: "send", kind: "operation", name: "POST /parcels", owner: "ship", transport: "http" }),
  anItem({
    alias: "reads",
    kind: "subscription",
    channel: "parcels",
    consumer: "orders",
    deadLetterChannel: "topic",
  }),
  anItem({
    alias: "passes",
    kind: "binding",
    source: "topic",
    bindingTarget: "parcels",
    routingKey: "parcel.*",
  }),
  anItem({
    alias: "rename",
    kind: "element",
    action: "update",
    target: "billing",
    name: "Invoicing",
    technology: "Go",
  }),
  anItem({ alias: "label", kind: "relationship", action: "update", target: "calls", name: "bills" }),
];

/** The output that has these. */
export function anOutput(more: Partial<ArchitectureOutput> = {}): ArchitectureOutput {
  const questions = [{ text: "Who ships?", about: ["ship", "orders", "svc1"] }];
  return {
    summary: "Shipping is missing.",
    refs: [],
    items: ITEMS,
    questions,
    assumptions: ["It ships."],
    ...more,
  };
}

export const PROPOSAL_ID = numbered(1);
export const ITEM_IDS: readonly Guid[] = Array.from({ length: 300 }, (_, index) => numbered(1000 + index));

/** The proposal of an output, made of the shop. */
export function aProposal(output: ArchitectureOutput = anOutput()): ArchitectureProposal {
  return proposeArchitecture({
    output,
    names: NAMES,
    present: factsById(SHOP),
    itemIds: ITEM_IDS,
    sources: [{ repository: REPOSITORY, scanId: numbered(2), commit: "a".repeat(40) }],
    base: {
      id: PROPOSAL_ID,
      request: "What is missing?",
      selection: [],
      branchId: null,
      modelVersion: 7,
      toldFrom: [],
      createdBy: "user:ann",
      createdAt: "2026-11-24T08:00:00.000Z",
    },
    author: {
      ...{ submitted: false, provider: "Vendor", providerKind: "vendor-a", model: "model-1" },
      ...{ modelReported: "model-1-2", promptVersion: "prompt/inferArchitecture/1", attempts: 1 },
      usage: { inputTokens: 1, outputTokens: 2, costUsd: 0.000003, priceSource: "ceiling" },
    },
  });
}

/** The ID of the item with an alias. */
export function itemOf(proposal: ArchitectureProposal, alias: string): Guid {
  const item = proposal.items.find((one) => one.alias === alias);
  if (item === undefined) {
    throw new Error(`No item ${alias}`);
  }
  return item.id;
}
