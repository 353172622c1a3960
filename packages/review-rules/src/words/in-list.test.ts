import { describe, expect, it } from "@jest/globals";
import { inList } from "./in-list.js";

describe("a list in a sentence", () => {
  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and c"],
    [["a", "b", "c", "d"], "a, b and 2 others"],
    [["a", "b", "c", "d", "e"], "a, b and 3 others"],
  ])("names all of three or fewer, else the first two: %j", (names, words) => {
    expect(inList(names)).toBe(words);
  });
});
