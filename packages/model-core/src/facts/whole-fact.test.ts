import { expect, it } from "@jest/globals";
import { parseGuid, wholeFact, wholeModel } from "../index.js";

const ID = "0abcdef0-0000-4000-8000-000000000001";

it("a fact of which so much is stated has the rest as a document that leaves it out", () => {
  const id = parseGuid<never>(ID) as never;
  expect(wholeFact("channel", { id, name: "orders", kind: "queue", factStatus: "measured" })).toEqual({
    id: ID,
    name: "orders",
    kind: "queue",
    factStatus: "measured",
    provenance: null,
    stale: null,
  });
});

it("a model is the whole facts of its lists", () => {
  const id = parseGuid<never>(ID) as never;
  const nothing = { relationships: [], messages: [], schemas: [], operations: [], channels: [] };
  const model = wholeModel({
    ...nothing,
    subscriptions: [],
    bindings: [],
    elements: [{ id, kind: "system", name: "shop", status: "current" }],
  });
  expect(model.elements[0]).toMatchObject({ name: "shop", description: null, tags: [], ownerId: null });
});
