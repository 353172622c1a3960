import { expect, it } from "@jest/globals";
import { REVIEW_LIMITS } from "./limits.js";

it("limits of the review are those that are stated", () => {
  expect(REVIEW_LIMITS).toEqual({
    stateBytes: 33_554_432,
    bindingsFollowed: 200,
    routingWork: 20_000_000,
    answersAtOnce: 200,
    snapshots: 200,
    reasonCharacters: 10_000,
    noteCharacters: 2_000,
    bodyLevels: 16,
    bodyIssues: 100,
  });
});
