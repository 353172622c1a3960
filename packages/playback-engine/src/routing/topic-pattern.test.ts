import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { matchesTopicPattern } from "./topic-pattern.js";

describe("a topic pattern", () => {
  it.each([
    ["a.b", "a.b", true],
    ["a.b", "a.c", false],
    ["a.*", "a.b", true],
    ["a.*", "a", false],
    ["a.*", "a.b.c", false],
    ["*", "", false],
    ["*", "a", true],
    ["#", "", true],
    ["#", "a.b.c", true],
    ["a.#", "a", true],
    ["a.#", "ab", false],
    ["#.a", "a", true],
    ["#.a.#", "x.a.y", true],
    ["#.#.#", "", true],
    ["*.#.*", "a", false],
    ["*.#.*", "a.b", true],
    ["a..b", "a..b", true],
    ["a.*.b", "a..b", true],
    ["a*", "ab", false],
    ["A", "a", false],
    ["a.#.b", "a.b", true],
  ])("%s against %s is %s", (pattern, routingKey, matches) => {
    expect(matchesTopicPattern({ pattern, routingKey })).toBe(matches);
  });

  it("takes the same keys as a plain backtracking matcher", () => {
    const words = fc.array(fc.constantFrom("a", "b", "*", "#", ""), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(words, words, (pattern, key) => {
        fc.pre(key.join(".") !== "" && pattern.join(".") !== "");
        const joined = { pattern: pattern.join("."), routingKey: key.join(".") };
        expect(matchesTopicPattern(joined)).toBe(backtrack(pattern, key));
      }),
      { numRuns: 3000, seed: 5 },
    );
  });

  it("takes no longer for many wildcards", () => {
    const pattern = `${"#.".repeat(90)}x`;
    expect(matchesTopicPattern({ pattern, routingKey: `${"a.".repeat(90)}y` })).toBe(false);
  });
});

function backtrack([part, ...parts]: readonly string[], words: readonly string[]): boolean {
  if (part === undefined) {
    return words.length === 0;
  }
  const [word, ...rest] = words;
  if (part === "#") {
    return backtrack(parts, words) || (word !== undefined && backtrack([part, ...parts], rest));
  }
  return word !== undefined && (part === "*" || part === word) && backtrack(parts, rest);
}
