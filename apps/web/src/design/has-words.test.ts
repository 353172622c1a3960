import { describe, expect, it } from "@jest/globals";
import { hasWords } from "./has-words.js";

describe("a text that is searched", () => {
  it("has to have every word, in either case and any order", () => {
    expect(hasWords("Orders go through a queue", "QUEUE order")).toBe(true);
    expect(hasWords("Orders go through a queue", "queue cache")).toBe(false);
    expect(hasWords("Orders", undefined)).toBe(true);
    expect(hasWords("Orders", "  ")).toBe(true);
  });
});
