import { describe, expect, it } from "@jest/globals";
import { API_CLIENT_LIMITS } from "../src/index.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["tries of a request", API_CLIENT_LIMITS.tries, 4],
  ["milliseconds in which they begin", API_CLIENT_LIMITS.repeatMs, 60_000],
  ["milliseconds of the first wait", API_CLIENT_LIMITS.firstWaitMs, 1_000],
  ["kept answers", API_CLIENT_LIMITS.keptAnswers, 100],
  ["bytes of kept answers", API_CLIENT_LIMITS.keptBytes, 16_777_216],
  ["characters shown of what is no problem", API_CLIENT_LIMITS.excerptCharacters, 200],
];

describe("limits", () => {
  it.each(ROWS)("%s", (_, limit, number) => {
    expect(limit).toBe(number);
  });

  it("are all in the table", () => {
    expect(ROWS).toHaveLength(Object.keys(API_CLIENT_LIMITS).length);
  });
});
