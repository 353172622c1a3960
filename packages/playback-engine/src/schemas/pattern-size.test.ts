import { describe, expect, it } from "@jest/globals";
import { linearPattern } from "./linear-pattern.js";
import { translatePattern } from "./translate-pattern.js";

const OVER = "the pattern needs over 10000 states, which the linear-time engine does not do";

/** How large a pattern is: one character, repeated as often as still fits, makes it as large as may be. */
function sizeOf(pattern: string): number {
  const fits = (more: number): boolean => {
    try {
      translatePattern(`${pattern}x{${more}}`);
      return true;
    } catch {
      return false;
    }
  };
  let [fitting, over] = [1, 10_000];
  while (over - fitting > 1) {
    const middle = (fitting + over) >> 1;
    [fitting, over] = fits(middle) ? [middle, over] : [fitting, middle];
  }
  return 10_000 - fitting - 1;
}

/** Each character, quantifier and group counts as one, as often as it is repeated. */
describe("the size of a pattern", () => {
  it.each([
    ["", 0],
    ["a", 1],
    ["abc", 3],
    ["^a$", 3],
    ["[a-z]", 1],
    ["\\d", 1],
    ["a|b", 3],
    ["a*", 2],
    ["ab+", 3],
    ["a?b?", 4],
    ["a{3}", 4],
    ["a{3,}", 4],
    ["a{2,7}", 8],
    ["a{0}", 2],
    ["a{0,5}b", 7],
    ["(?:ab)", 3],
    ["(ab)c", 4],
    ["(?:ab){4}", 13],
    ["(?:a{3}b){2}", 13],
    ["(?:(?:ab){2}c){2}d", 20],
    ["(?:)", 1],
  ])("%s is %d with its repeats written out", (pattern, size) => {
    expect(sizeOf(pattern)).toBe(size);
  });

  it("may be 10,000, and one that is larger is refused in words", () => {
    expect(translatePattern("a{9999}")).toBe("a{9999}");
    expect(() => translatePattern("a{9999}b")).toThrow(OVER);
    expect(() => translatePattern("(?:a{100}){100}")).toThrow(OVER);
  });
});

it.each([
  ["(a)\\?=b", "a?=b"],
  ["(a)\\?!b", "a?!b"],
  ["(a)\\?:b", "a?:b"],
  ["(a)\\?<n>b", "a?<n>b"],
])("%s has a group that is one, and what begins others elsewhere", (pattern, text) => {
  expect(linearPattern(`^${pattern}$`).test(text)).toBe(true);
  expect(linearPattern(`^${pattern}$`).test("ab")).toBe(false);
});

describe("an escape of a character by its code", () => {
  it.each([
    ["^\\ud83d\\ude00$", "😀"],
    ["^\\uD83D\\uDE00$", "😀"],
    ["^\\ud800\\udc00$", "\u{10000}"],
    ["^\\udbff\\udfff$", "\u{10ffff}"],
    ["^\\u{1f600}$", "😀"],
    ["^\\u0041\\u{42}$", "AB"],
    ["^\\u00e9\\u0301$", "é\u0301"],
    ["^\\ud7ff\\ue000$", "\ud7ff\ue000"],
  ])("%s takes the character alone", (pattern, text) => {
    expect(linearPattern(pattern).test(text)).toBe(true);
    expect(linearPattern(pattern).test(`${text}x`)).toBe(false);
    expect(linearPattern(pattern).test("x")).toBe(false);
  });

  it.each([
    "\\ud800",
    "\\udbff",
    "\\udc00",
    "\\udfff",
    "\\u{d800}",
    "\\u{dfff}",
    "[\\ud83d-\\ud83e]",
    "\\u0041\\udc00",
    "\\ue000\\udc00",
    "\\udc00\\udc00",
    "\\ud83dx\\ude00",
  ])("%s is refused as half of a pair", (pattern) => {
    expect(() => linearPattern(pattern)).toThrow(
      "the pattern needs half of a surrogate pair, which the linear-time engine does not do",
    );
  });
});
