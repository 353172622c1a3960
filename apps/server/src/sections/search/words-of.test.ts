import { expect, it } from "@jest/globals";
import { MAX_QUERY, MAX_WORDS } from "./limits.js";
import { lowerAscii, wordsOf } from "./words-of.js";

it("what is looked for is words, with one blank between them and A to Z as a to z", () => {
  expect(wordsOf("  Order\tÄRGER  % ")).toEqual({
    phrase: "order Ärger %",
    words: ["order", "Ärger", "%"],
  });
  expect(lowerAscii("ABC ÄÖ İ")).toBe("abc ÄÖ İ");
});

it.each([
  ["", "has no word to look for"],
  [" \n ", "has no word to look for"],
  ["a\0b", "has a character that no text has"],
  ["\uD800", "has a character that no text has"],
  ["x".repeat(MAX_QUERY + 1), `has at most ${MAX_QUERY} characters`],
  ["a ".repeat(MAX_WORDS + 1), `has at most ${MAX_WORDS} words`],
])("%j is refused", (q, message) => {
  expect(wordsOf(q)).toEqual({ field: "q", message });
});

it("as many words and characters as there may be are taken", () => {
  expect(wordsOf("a ".repeat(MAX_WORDS))).toHaveProperty("words.length", MAX_WORDS);
  expect(wordsOf("x".repeat(MAX_QUERY))).toHaveProperty("phrase.length", MAX_QUERY);
});
