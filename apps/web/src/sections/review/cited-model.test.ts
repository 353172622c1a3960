import { describe, expect, it } from "@jest/globals";
import type { ModelLists } from "../../api/model-query.js";
import { citedModel, holdersOf } from "./cited-model.js";

const NONE: ModelLists = {
  elements: [],
  channels: [],
  operations: [],
  messages: [],
  relationships: [],
  subscriptions: [],
  bindings: [],
  schemas: [],
};

function element(id: string, parentId: string | null = null): ModelLists["elements"][number] {
  return {
    id,
    parentId,
    ownerId: null,
    name: id,
    kind: "app",
    status: "current",
    description: null,
    technology: null,
    icon: null,
    tags: [],
    factStatus: "declared",
    provenance: null,
    stale: null,
  };
}

const MODEL: ModelLists = {
  ...NONE,
  elements: [element("shop"), element("billing", "shop"), element("other", "shop")],
  channels: [
    { id: "orders", name: "orders", kind: "queue", factStatus: "declared", provenance: null, stale: null },
    { id: "far", name: "far", kind: "queue", factStatus: "declared", provenance: null, stale: null },
  ],
  subscriptions: [
    {
      id: "sub",
      channelId: "orders",
      consumerId: "billing",
      deadLetterChannelId: null,
      retry: null,
      factStatus: "declared",
      provenance: null,
      stale: null,
    },
  ],
};

describe("the model that a finding rests on", () => {
  it("has what is cited and the ends of what is cited between parts, and nothing else", () => {
    const drawn = citedModel(MODEL, [{ id: "sub" }]);
    expect(drawn.elements.map(({ id, parentId }) => [id, parentId])).toEqual([["billing", null]]);
    expect(drawn.channels.map(({ id }) => id)).toEqual(["orders"]);
    expect(drawn.subscriptions).toHaveLength(1);
  });

  it("keeps what holds what where both are cited, and opens it", () => {
    const drawn = citedModel(MODEL, [{ id: "shop" }, { id: "billing" }]);
    expect(drawn.elements.map(({ parentId }) => parentId)).toEqual([null, "shop"]);
    expect(holdersOf(drawn)).toEqual(["shop"]);
  });
});
