import { beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { type BoundedTokenizer, countingTokens, LONGEST_RUN } from "./counting-tokens.js";

let tokenizer: BoundedTokenizer;
beforeAll(async () => {
  tokenizer = await countingTokens();
});

const exactly = (text: string): number => countTokens(text, { disallowedSpecial: new Set() });
const MEBIBYTE = 1_048_576;

describe("tokens", () => {
  it.each([
    ["", 0],
    ["hello world", 2],
    ["The quick brown fox jumps over the lazy dog.", 10],
  ])("of %j are counted as the encoding has them", (text, tokens) => {
    expect(tokenizer.count(text)).toBe(tokens);
    expect(tokenizer.name).toBe("o200k_base");
  });

  it("of a text with no long run are exact", () => {
    const text =
      "## A heading\n\n- id: `00000000-0000-4000-8000-000000000001`\n\n```data\nname: é 漢字 😀\n```\n\n";
    expect(tokenizer.count(text.repeat(50))).toBe(exactly(text.repeat(50)));
  });

  it("that mean something to a model are text, and refuse nothing", () => {
    expect(tokenizer.count("<|endoftext|>")).toBe(exactly("<|endoftext|>"));
    expect(tokenizer.count("<|endoftext|>")).toBeGreaterThan(1);
    expect(tokenizer.count("<|endofprompt|><|im_start|>")).toBeGreaterThan(2);
  });

  it("of half a surrogate pair are counted", () => {
    expect(tokenizer.count("\ud800 x \udc00")).toBeGreaterThan(0);
  });

  it.each([" ", "a", "é", "漢", "`", "\n", "😀", "ab", "-=", "\u0301", ".\n/", "\n/"])(
    "of %j again and again are never fewer than the encoding has",
    (text) => {
      for (const times of [LONGEST_RUN - 1, LONGEST_RUN, LONGEST_RUN + 1, 3 * LONGEST_RUN + 7]) {
        const long = `x ${text.repeat(times)}, y`;
        expect(tokenizer.count(long)).toBeGreaterThanOrEqual(exactly(long));
      }
    },
  );

  /** Texts of words, and of what no word ends in. */
  const TEXTS = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          "a word, ",
          "  ",
          '{"id":"',
          "漢字",
          "😀",
          "x".repeat(500),
          "<>();\n\n",
          " internationalization",
          "=>{\r\n",
          "\n/",
          "\t",
        ),
        fc.string({ unit: "binary" }),
      ),
    )
    .map((parts) => parts.join(""));

  it("are as many up to a limit as without one, and more than the limit where there are more", () => {
    fc.assert(
      fc.property(TEXTS, fc.integer({ min: 1, max: 40 }), fc.nat(30), (text, times, most) => {
        const [long, all] = [text.repeat(times), tokenizer.count(text.repeat(times))];
        for (const limit of [most, Math.max(0, all - 1), all]) {
          const counted = tokenizer.count(long, limit);
          expect(counted).toBeLessThanOrEqual(all);
          expect(counted > limit ? "above" : counted).toBe(all > limit ? "above" : all);
          expect(all > limit ? all : counted).toBe(all);
        }
      }),
      { seed: 6, numRuns: 200 },
    );
  });

  it("of a long text are counted to little more than a limit", () => {
    expect(tokenizer.count("a word, ".repeat(100_000), 1_000)).toBeLessThan(10_000);
  });

  /** In one piece each would take minutes. */
  it.each(["a", " ", "`", "\n", "漢", "<|endoftext|>", "\u0301", "\n/", "\r\n//"])(
    "of a mebibyte of %j are counted in a time that grows with its length",
    (text) => {
      expect(tokenizer.count(text.repeat(MEBIBYTE / Buffer.byteLength(text)))).toBeGreaterThan(1_000);
    },
  );

  it("of a mebibyte of letters without a word are counted so too", () => {
    const [letters] = fc.sample(fc.stringMatching(/^[a-z]{5000}$/u), { seed: 1, numRuns: 1 });
    const long = Array.from({ length: MEBIBYTE / 4096 }, (_, at) => `${letters?.slice(at, at + 4096)}`);
    expect(tokenizer.count(long.join(""))).toBeGreaterThan(MEBIBYTE / 8);
  });
});
