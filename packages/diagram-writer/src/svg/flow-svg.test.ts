import { describe, expect, it } from "@jest/globals";
import type { FlowItem } from "../flow/flow.js";
import { aBlock, aFlow, anArrow } from "../testing/a-flow.js";
import { flowSvg } from "./flow-svg.js";

const MARGIN = 28;

describe("an SVG of a flow", () => {
  it("holds blocks inside each other that reach beyond the first and the last lifeline, with its margin", () => {
    let item: FlowItem = anArrow("shopper", "shop", "buy");
    for (let level = 0; level < 7; level += 1) {
      item = aBlock([item]);
    }
    const svg = flowSvg(aFlow(["shopper", "cart", "orders", "shop"], [item]));
    const width = Number(/viewBox="0 0 (\d+) \d+"/u.exec(svg)?.[1]);
    const shift = Number(/translate\(([-\d.]+) /u.exec(svg)?.[1]);
    const blocks = Array.from(
      svg.matchAll(/<rect class="block" x="([-\d.]+)" y="[\d.]+" width="([\d.]+)"/gu),
      ([, x, across]) => ({ left: shift + Number(x), right: shift + Number(x) + Number(across) }),
    );
    expect(blocks).toHaveLength(7);
    expect(Math.min(...blocks.map(({ left }) => left))).toBe(MARGIN);
    expect(Math.max(...blocks.map(({ right }) => right))).toBe(width - MARGIN);
  });
});
