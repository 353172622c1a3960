import { describe, expect, it } from "@jest/globals";
import type { ElementId } from "@plumbline/model-core";
import { elementPicture } from "../picture/element-picture.js";
import type { Picture } from "../picture/picture.js";
import { aModel, aView, idOf } from "../testing/a-model.js";
import { aNode, aPicture } from "../testing/a-picture.js";
import type { View } from "../view/view.js";
import { framed } from "./framed.js";
import { gridLayout } from "./grid-layout.js";
import type { Box } from "./layout.js";
import { placeByView } from "./place-by-view.js";

/** The system shop with the elements of these names. */
function pictureOfShop(elementIds: readonly string[]): Picture {
  const view = { ...aView("system"), elementIds: elementIds.map((word) => idOf<ElementId>(word)) };
  const picture = elementPicture(view, "system", aModel());
  if (!picture.ok) {
    throw new Error(picture.refusal.message);
  }
  return picture.value;
}

type BoxesByName = ReadonlyMap<string, Box | undefined>;

/** The boxes as the layout in rows has them, and as they are with the places of the view. */
function placed(
  picture: Picture,
  positions: View["positions"],
): { readonly before: BoxesByName; readonly after: BoxesByName } {
  const layout = gridLayout(picture);
  const { boxes } = placeByView(picture, layout, { positions });
  const byName = (places: ReadonlyMap<string, Box>): BoxesByName =>
    new Map(picture.nodes.map(({ name, key }) => [name, places.get(key)]));
  return { before: byName(layout.boxes), after: byName(boxes) };
}

describe("where a view places boxes", () => {
  it("a frame stands around what is inside it, also around another frame", () => {
    const picture = pictureOfShop(["shop", "checkout", "cart"]);
    const { before, after } = placed(picture, { [idOf("cart")]: { x: 400, y: 300 } });
    const { width = 0, height = 0 } = before.get("cart") ?? {};
    expect(after.get("cart")).toEqual({ x: 400, y: 300, width, height });
    expect(after.get("checkout")).toEqual({ x: 372, y: 248, width: width + 56, height: height + 80 });
    expect(after.get("shop")).toEqual({ x: 344, y: 196, width: width + 112, height: height + 160 });
  });

  it("a box that has no place stays in its frame where the layout has it", () => {
    const { before, after } = placed(pictureOfShop(["checkout", "orders"]), {
      [idOf("bus")]: { x: 2000, y: 2000 },
    });
    for (const name of ["shop", "checkout", "orders"]) {
      expect(after.get(name)).toEqual(before.get(name));
    }
  });

  it("a place for a frame counts for nothing", () => {
    const picture = pictureOfShop(["checkout", "orders"]);
    const layout = gridLayout(picture);
    expect(placeByView(picture, layout, { positions: { [idOf("shop")]: { x: 2000, y: 2000 } } })).toBe(
      layout,
    );
  });

  it("a box that has no place goes below all that it would touch, whatever their order", () => {
    const picture = aPicture([aNode("lower"), aNode("upper"), aNode("free")]);
    const box = { x: 0, y: 0, width: 100, height: 60 };
    const boxes = new Map(picture.nodes.map(({ key }) => [key, box]));
    const positions = { lower: { x: 0, y: 90 }, upper: { x: 0, y: 10 } };
    const laid = placeByView(picture, { boxes, edges: [] }, { positions });
    expect(laid.boxes.get("free")).toEqual({ ...box, y: 170 });
  });

  it("a box that has no place keeps out of a frame that it does not stand in", () => {
    const inside = { parentKey: "frame" };
    const picture = aPicture([
      aNode("frame", { isBoundary: true }),
      aNode("here", inside),
      aNode("there", inside),
      aNode("outside"),
    ]);
    const size = { width: 100, height: 60 };
    const boxes = new Map<string, Box>([
      ["here", { x: 400, y: 100, ...size }],
      ["there", { x: 600, y: 100, ...size }],
      ["outside", { x: 100, y: 100, ...size }],
    ]);
    const laid = placeByView(picture, framed(picture, boxes), { positions: { here: { x: 0, y: 0 } } });
    expect(laid.boxes.get("frame")).toEqual({ x: -28, y: -52, width: 756, height: 240 });
    expect(laid.boxes.get("outside")).toEqual({ x: 100, y: 208, ...size });
  });

  it("a frame without a place goes with all that is in it out of the way of what has one", () => {
    const picture = aPicture([
      aNode("frame", { isBoundary: true }),
      aNode("inner", { isBoundary: true, parentKey: "frame" }),
      aNode("deep", { parentKey: "inner" }),
      aNode("outside"),
    ]);
    const size = { width: 100, height: 60 };
    const boxes = new Map<string, Box>([
      ["deep", { x: 0, y: 0, ...size }],
      ["outside", { x: 500, y: 0, ...size }],
    ]);
    const laid = placeByView(picture, framed(picture, boxes), { positions: { outside: { x: -40, y: -90 } } });
    expect(laid.boxes.get("frame")?.y).toBe(-10);
    expect(laid.boxes.get("deep")).toEqual({ x: 0, y: 94, ...size });
  });

  it("a place within an opened part is from its corner, and goes before one of its own", () => {
    const picture = aPicture([aNode("frame", { isBoundary: true }), aNode("here", { parentKey: "frame" })]);
    const size = { width: 100, height: 60 };
    const layout = framed(picture, new Map([["here", { x: 128, y: 152, ...size }]]));
    const nestedPositions = { frame: { here: { x: 40, y: 70 } } };
    const positions = { here: { x: 900, y: 900 } };
    const { boxes } = placeByView(picture, layout, { positions, nestedPositions });
    expect(boxes.get("here")).toEqual({ x: 140, y: 170, ...size });
    const moved = placeByView(picture, layout, { positions: { frame: { x: 0, y: 0 } }, nestedPositions });
    expect(moved.boxes.get("here")).toEqual({ x: 40, y: 70, ...size });
  });
});
