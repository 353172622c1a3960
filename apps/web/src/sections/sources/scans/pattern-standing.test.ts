import { expect, it } from "@jest/globals";
import { patternStanding } from "./pattern-standing.js";

it("calls a pattern there only where all its parts are, whatever is compiled", () => {
  expect(patternStanding({ established: true, unconditional: true }).tone).toBe("good");
  expect(patternStanding({ established: true, unconditional: false })).toEqual({
    name: "only under conditions",
    tone: "warn",
  });
  expect(patternStanding({ established: false, unconditional: true })).toEqual({
    name: "some of its parts are there",
    tone: "plain",
  });
});
