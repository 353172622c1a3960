import { describe, expect, it } from "@jest/globals";
import type { ModelLists } from "./part-fact.js";
import { partIn } from "./part-fact.js";
import { goesWith, usedByOf, usesOf } from "./part-links.js";

const STANDING = { factStatus: "declared", provenance: null, stale: null } as const;

function element(id: string, parentId: string | null = null) {
  return {
    ...STANDING,
    id,
    parentId,
    kind: "system",
    name: `the ${id}`,
    description: null,
    icon: null,
    ownerId: null,
    status: "current",
    tags: [],
    technology: null,
  } as const;
}

const MODEL: ModelLists = {
  elements: [element("shop"), { ...element("api", "shop"), tags: [] }, element("bank")].map((one) => ({
    ...one,
    tags: [...one.tags],
  })),
  relationships: [
    {
      ...STANDING,
      id: "r",
      fromId: "api",
      toId: "bank",
      kind: "structural",
      label: "pays",
      lineShape: null,
      technology: null,
    },
  ],
  messages: [],
  schemas: [{ id: "s", name: "Order", description: null, content: "{}", version: 1 }],
  operations: [
    {
      ...STANDING,
      id: "o",
      ownerId: "api",
      name: "POST /",
      transport: "http",
      requestSchemaId: "s",
      responseSchemaId: null,
      timeoutMs: 200,
      retry: { maxAttempts: 3, backoffMs: 50 },
    },
  ],
  channels: [{ ...STANDING, id: "c", name: "orders", kind: "topic" }],
  subscriptions: [
    { ...STANDING, id: "sub", channelId: "c", consumerId: "api", retry: null, deadLetterChannelId: null },
  ],
  bindings: [],
};

describe("what a part has to do with", () => {
  it("is what it names, each by how it names it", () => {
    const operation = partIn(MODEL, "operation", "o");
    const groups = operation === null ? [] : usesOf(MODEL, operation);
    expect(groups.map(({ title, links }) => [title, links.map(({ id }) => id)])).toEqual([
      ["Served by", ["api"]],
      ["Request", ["s"]],
    ]);
  });

  it("is what names it, with what is worth knowing at once", () => {
    expect(usedByOf(MODEL, "api")).toEqual([
      {
        key: "relationship.fromId",
        title: "Leads to",
        links: [{ kind: "relationship", id: "r", note: "→ the bank" }],
      },
      {
        key: "operation.ownerId",
        title: "Serves",
        links: [
          { kind: "operation", id: "o", note: "http, time-out 200 ms, 3 attempts, 50 ms between them" },
        ],
      },
      {
        key: "subscription.consumerId",
        title: "Subscribes by",
        links: [{ kind: "subscription", id: "sub", note: "one attempt" }],
      },
    ]);
  });

  it("goes with it when it is deleted, over any number of steps", () => {
    expect(goesWith(MODEL, "shop").map(({ fact }) => fact.id)).toEqual(["api", "r", "o", "sub"]);
    expect(goesWith(MODEL, "c").map(({ fact }) => fact.id)).toEqual(["sub"]);
    expect(goesWith(MODEL, "o")).toEqual([]);
  });
});
