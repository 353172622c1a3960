import { describe, expect, it } from "@jest/globals";
import { PROMISE_LIMITS } from "../limits.js";
import { shortened } from "./shortened.js";
import { titled } from "./titled.js";

describe("a text that is shortened", () => {
  it.each([
    ["abcd", 4, "abcd"],
    ["abcde", 4, "abc…"],
    ["ab😀d", 4, "ab…"],
    ["a😀cd", 4, "a😀…"],
  ])("is of %j in %i: %j", (text, most, short) => {
    expect(shortened(text, most)).toBe(short);
  });
});

describe("a title", () => {
  it("is as long as it may be with what stands at its end", () => {
    const most = PROMISE_LIMITS.titleCharacters;
    expect(titled("x".repeat(most))).toBe("x".repeat(most));
    expect(titled("x".repeat(most), " (1 of 2)")).toBe(`${"x".repeat(most - 10)}… (1 of 2)`);
  });
});
