import { expect, it } from "@jest/globals";
import { REVIEW_LIMITS } from "./limits.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["bytes of a state", REVIEW_LIMITS.stateBytes, 33_554_432],
  ["bindings that are followed from a channel", REVIEW_LIMITS.bindingsFollowed, 200],
  ["work of routing", REVIEW_LIMITS.routingWork, 10_000_000],
  ["answers at once", REVIEW_LIMITS.answersAtOnce, 200],
  ["snapshots of a project", REVIEW_LIMITS.snapshots, 200],
  ["characters of a reason", REVIEW_LIMITS.reasonCharacters, 10_000],
  ["characters of a note", REVIEW_LIMITS.noteCharacters, 2_000],
  ["levels of a body", REVIEW_LIMITS.bodyLevels, 16],
  ["issues of a refusal", REVIEW_LIMITS.bodyIssues, 100],
];

it.each(ROWS)("%s", (_, limit, number) => {
  expect(limit).toBe(number);
});

it("names every limit once", () => {
  expect(ROWS).toHaveLength(Object.keys(REVIEW_LIMITS).length);
});
