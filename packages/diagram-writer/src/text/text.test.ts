import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { oneLine, oneLineOrNull } from "./one-line.js";
import { textWidth } from "./text-width.js";
import { wrapText } from "./wrap-text.js";

describe("a text as one line", () => {
  it.each([
    ["a\r\nb\tc\u0000d\u2028e", "a b c d e"],
    ["\u202Eevil\u202C \u2066x\u2069", "evil x"],
    ["a\uD800b", "a\uFFFDb"],
    ["a\uFFFEb\u{1FFFF}c", "abc"],
    ["שלום 👩‍👩‍👧", "שלום 👩‍👩‍👧"],
    ["x".repeat(201), `${"x".repeat(199)}…`],
    ["😀".repeat(200), "😀".repeat(200)],
  ])("of %j is %j", (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it("of nothing that can be drawn is a placeholder, or null", () => {
    for (const text of [null, undefined, "", " \n", "\u202E"]) {
      expect(oneLine(text)).toBe("(no name)");
      expect(oneLineOrNull(text)).toBeNull();
    }
  });
});

describe("wrapping", () => {
  const wrapping = { width: 100, fontSize: 12, maxLines: 3 };

  it("breaks at spaces, then at humps and punctuation, then anywhere, and cuts what is left", () => {
    expect(wrapText("orders and carts of shoppers", wrapping)).toEqual(["orders and carts", "of shoppers"]);
    expect(wrapText("OrderStatusChanged", wrapping)).toEqual(["OrderStatus", "Changed"]);
    expect(wrapText("x".repeat(90), wrapping).at(-1)).toMatch(/^x+…$/u);
    expect(wrapText("", wrapping)).toEqual([]);
  });

  it("never gives a line that is too wide or more lines than allowed, and keeps every character of what fits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (text) => {
        const lines = wrapText(text, wrapping);
        expect(lines.length).toBeLessThanOrEqual(3);
        for (const line of lines) {
          expect(Array.from(line).length <= 2 || textWidth(line, 12) <= 100 + 12).toBe(true);
        }
        if (!lines.at(-1)?.endsWith("…")) {
          expect(lines.join("").replaceAll(/\s/gu, "")).toBe(text.replaceAll(/\s/gu, ""));
        }
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});
