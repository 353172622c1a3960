import { expect, test } from "@jest/globals";
import { type Blocker, blockersBySection } from "./blockers-by-section.js";

function blocker(code: string): Blocker {
  return { code, subject: "s", message: code, links: [] };
}

test("each blocker stands under the screen where it is mended, in the order of work", () => {
  const codes = ["review-CON-001", "promise-gap", "scenario-invalid", "fact-inferred", "producer-mismatch"];
  expect(blockersBySection(codes.map(blocker)).map(({ section }) => section)).toEqual([
    "model",
    "contracts",
    "scenarios",
    "promises",
    "review",
  ]);
});

test("blockers keep their order within a screen, and none is lost", () => {
  const codes = ["promise-not-approved", "promise-gap", "self-check-failed", "yaml-unrepresentable-number"];
  const groups = blockersBySection(codes.map(blocker));
  expect(groups.map(({ section, blockers }) => [section, blockers.map(({ code }) => code)])).toEqual([
    ["contracts", ["self-check-failed", "yaml-unrepresentable-number"]],
    ["promises", ["promise-not-approved", "promise-gap"]],
  ]);
});

test("without blockers there is no group", () => {
  expect(blockersBySection([])).toEqual([]);
});
