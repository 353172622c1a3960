import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { SNIPPET_CHARACTERS } from "./limits.js";
import { snippetOf } from "./snippet-of.js";

describe("a snippet", () => {
  it("is null without a text, the text where it is short, on one line", () => {
    expect(snippetOf(" \n\t", ["x"])).toBeNull();
    expect(snippetOf("Takes\n  orders\tand <b>keeps</b> them", ["orders"])).toBe(
      "Takes orders and <b>keeps</b> them",
    );
  });

  it("shows the first word that was looked for, in whatever case, or the beginning", () => {
    const text = `${"a ".repeat(200)}KAFKA ${"b ".repeat(200)}`;
    expect(snippetOf(text, ["kafka"])).toMatch(/^…(a )+KAFKA (b )+b?…$/);
    expect(snippetOf(text, ["nowhere"])).toBe(`${text.slice(0, SNIPPET_CHARACTERS)}…`);
  });

  it("is a part of the text, never longer than it may be, and cuts no character", () => {
    const texts = fc.string({ unit: "binary", maxLength: 600 });
    fc.assert(
      fc.property(texts, texts, (text, word) => {
        const snippet = snippetOf(text, [word]);
        const line = text.replace(/\s+/gu, " ").trim();
        const inner = (snippet ?? "").replace(/^…/, "").replace(/…$/, "");
        expect(line.includes(inner)).toBe(true);
        expect(inner.length).toBeLessThanOrEqual(SNIPPET_CHARACTERS + 1);
        expect(snippet?.isWellFormed() ?? true).toBe(true);
      }),
      { seed: 7 },
    );
  });
});
