import type { ChannelFact, ElementFact, ModelLists } from "../canvas-model.js";

const STANDING = { factStatus: "declared", provenance: null, stale: null } as const;

/** An element by its ID, which is its name too. */
export function anElement(id: string, more: Partial<ElementFact> = {}): ElementFact {
  const none = { description: null, technology: null, icon: null, parentId: null, ownerId: null };
  return { id, kind: "app", name: id, status: "current", tags: [], ...none, ...STANDING, ...more };
}

export function aChannel(id: string, more: Partial<ChannelFact> = {}): ChannelFact {
  return { id, name: id, kind: "queue", ...STANDING, ...more };
}

export function aRelationship(
  id: string,
  fromId: string,
  toId: string,
  more: Partial<ModelLists["relationships"][number]> = {},
): ModelLists["relationships"][number] {
  const none = { label: null, technology: null, lineShape: null };
  return { id, fromId, toId, kind: "behavioural", ...none, ...STANDING, ...more };
}

export function aSubscription(
  id: string,
  channelId: string,
  consumerId: string,
): ModelLists["subscriptions"][number] {
  return { id, channelId, consumerId, retry: null, deadLetterChannelId: null, ...STANDING };
}

export function aMessage(
  id: string,
  producerId: string,
  consumerIds: readonly string[],
): ModelLists["messages"][number] {
  const none = { description: null, schemaId: null, tags: [] };
  return { id, name: id, producerId, consumerIds: [...consumerIds], ...none, ...STANDING };
}

export function aModel(lists: Partial<ModelLists>): ModelLists {
  return {
    elements: [],
    relationships: [],
    messages: [],
    channels: [],
    operations: [],
    subscriptions: [],
    bindings: [],
    schemas: [],
    ...lists,
  };
}

/** A customer and a shop of three parts and a queue, with a bank outside. */
export function aShop(): ModelLists {
  return aModel({
    elements: [
      anElement("customer", { kind: "actor" }),
      anElement("shop", { kind: "system" }),
      anElement("bank", { kind: "system", factStatus: "inferred" }),
      anElement("web", { parentId: "shop", technology: "React" }),
      anElement("orders", { parentId: "shop", tags: ["core"] }),
      anElement("basket", { kind: "component", parentId: "orders" }),
      anElement("mailer", { parentId: "shop" }),
    ],
    channels: [aChannel("mails")],
    relationships: [
      aRelationship("r1", "customer", "web", { label: "buys" }),
      aRelationship("r2", "web", "orders", { label: "calls" }),
      aRelationship("r3", "web", "basket", { label: "fills", factStatus: "inferred" }),
      aRelationship("r4", "orders", "bank", { label: "charges" }),
      aRelationship("r5", "basket", "orders"),
    ],
    messages: [aMessage("Ordered", "orders", ["mailer"])],
    subscriptions: [aSubscription("s1", "mails", "mailer")],
  });
}
