import { describe, expect, it } from "@jest/globals";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { TOOL_LIMITS, TOOLS, type Tool } from "../index.js";
import { anAnswer } from "../testing/answers.js";
import { budgetOf, fits } from "./budget.js";
import { cutToFit } from "./cut-to-fit.js";
import { envelopeOf } from "./envelope.js";

const LEAST = budgetOf(TOOL_LIMITS.leastTokens, (text) => countTokens(text));
const PROJECT = "f81d4fae-7dec-41d0-a765-00a0c91e6bf6";

/** Texts of which each character is a token or more, at the places that are said. */
const DATA = Object.fromEntries(
  "abcdefgh".split("").map((letter) => {
    const name = `${letter}QzXvKjWq`.padEnd(40, "JxZqWvKy");
    return [name, { [name]: { [name]: "ⰰⰱ𐌰 ".repeat(300) } }];
  }),
);

describe("the least tokens that may be asked for", () => {
  it.each(TOOLS.map((tool): [string, Tool] => [tool.name, tool]))("are enough for %s", (_, tool) => {
    const found = { data: DATA, nextCursor: "x8Kq".repeat(400), notice: "語".repeat(500) };
    for (const some of [found, { ...found, notice: null }, { ...found, notice: null, nextCursor: null }]) {
      const answer = envelopeOf(tool, PROJECT as never, some);
      const { text } = cutToFit(answer, LEAST, tool.readAt);
      expect(fits(text, LEAST)).toBe(true);
      expect(JSON.parse(text)).toMatchObject({
        projectId: PROJECT,
        truth: tool.truth,
        truthNote: tool.truthNote,
      });
    }
  });

  it("leave room for a whole element", () => {
    const element = { id: PROJECT, kind: "app", name: "Checkout", description: "Takes orders. ".repeat(500) };
    const { text } = cutToFit(anAnswer({ element }), LEAST, "GET /api/projects/{projectId}/model");
    expect(JSON.parse(text).data.element).toMatchObject({ id: PROJECT, kind: "app", name: "Checkout" });
  });
});

describe("an answer of many parts", () => {
  it("is counted few times, however many they are", () => {
    let counted = 0;
    const budget = budgetOf(20_000, (text) => {
      counted += 1;
      return text.length / 4;
    });
    const parts = Array.from({ length: 20_000 }, (_, at) => [`part${at}`, "some words ".repeat(10)]);
    const { text } = cutToFit(anAnswer(Object.fromEntries(parts)), budget, "GET /api");
    expect(text.length).toBeGreaterThan(30_000);
    expect(counted).toBeLessThan(25);
  });
});
