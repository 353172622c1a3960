import { describe, expect, it } from "@jest/globals";
import { drawnModel } from "./drawn-model.js";
import { pictureOfScene } from "./picture-of-scene.js";
import { placeScene } from "./place-scene.js";
import { sceneOf } from "./scene.js";
import { gridPlaces, siblingsIn } from "./sibling-layout.js";
import { aShop } from "./testing/a-model.js";

describe("what is on screen, as a picture for drawings", () => {
  const drawn = drawnModel(aShop());
  const scene = sceneOf(drawn, { openIds: ["shop"] });
  const placed = placeScene(scene, (frame) => gridPlaces(siblingsIn(drawn, frame, null)));
  const { picture, centres } = pictureOfScene(scene, placed, "The shop");

  it("has the same boxes in the same frames", () => {
    const names = new Map(picture.nodes.map(({ key, name }) => [key, name]));
    expect(picture.nodes.map(({ name, parentKey }) => [name, names.get(parentKey ?? "") ?? null])).toEqual(
      scene.boxes.map(({ part, parentId }) => [part.name, parentId]),
    );
    expect(picture.nodes.filter(({ isBoundary }) => isBoundary).map(({ name }) => name)).toEqual(["shop"]);
    expect(Object.keys(centres)).toHaveLength(picture.nodes.length);
  });

  it("says what is in doubt, and how many lines one stands for", () => {
    expect(picture.nodes.find(({ name }) => name === "bank")?.marks).toEqual(["inferred"]);
    expect(picture.edges.flatMap(({ labels }) => labels)).toContain("2 lines");
  });
});
