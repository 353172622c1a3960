import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { linearPattern } from "./linear-pattern.js";

const TEXTS = [
  "",
  "a",
  "ab",
  "abc",
  "A",
  "-",
  "/",
  "\\",
  "]",
  "[",
  "^",
  "$",
  ".",
  "a.b",
  "\n",
  "a\nb",
  "\r",
  "\u2028",
  " ",
  "\u00a0",
  "\ufeff",
  "\v",
  "\t",
  "\0",
  "é",
  "ß",
  "ſ",
  "K",
  "_",
  "0",
  "42",
  "x1",
  "😀",
  "😀😀",
  "\u0001",
  "{",
  "}",
  "{1}",
  "(",
  ")",
  "|",
  "&",
  "&&",
  ":",
  "[:alpha:]",
  "aaa",
  "2026-11-21",
  "Ω",
  "α",
  "a b",
  "\u180e",
  "\u0085",
  "\b",
  "~",
  "z".repeat(100),
];

const PATTERNS = [
  "a",
  "^a$",
  "^$",
  "a|b",
  "^(?:a|b)+$",
  "(a)(b)",
  "(?<name>a)b",
  "^.$",
  "^.*$",
  "^..$",
  "\\.",
  "\\/",
  "\\\\",
  "[\\-]|a",
  "[a-c]",
  "[^a-c]",
  "^[^]$",
  "[]",
  "[\\]]",
  "[\\[]",
  "[[]",
  "[[:alph]+",
  "[&&a]",
  "[-a]",
  "[a-]",
  "[-a]",
  "[--a]",
  "[---]",
  "[+--]",
  "[a-c-e]",
  "[^--a]",
  "[a\\-c]",
  "\\d",
  "\\D",
  "\\w",
  "\\W",
  "\\s",
  "\\S",
  "[\\s]",
  "[\\S]",
  "[^\\s]",
  "[^\\S]",
  "[\\d\\w]",
  "[\\D]",
  "[\\W]",
  "\\bab\\b",
  "\\Ba",
  "\\t",
  "\\n",
  "\\v",
  "\\f",
  "\\r",
  "\\0",
  "\\x41",
  "\\u0041",
  "\\u{1F600}",
  "\\ud83d\\ude00",
  "^\\u{41}+$",
  "\\cA",
  "[\\b]",
  "[\\x00-\\x1f]",
  "\\p{L}",
  "\\P{L}",
  "\\p{Lu}",
  "\\p{Letter}",
  "\\p{Script=Greek}",
  "\\p{sc=Greek}",
  "[\\p{L}\\d]",
  "[^\\p{L}]",
  "\\p{gc=Nd}",
  "\\p{ASCII}",
  "\\P{ASCII}",
  "\\p{Any}",
  "a{2}",
  "^a{1,3}$",
  "^a{2,}$",
  "a??",
  "a*?",
  "a+?",
  "^(a+)+$",
  "\\{1\\}",
  "\\$",
  "\\^",
  "\\(",
  "\\)",
  "\\|",
  "^\\S+@\\S+$",
  "é",
  "[é-ü]",
  "😀",
  "[😀]",
  "^\\d{4}-\\d{2}-\\d{2}$",
  "^(?:(?:a)|)*$",
  "\\u2028",
  "[\\u2028-\\u2029]",
  "^[A-Za-z_][\\w.-]{0,99}$",
  "\\p{General_Category=Letter}",
];

describe("a pattern on the linear-time engine", () => {
  it.each(PATTERNS)("%s takes the same texts as in ECMAScript", (pattern) => {
    const ours = linearPattern(pattern);
    const theirs = new RegExp(pattern, "u");
    expect(TEXTS.filter((text) => ours.test(text))).toEqual(TEXTS.filter((text) => theirs.test(text)));
  });

  it("takes the same texts for random patterns", () => {
    const piece = fc.constantFrom(
      "a",
      "b",
      ".",
      "[ab]",
      "[^a]",
      "\\d",
      "\\s",
      "\\w",
      "(?:a|b)",
      "(b)",
      "^",
      "$",
      "\\b",
      "-",
      "[a-c]",
    );
    const quantified = fc
      .tuple(piece, fc.constantFrom("", "", "*", "+", "?", "{2}", "{0,2}"))
      .map(([one, how]) => (["^", "$", "\\b"].includes(one) ? one : one + how));
    const patterns = fc.array(quantified, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(""));
    const texts = fc.array(fc.constantFrom("a", "b", "c", "1", " ", "\n", "-", "é"), { maxLength: 8 });
    fc.assert(
      fc.property(patterns, texts, (pattern, letters) => {
        const text = letters.join("");
        expect(linearPattern(pattern).test(text)).toBe(new RegExp(pattern, "u").test(text));
      }),
      { numRuns: 2000, seed: 11 },
    );
  });

  it.each([
    "(?=a)",
    "(?!a)",
    "(?<=a)b",
    "(?<!a)b",
    "(a)\\1",
    "(?<n>a)\\k<n>",
    "(?i:a)",
    "\\ud800",
    "[\\udc00]",
    "\\p{Emoji}",
    "\\p{C}",
    "\\p{Cn}",
    "a{1001}",
    "(?:a{1000}){1000}",
    "a{1000}".repeat(11),
    "(?:(?:a{100}b?){50}){3}",
    "\\P{Any}",
    "\\p{Script=Nobody}",
  ])("%s is refused", (pattern) => {
    expect(() => linearPattern(pattern)).toThrow();
  });

  it.each(["(", "a**", "[b-a]", "\\", "{", "a{2,1}", "\\-", "\\q", "(?<n>a)(?<n>b)"])(
    "%s is no pattern",
    (pattern) => {
      expect(() => linearPattern(pattern)).toThrow(SyntaxError);
    },
  );

  it("ends soon on what makes a backtracking engine run for hours", () => {
    const text = `${"a".repeat(64_000)}!`;
    for (const pattern of ["^(a+)+$", "^(a|a)*$", "(a*)*b", "^(?:a?){50}a{50}$", "(?:a|aa)+$"]) {
      expect(linearPattern(pattern).test(text)).toBe(false);
    }
  });
});
