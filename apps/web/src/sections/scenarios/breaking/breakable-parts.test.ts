import { describe, expect, it } from "@jest/globals";
import { type Model, NO_FACTS } from "@plumbline/model-core";
import { aRun } from "../testing/an-event.js";
import { breakableParts } from "./breakable-parts.js";

const MODEL = {
  ...NO_FACTS,
  elements: [
    { id: "shop", name: "Shop", kind: "system" },
    { id: "web", name: "Web", kind: "app" },
    { id: "far", name: "Elsewhere", kind: "app" },
  ],
  operations: [
    {
      id: "order",
      name: "PlaceOrder",
      ownerId: "shop",
      timeoutMs: 500,
      retry: { maxAttempts: 3, backoffMs: 1 },
    },
    { id: "look", name: "Look", ownerId: "shop", timeoutMs: 0, retry: null },
  ],
  subscriptions: [{ id: "sub", channelId: "topic", consumerId: "shop", retry: null }],
} as unknown as Model;

describe("what a run can be broken at", () => {
  const run = aRun([
    { from: "web", to: "shop", target: "order" },
    { from: "shop", to: "web", target: "order" },
    { from: "topic", to: "shop", target: "sub" },
    { from: "web", to: "shop", target: "gone" },
  ]);

  it("is what takes part, first what is done and then who does it", () => {
    expect(breakableParts(run, MODEL).map(({ id, kind, events }) => [id, kind, events])).toEqual([
      ["order", "operation", 2],
      ["sub", "subscription", 1],
      ["shop", "element", 4],
      ["web", "element", 3],
    ]);
  });

  it("says whose it is, how often it is tried and whether it can time out", () => {
    expect(breakableParts(run, MODEL)[0]).toMatchObject({
      name: "PlaceOrder",
      about: "Shop",
      attempts: 3,
      mayTimeOut: true,
    });
    expect(breakableParts(run, MODEL)[1]).toMatchObject({ name: "Shop", attempts: 1, mayTimeOut: false });
  });
});
