import { expect, it } from "@jest/globals";
import { CONVERT_LIMITS } from "./limits.js";

it("limits are those of the documentation", () => {
  expect(CONVERT_LIMITS).toEqual({
    sourceBytes: 16_777_216,
    documents: 5000,
    fileNameLength: 255,
    notesOfOneSort: 10,
    notedPlaces: 100_000,
    referenceSteps: 20,
    schemaCharacters: 33_554_432,
    dslTokens: 1_000_000,
    dslLevels: 50,
    dslFilledIn: 4_194_304,
  });
});
