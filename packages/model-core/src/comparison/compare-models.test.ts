import { describe, expect, it } from "@jest/globals";
import {
  canonicalJson,
  compareModels,
  exportModelDocument,
  type Guid,
  type JsonValue,
  modelHash,
  sha256Hex,
} from "../index.js";
import { aFullModel, aModel, idOf } from "../testing/a-model.js";

const FULL = aFullModel().model;

describe("compareModels", () => {
  it("finds nothing between equal models, whatever the order of their lists", () => {
    const turned = { ...FULL, elements: FULL.elements.toReversed() };
    expect(compareModels(FULL, turned)).toEqual({
      counts: { added: 0, changed: 0, removed: 0, unchanged: 14 },
      items: [],
    });
  });

  it("names what was added, changed and removed, by kind, schemas last, then by ID", () => {
    const right = aFullModel()
      .withSystem("shop", { description: "Sells more", technology: "many", icon: "cart", tags: ["core"] })
      .withSystem("new")
      .withSchema("another")
      .withRelationship("buyer", "web", { label: "buys" }).model;
    const left = aFullModel().withChannel("old").model;
    const comparison = compareModels(left, right);
    expect(comparison.counts).toEqual({ added: 2, changed: 2, removed: 1, unchanged: 12 });
    expect(comparison.items.map(({ kind, name, change }) => `${kind} ${name} ${change}`)).toEqual([
      ...[
        ["element shop changed", idOf("element", "shop")],
        ["element new added", idOf("element", "new")],
      ]
        .toSorted(([, first], [, second]) => ((first ?? "") < (second ?? "") ? -1 : 1))
        .map(([item]) => item),
      "relationship buys changed",
      "channel old removed",
      "schema another added",
    ]);
    expect(comparison.items.find(({ name }) => name === "shop")?.fields).toEqual([
      { field: "description", left: "Sells things", right: "Sells more" },
      { field: "tags", left: ["core", "x"], right: ["core"] },
    ]);
    expect(comparison.items.find(({ name }) => name === "new")?.fields).toEqual([]);
  });

  it("takes a nested object as one field", () => {
    const retry = { maxAttempts: 5, backoffMs: 200 };
    const operation = { ...FULL.operations[0], retry, provenance: null } as never;
    const [item] = compareModels(FULL, aFullModel().with("operation", operation).model).items;
    expect(item?.fields).toEqual([
      { field: "retry", left: { maxAttempts: 3, backoffMs: 200 }, right: retry },
      { field: "provenance", left: FULL.operations[0]?.provenance, right: null },
    ]);
  });

  it("compares who is responsible for an element, which no document and no hash holds", () => {
    const person = idOf("element", "x") as Guid;
    const left = aModel().withSystem("shop").model;
    const right = aModel().withSystem("shop", { ownerId: person }).model;
    expect(compareModels(left, right).items).toMatchObject([
      { kind: "element", change: "changed", fields: [{ field: "ownerId", left: null, right: person }] },
    ]);
    expect(modelHash(left)).toBe(modelHash(right));
  });
});

describe("modelHash", () => {
  it("is that of the canonical JSON of the eight lists as exported", () => {
    const { version, project, ...lists } = exportModelDocument(FULL, "any name");
    expect(modelHash(FULL)).toBe(sha256Hex(canonicalJson(lists as unknown as JsonValue)));
    expect(version + project.name).toBe("1.0any name");
  });

  it("does not depend on the order of facts, and does on every value", () => {
    expect(modelHash({ ...FULL, elements: FULL.elements.toReversed() })).toBe(modelHash(FULL));
    expect(modelHash(aFullModel().withChannel("dead", { kind: "topic" }).model)).not.toBe(modelHash(FULL));
  });
});
