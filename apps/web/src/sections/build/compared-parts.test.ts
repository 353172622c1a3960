import { expect, test } from "@jest/globals";
import { comparedParts } from "./compared-parts.js";

const NONE = { came: [], went: [], changed: [] };

test("what came, went and changed are lines in this order, requirements before files", () => {
  const parts = comparedParts({
    same: false,
    fromBundleHash: "a",
    toBundleHash: "b",
    files: { came: ["x"], went: ["y"], changed: ["SDD.md"] },
    requirements: { came: ["SHOP-002"], went: [], changed: [] },
    decisions: NONE,
    blockers: { came: [], went: [{ code: "fact-stale", subject: "e1", message: "Stale." }], changed: [] },
  });
  expect(parts.map(({ part }) => part)).toEqual(["requirements", "decisions", "blockers", "files"]);
  expect(parts[2]?.lines).toEqual([{ change: "removed", text: "fact-stale e1", words: "Stale." }]);
  expect(parts[3]?.lines.map(({ change, text }) => [change, text])).toEqual([
    ["added", "x"],
    ["removed", "y"],
    ["changed", "SDD.md"],
  ]);
});
