import { describe, expect, it } from "@jest/globals";
import { textWidth } from "../text/text-width.js";
import { type LegendEntry, legendOf } from "./legend.js";
import { FONT } from "./node-text.js";

const entry = (meaning: string): LegendEntry => ({ look: "line", meaning });
/** What an entry takes of its row: its sign, its words, and the space around them. */
const room = (meaning: string): number => 34 + 8 + textWidth(meaning, FONT.small) + 22;

describe("a legend", () => {
  it("is none without entries", () => {
    expect(legendOf([])).toBeNull();
  });

  it("stands in one row while there is room, and is as wide as its widest row", () => {
    const [long, short] = [
      "a meaning of many words that takes more than half of a row of the legend, and so on",
      "x",
    ];
    expect(legendOf([entry(long), entry(short)])).toMatchObject({
      width: room(long) + room(short),
      height: 24,
    });
    expect(legendOf([entry(long), entry(long), entry(short)])).toMatchObject({
      width: room(long) + room(short),
      height: 48,
    });
    expect(legendOf([entry(short), entry(long), entry(long)])).toMatchObject({
      width: room(short) + room(long),
      height: 48,
    });
  });

  it("has an entry that is wider than a row in a row of its own, and no empty row before it", () => {
    const endless = "meaning ".repeat(40);
    expect(legendOf([entry(endless)])?.height).toBe(24);
    expect(legendOf([entry(endless), entry("x")])?.height).toBe(48);
  });
});
