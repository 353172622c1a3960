import { describe, expect, it } from "@jest/globals";
import { aBlock, aFlow, anArrow } from "../testing/a-flow.js";
import { textWidth } from "../text/text-width.js";
import { flowLayout, LOOP } from "./flow-layout.js";
import { FONT, NAME_MEASURE } from "./node-text.js";

describe("the heads of lifelines", () => {
  it("are all as wide as the longest name needs, between the narrowest and the widest", () => {
    const middling = "a longer name";
    const widths = (...names: readonly string[]): readonly number[] =>
      flowLayout(aFlow(names, [])).lifelines.map(({ width }) => width);
    expect(widths("shop", "bank")).toEqual([120, 120]);
    expect(widths("shop", middling)).toEqual(Array(2).fill(textWidth(middling, NAME_MEASURE) + 20));
    expect(widths("shop", "a name that is far too long for one line")).toEqual([176, 176]);
  });
});

describe("the width of a flow", () => {
  const names = ["shopper", "shop"];
  const toItself = anArrow("shop", "shop", "checks what is in the cart");

  it("has room for the text of a message to the sender itself on the last lifeline", () => {
    const layout = flowLayout(aFlow(names, [toItself]));
    const last = layout.lifelines.at(-1)?.x ?? 0;
    expect(layout.width).toBe(last + LOOP.width + 8 + textWidth(toItself.text, FONT.label));
  });

  it("has room for a block around such a message", () => {
    const layout = flowLayout(aFlow(names, [aBlock([toItself])]));
    const last = layout.lifelines.at(-1)?.x ?? 0;
    const [block] = layout.blocks;
    expect((block?.x ?? 0) + (block?.width ?? 0)).toBe(last + LOOP.width + LOOP.textWidth + 10);
    expect(layout.width).toBe(last + LOOP.width + LOOP.textWidth + 10);
  });
});
