import { expect, test } from "@jest/globals";
import { type ComparedItem, changesByKind } from "./changes-by-kind.js";

function item(
  kind: ComparedItem["kind"],
  id: string,
  change: ComparedItem["change"],
  name = id,
): ComparedItem {
  return {
    kind,
    id,
    name,
    change,
    fields: change === "changed" ? [{ field: "name", left: "a", right: "b" }] : [],
  };
}

const ITEMS = [
  item("element", "e1", "added", "Orders"),
  item("element", "e2", "changed", "Basket"),
  item("channel", "c1", "removed", "orders"),
];

test("facts stand under their kind, with how many came, went and changed", () => {
  const lines = changesByKind(ITEMS);
  expect(lines.map((line) => (line.type === "kind" ? line.kind : line.item.id))).toEqual([
    "element",
    "e2",
    "e1",
    "channel",
    "c1",
  ]);
  expect(lines[0]).toMatchObject({ counts: { added: 1, changed: 1, removed: 0 } });
});

test("a kind without anything shown has no heading", () => {
  expect(changesByKind(ITEMS, { change: "removed" }).map(({ type }) => type)).toEqual(["kind", "item"]);
});

test("what is sought is a part of a name, an ID or a changed field, in any letter case", () => {
  const found = (q: string) =>
    changesByKind(ITEMS, { q }).flatMap((line) => (line.type === "item" ? line.item.id : []));
  expect(found("ORDERS")).toEqual(["e1", "c1"]);
  expect(found("name")).toEqual(["e2"]);
  expect(found("nothing of it")).toEqual([]);
});
