import { describe, expect, it } from "@jest/globals";
import { isSameView, viewDifferences } from "./view-differences.js";
import type { StoredView } from "./view-of-screen.js";

const VIEW: StoredView = {
  ...{ id: "v", name: "Mine", kind: "landscape", rootId: null, scenarioId: null },
  ...{ elementIds: [], missingIds: [], positions: { a: { x: 1, y: 2 }, b: { x: 3, y: 4 } } },
};

describe("two states of a view", () => {
  it("are told apart by what they keep", () => {
    const other: StoredView = {
      ...VIEW,
      name: "Theirs",
      openIds: ["a"],
      positions: { a: { x: 1, y: 2 } },
      nestedPositions: { a: { b: { x: 5, y: 6 } } },
    };
    expect(viewDifferences(VIEW, other)).toEqual([
      "It is called Theirs.",
      "2 boxes stand elsewhere.",
      "Other parts are open.",
    ]);
    expect(isSameView(VIEW, other)).toBe(false);
  });

  it("are the same where only the model moved", () => {
    expect(isSameView(VIEW, { ...VIEW, missingIds: ["a"] })).toBe(true);
    expect(viewDifferences(VIEW, VIEW)).toEqual([]);
  });
});
