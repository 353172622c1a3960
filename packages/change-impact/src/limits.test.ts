import { expect, it } from "@jest/globals";
import { IMPACT_LIMITS } from "./limits.js";

it("limits are those of the documentation", () => {
  expect(IMPACT_LIMITS).toEqual({
    unattributed: 200,
    reasons: 50,
    markdown: 60_000,
    toldReasons: 5,
    relatedPlaces: 10,
  });
});
