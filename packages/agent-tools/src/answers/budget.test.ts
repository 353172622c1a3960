import { describe, expect, it } from "@jest/globals";
import { TOOL_LIMITS } from "../limits.js";
import { bytes, countWords, words } from "../testing/answers.js";
import { budgetOf, fits, inWords } from "./budget.js";

describe("the budget of an answer", () => {
  it("is kept by as many bytes as it has, and by no more", () => {
    expect(["abc", "é!", "abcd", "éé"].map((text) => fits(text, bytes(3)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("is kept by as many tokens as it has, and by no more", () => {
    expect(["one two", "one two three"].map((text) => fits(text, words(2)))).toEqual([true, false]);
  });

  it("has the bytes of every answer, and tokens where so many are asked for", () => {
    expect(budgetOf(null, countWords)).toEqual({ bytes: TOOL_LIMITS.resultBytes, tokens: null });
    const tokens = { most: 400, count: countWords };
    expect(budgetOf(400, countWords)).toEqual({ bytes: TOOL_LIMITS.resultBytes, tokens });
    expect([budgetOf(null, countWords), budgetOf(400, countWords)].map(inWords)).toEqual([
      `${TOOL_LIMITS.resultBytes} bytes`,
      "400 tokens",
    ]);
  });
});
