import { describe, expect, it } from "@jest/globals";
import { elementPicture } from "../picture/element-picture.js";
import { aNode, aPicture } from "../testing/a-picture.js";
import { dataModel, dataView } from "../testing/data-model.js";
import { gridLayout } from "./grid-layout.js";
import { overlap } from "./layout.js";
import { nodeText } from "./node-text.js";

describe("the layout for want of better", () => {
  it("gives every box a place of its own, a frame around what is inside, and every line two ends", () => {
    const model = dataModel("eshop");
    const picture = elementPicture(dataView(model, "x", "system", "eShop"), "system", model);
    if (!picture.ok) {
      throw new Error(picture.refusal.message);
    }
    const layout = gridLayout(picture.value);
    const leaves = picture.value.nodes.filter(({ isBoundary }) => !isBoundary);
    const places = leaves.flatMap(({ key }) => layout.boxes.get(key) ?? []);
    expect(places).toHaveLength(leaves.length);
    places.forEach((left, index) => {
      expect(places.slice(index + 1).filter((right) => overlap(left, right, 0))).toEqual([]);
    });
    const frame = layout.boxes.get(picture.value.rootKey ?? "");
    for (const { key, parentKey } of leaves) {
      const box = layout.boxes.get(key);
      const inside = box !== undefined && frame !== undefined && overlap(frame, box, 0);
      expect([key, inside]).toEqual([key, parentKey === picture.value.rootKey]);
    }
    expect(layout.edges.map(({ points }) => points.length)).toEqual(picture.value.edges.map(() => 2));
  });

  it("puts five boxes in rows of three, each row under the highest box of the one above", () => {
    const nodes = [aNode("a"), aNode("b", { lines: ["high", "higher"] }), aNode("c"), aNode("d"), aNode("e")];
    const { boxes } = gridLayout(aPicture(nodes));
    const sizes = nodes.map(nodeText);
    const [width, high] = [sizes[0]?.width ?? 0, sizes[1]?.height ?? 0];
    expect(sizes.map((size) => size.width)).toEqual(Array(5).fill(width));
    expect(nodes.map(({ key }) => [boxes.get(key)?.x, boxes.get(key)?.y])).toEqual([
      [0, 0],
      [width + 150, 0],
      [2 * (width + 150), 0],
      [0, high + 70],
      [width + 150, high + 70],
    ]);
  });
});
