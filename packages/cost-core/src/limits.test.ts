import { describe, expect, it } from "@jest/globals";
import { CATALOGUE_LIMITS, COST_BODY_LIMITS, COST_LIMITS } from "./limits.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["prices of a workspace", COST_LIMITS.prices, 10_000],
  ["characters of a text", COST_LIMITS.textCharacters, 200],
  ["characters of a description", COST_LIMITS.descriptionCharacters, 10_000],
  ["characters of a note", COST_LIMITS.noteCharacters, 1_000],
  ["digits before the point", COST_LIMITS.wholeDigits, 15],
  ["digits after the point", COST_LIMITS.decimals, 12],
  ["cost sheets of a project", COST_LIMITS.sheets, 100],
  ["lines of a cost sheet", COST_LIMITS.lines, 1_000],
  ["levels of a body", COST_BODY_LIMITS.levels, 16],
  ["issues of a refusal", COST_BODY_LIMITS.issues, 100],
  ["levels of an answer of the catalogue", CATALOGUE_LIMITS.levels, 16],
  ["characters of a text in it", CATALOGUE_LIMITS.textCharacters, 200],
  ["items that it is told to skip", CATALOGUE_LIMITS.skip, 999_999_999],
];

describe("limits", () => {
  it.each(ROWS)("%s", (_, limit, number) => {
    expect(limit).toBe(number);
  });

  it("are all in the table", () => {
    expect(ROWS).toHaveLength([COST_LIMITS, COST_BODY_LIMITS, CATALOGUE_LIMITS].flatMap(Object.keys).length);
  });
});
