import { describe, expect, it } from "@jest/globals";
import { TOOL_LIMITS } from "./limits.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["bytes of a result", TOOL_LIMITS.resultBytes, 100_000],
  ["characters of one list that a thread hands on", TOOL_LIMITS.handedOn, 200_000],
  ["bytes of a message to the endpoint", TOOL_LIMITS.messageBytes, 1_048_576],
  ["characters of a message beside arguments", TOOL_LIMITS.frameCharacters, 16_384],
  ["commas, colons and brackets of a message", TOOL_LIMITS.messageMarks, 100_000],
  ["items of a list by default", TOOL_LIMITS.page, 50],
  ["items of a list at most", TOOL_LIMITS.mostItems, 200],
  ["items of each list of an element detail tool", TOOL_LIMITS.detailItems, 200],
  ["the least maxTokens", TOOL_LIMITS.leastTokens, 400],
  ["the most maxTokens", TOOL_LIMITS.mostTokens, 100_000],
  ["names in fields", TOOL_LIMITS.chosenFields, 50],
  ["characters of a cursor", TOOL_LIMITS.cursorCharacters, 4_000],
  ["bytes of a file read as a resource", TOOL_LIMITS.resourceBytes, 1_048_576],
];

describe("limits", () => {
  it.each(ROWS)("%s", (_, limit, number) => {
    expect(limit).toBe(number);
  });

  it("are all in the table", () => {
    expect(ROWS).toHaveLength(Object.keys(TOOL_LIMITS).length);
  });
});
