import { describe, expect, it } from "@jest/globals";
import { LIST_SCENARIOS } from "../index.js";
import { chooseFields, chooseFieldsOfLists } from "./choose-fields.js";
import { envelopeOf } from "./envelope.js";

const LIST = { member: "elements", fields: ["id", "name", "kind"] };
const ITEM = { id: "1", kind: "app", name: "web", icon: "cart" };

describe("the fields of an item", () => {
  it.each([
    ["all of the list where none are asked for", null, { id: "1", kind: "app", name: "web" }],
    ["those that are asked for, and the ID", ["kind"], { id: "1", kind: "app" }],
    ["the ID alone where no other is asked for", [], { id: "1" }],
  ])("are %s", (_, asked, chosen) => {
    expect(chooseFields(ITEM, LIST, asked)).toEqual(chosen);
  });

  it("have what names an item that has no ID", () => {
    const finding = { reason: "No retry", ruleId: "REL-001", subjectId: "1", severity: "warning" };
    const list = { member: "findings", fields: Object.keys(finding), naming: ["ruleId", "subjectId"] };
    expect(chooseFields(finding, list, ["severity"])).toEqual({
      ruleId: "REL-001",
      subjectId: "1",
      severity: "warning",
    });
  });

  it("are chosen in each of several lists, beside what is said of it", () => {
    const data = {
      channels: { total: 1, items: [{ id: "1", name: "orders", kind: "queue" }], nextCursor: null },
      bindings: { total: 9, items: [{ id: "2", routingKey: "a.b" }], nextCursor: "abc" },
      schemas: { total: 4 },
    };
    expect(chooseFieldsOfLists(data, ["kind"])).toEqual({
      channels: { total: 1, items: [{ id: "1", kind: "queue" }], nextCursor: null },
      bindings: { total: 9, items: [{ id: "2" }], nextCursor: "abc" },
      schemas: { total: 4 },
    });
  });

  it("keep the order of the item", () => {
    expect(Object.keys(chooseFields(ITEM, LIST, ["name", "kind"]))).toEqual(["id", "kind", "name"]);
  });
});

describe("the envelope of an answer", () => {
  it("has its six fields in order, the words of its tool and what was found", () => {
    const envelope = envelopeOf(LIST_SCENARIOS, null, { data: { items: [] }, nextCursor: "a", notice: "b" });
    expect(Object.entries(envelope)).toEqual([
      ["projectId", null],
      ["truth", "declared"],
      ["truthNote", LIST_SCENARIOS.truthNote],
      ["data", { items: [] }],
      ["nextCursor", "a"],
      ["notice", "b"],
    ]);
  });
});
