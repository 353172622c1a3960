import { describe, expect, it } from "@jest/globals";
import { elementPicture } from "../picture/element-picture.js";
import { dataModel, dataView } from "../testing/data-model.js";
import { gridLayout } from "./grid-layout.js";
import { overlap } from "./layout.js";

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
});
