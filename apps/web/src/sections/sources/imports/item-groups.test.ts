import { describe, expect, it } from "@jest/globals";
import type { ImportItem } from "../source-records.js";
import { itemLines, itemsOf } from "./item-groups.js";

function item(id: string, change: Partial<ImportItem> = {}): ImportItem {
  return {
    id,
    kind: "element",
    change: "add",
    factKey: `service|${id}`,
    targetId: id,
    proposed: { name: id },
    current: null,
    sources: [],
    dependsOn: [],
    match: "none",
    state: "open",
    decidedBy: null,
    decidedAt: null,
    ...change,
  };
}

const ITEMS = [
  item("new"),
  item("op", { kind: "operation", match: "linked", change: "update" }),
  item("Basket", { match: "same-name", change: "confirm" }),
  item("gone", { match: "linked", state: "rejected" }),
];

const ids = (filter = {}) => itemsOf(itemLines(ITEMS, filter)).map(({ id }) => id);

describe("items of an import", () => {
  it("stand under what they match, then what they are", () => {
    expect(
      itemLines(ITEMS).map((line) =>
        line.is === "head" ? `${line.match} ${line.kind} ${line.count}` : line.item.id,
      ),
    ).toEqual([
      "linked element 1",
      "gone",
      "linked operation 1",
      "op",
      "same-name element 1",
      "Basket",
      "none element 1",
      "new",
    ]);
  });

  it("are filtered by each of what they are, and searched in either case", () => {
    expect(ids({ match: "linked" })).toEqual(["gone", "op"]);
    expect(ids({ state: "open", change: "add" })).toEqual(["new"]);
    expect(ids({ kind: "operation" })).toEqual(["op"]);
    expect(ids({ q: "BASKET" })).toEqual(["Basket"]);
    expect(ids({ q: "nowhere" })).toEqual([]);
  });
});
