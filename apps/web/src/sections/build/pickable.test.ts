import { expect, test } from "@jest/globals";
import { pickables, selectionOf, soughtAmong } from "./pickable.js";

const ALL = pickables({
  elements: [
    { id: "e2", name: "orders", kind: "app" },
    { id: "e1", name: "basket", kind: "app" },
  ],
  promises: [{ id: "p1", requirementId: "SHOP-001", title: "Orders arrive" }],
  scenarios: [{ id: "s1", name: "Happy order" }],
});

test("what must hold and what happens stand before the parts, which are in name order", () => {
  expect(ALL.map(({ id }) => id)).toEqual(["p1", "s1", "e1", "e2"]);
});

test("a part is found by a piece of its name or by what it is", () => {
  expect(soughtAmong(ALL, "ORDER").map(({ id }) => id)).toEqual(["p1", "s1", "e2"]);
  expect(soughtAmong(ALL, "scenario ").map(({ id }) => id)).toEqual(["s1"]);
  expect(soughtAmong(ALL, "")).toHaveLength(4);
});

test("the picked are asked for by what they name; one that is no more there is left out", () => {
  expect(selectionOf(ALL, new Set(["e2", "p1", "gone"]))).toEqual({
    promiseIds: ["p1"],
    scenarioIds: [],
    elementIds: ["e2"],
  });
});
