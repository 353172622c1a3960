import { describe, expect, it } from "@jest/globals";
import { idsOfPart } from "./ids-of-part.js";

type Model = Parameters<typeof idsOfPart>[0];

const model = {
  elements: [
    { id: "shop", parentId: null },
    { id: "orders", parentId: "shop" },
    { id: "other", parentId: null },
  ],
  operations: [
    { id: "place", ownerId: "orders" },
    { id: "else", ownerId: "other" },
  ],
  messages: [{ id: "placed", producerId: "orders", consumerIds: ["other"] }],
  subscriptions: [{ id: "reads", consumerId: "other", channelId: "queue" }],
} as unknown as Model;

describe("what a scenario names where a part takes part", () => {
  it("is the part, what is inside it and what they own", () => {
    expect([...idsOfPart(model, "shop")]).toEqual(["shop", "orders", "place", "placed"]);
  });

  it("is what a consumer reads, and who reads a channel", () => {
    expect([...idsOfPart(model, "other")]).toEqual(["other", "else", "reads", "placed"]);
    expect([...idsOfPart(model, "queue")]).toEqual(["queue", "reads"]);
  });
});
