import { expect, test } from "@jest/globals";
import type { ModelLists } from "../../api/model-query.js";
import type { ComparedItem } from "./changes-by-kind.js";
import { comparedPicture } from "./compared-picture.js";

type Element = ModelLists["elements"][number];

function element(id: string, parentId: string | null = null): Element {
  const nothing = {
    description: null,
    technology: null,
    icon: null,
    provenance: null,
    stale: null,
    ownerId: null,
  };
  return {
    ...nothing,
    id,
    parentId,
    kind: "app",
    name: id,
    status: "current",
    tags: [],
    factStatus: "declared",
  };
}

function model(...elements: readonly Element[]): ModelLists {
  const none = {
    relationships: [],
    messages: [],
    channels: [],
    operations: [],
    subscriptions: [],
    bindings: [],
  };
  return { ...none, elements: [...elements], schemas: [] };
}

function item(id: string, change: ComparedItem["change"]): ComparedItem {
  return { kind: "element", id, name: id, change, fields: [] };
}

const LEFT = model(element("s"), element("gone", "s"), element("a", "s"));
const RIGHT = model(element("s"), element("a", "s"), element("t"), element("new", "t"));
const PICTURE = comparedPicture(LEFT, RIGHT, [
  item("gone", "removed"),
  item("new", "added"),
  item("t", "added"),
]);

test("what is gone is drawn beside what is there", () => {
  expect(PICTURE.model.elements.map(({ id }) => id)).toEqual(["s", "a", "t", "new", "gone"]);
});

test("what differs has a sign and a colour, what does not has none", () => {
  expect(PICTURE.marks.get("gone")).toMatchObject({ tone: "bad", text: "−" });
  expect(PICTURE.marks.get("new")).toMatchObject({ tone: "good", text: "+" });
  expect(PICTURE.marks.has("a")).toBe(false);
});

test("whatever holds something that differs is open", () => {
  expect([...PICTURE.openIds].sort()).toEqual(["s", "t"]);
});
