import { describe, expect, it } from "@jest/globals";
import { movedSince, shownChanges } from "./shown-changes.js";
import { anObligation, aRevision } from "./testing/a-revision.js";
import type { Thing } from "./things.js";

const ORDERS: Thing = { kind: "channel", id: "c1", name: "orders", detail: "queue" };
const THINGS = new Map([[ORDERS.id, ORDERS]]);
const NO_LINKS = {
  scenarioIds: [],
  operationIds: [],
  channelIds: [],
  subscriptionIds: [],
  messageIds: [],
  elementIds: [],
};

describe("what an approval changes", () => {
  it("is told field by field, with the names of what is linked", () => {
    const left = aRevision({ scope: "The shop" });
    const right = aRevision({ claim: "Every order is kept", scope: null });
    const changes = {
      fields: [
        { field: "claim", left: null, right: null },
        { field: "scope", left: null, right: null },
      ],
      links: [{ list: "channelIds" as const, added: ["c1"], removed: ["gone-and-far-away"] }],
      obligations: [],
    };
    expect(shownChanges(changes, { left, right }, THINGS)).toEqual([
      { what: "claim", change: "changed", left: ["No order is lost"], right: ["Every order is kept"] },
      { what: "scope", change: "removed", left: ["The shop"], right: [] },
      { what: "channelIds", change: "changed", left: ["gone-and"], right: ["orders"] },
    ]);
  });

  it("is all of it where nothing is in force", () => {
    const right = aRevision({ obligations: [anObligation()] });
    const changes = {
      fields: [{ field: "title", left: null, right: null }],
      links: [],
      obligations: [{ key: "O1", title: "Somebody looks", change: "added" as const, fields: [] }],
    };
    expect(shownChanges(changes, { left: null, right }, THINGS)).toEqual([
      { what: "title", change: "added", left: [], right: ["Orders are kept"] },
      {
        what: "O1 Somebody looks",
        change: "added",
        left: [],
        right: ["Somebody looks (review-by-hand)", "Read it"],
      },
    ]);
  });
});

describe("what moved in a draft since it was read", () => {
  it("is nothing where it says the same", () => {
    expect(movedSince(aRevision(), aRevision({ contentHash: "other" }), THINGS)).toEqual([]);
  });

  it("is every field, link and obligation that differs", () => {
    const now = aRevision({
      title: "Orders are kept for ever",
      forbiddenEvents: [{ kind: "Dropped", target: "c1" }],
      links: { ...NO_LINKS, channelIds: ["c1"] },
      obligations: [anObligation()],
      retire: true,
    });
    expect(movedSince(aRevision(), now, THINGS).map(({ what, change }) => `${what} ${change}`)).toEqual([
      "title changed",
      "forbiddenEvents added",
      "retire added",
      "channelIds added",
      "O1 added",
    ]);
  });
});
