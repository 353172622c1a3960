import { describe, expect, it } from "@jest/globals";
import { drawnModel } from "../../../canvas/drawn-model.js";
import { type PlacedScene, placeScene } from "../../../canvas/place-scene.js";
import { type Scene, sceneOf } from "../../../canvas/scene.js";
import { gridPlaces, siblingsIn } from "../../../canvas/sibling-layout.js";
import { aModel, anElement, aShop } from "../../../canvas/testing/a-model.js";
import { arrangementOfView, openIn, placesOnScreen } from "./places-of-view.js";
import type { StoredView } from "./view-of-screen.js";

type Drawn = ReturnType<typeof drawnModel>;

function shown(
  drawn: Drawn,
  openIds: readonly string[],
  view?: StoredView,
): { scene: Scene; placed: PlacedScene } {
  const scene = sceneOf(drawn, { openIds });
  const arranged = view === undefined ? null : arrangementOfView(drawn.tree, view);
  const by = arranged && { tree: drawn.tree, arranged };
  return { scene, placed: placeScene(scene, (frame) => gridPlaces(siblingsIn(drawn, frame, null)), by) };
}

function viewOf(drawn: Drawn, openIds: readonly string[]): StoredView {
  const { scene, placed } = shown(drawn, openIds);
  const named = openIds.filter((id) => drawn.tree.parts.get(id)?.kind !== "group");
  return aView({ openIds: named, ...placesOnScreen(drawn.tree, scene, placed) });
}

function aView(more: object): StoredView {
  const none = { elementIds: [], rootId: null, scenarioId: null, missingIds: [], positions: {} };
  return { id: "v", name: "View", kind: "landscape", ...none, ...more } as StoredView;
}

const shop = drawnModel(aShop());
const many = drawnModel(
  aModel({
    elements: Array.from({ length: 70 }, (_, place) =>
      anElement(`e${place}`, { kind: place % 2 === 0 ? "app" : "store" }),
    ),
  }),
);

describe("where boxes are in a view", () => {
  it("is told from the corner of what they stand in", () => {
    const { positions, nestedPositions } = viewOf(shop, ["shop", "orders"]);
    expect(Object.keys(positions).sort()).toEqual(["bank", "customer", "shop"]);
    expect(Object.keys(nestedPositions ?? {}).sort()).toEqual(["orders", "shop"]);
    expect(nestedPositions?.["orders"]).toEqual({ basket: { x: 35, y: 60 } });
  });

  it.each([[[]], [["shop"]], [["shop", "orders"]]])("comes back on screen with %j opened", (openIds) => {
    const before = shown(shop, openIds).placed.boxes;
    const after = shown(shop, openIds, viewOf(shop, openIds)).placed.boxes;
    for (const [id, { x, y }] of before) {
      expect(Math.abs((after.get(id)?.x ?? Infinity) - x)).toBeLessThan(2);
      expect(Math.abs((after.get(id)?.y ?? Infinity) - y)).toBeLessThan(2);
    }
  });

  it("may be told of the whole drawing alone: frames stand around what is inside", () => {
    const view = aView({
      openIds: ["shop"],
      positions: { web: { x: 1350, y: 1300 }, orders: { x: 1350, y: 2600 }, bank: { x: 0, y: 0 } },
    });
    const { boxes } = shown(shop, ["shop"], view).placed;
    expect(boxes.get("bank")).toMatchObject({ x: 0, y: 0 });
    expect(boxes.get("web")?.y).toBeCloseTo((boxes.get("orders")?.y ?? 0) - 1000);
    expect(boxes.get("shop")?.x).toBeLessThan(boxes.get("web")?.x ?? 0);
  });

  it("is nowhere in a view that says nothing of it", () => {
    expect(arrangementOfView(shop.tree, aView({ openIds: ["shop"] }))).toBeNull();
  });
});

describe("a group", () => {
  const [apps = "", stores = ""] = many.tree.insideOf.get(null) ?? [];

  it("that stood open does so again: what is in it has a place, and no view names the group", () => {
    const view = viewOf(many, [apps]);
    expect(Object.keys(view.positions)).toHaveLength(36);
    expect(Object.keys(view.positions).every((id) => id.startsWith("e"))).toBe(true);
    expect([...openIn(many.tree, view)]).toEqual([apps]);
    expect([...openIn(many.tree, viewOf(many, []))]).toEqual([]);
    expect([...openIn(many.tree, viewOf(many, [apps, stores]))].sort()).toEqual([apps, stores].sort());
  });

  it.each([[[]], [[apps]], [[apps, stores]]])("comes back where it was, with %j open", (openIds) => {
    const before = shown(many, openIds).placed.boxes;
    const after = shown(many, openIds, viewOf(many, openIds)).placed.boxes;
    for (const [id, { x, y }] of before) {
      expect(Math.abs((after.get(id)?.x ?? Infinity) - x)).toBeLessThan(2);
      expect(Math.abs((after.get(id)?.y ?? Infinity) - y)).toBeLessThan(2);
    }
  });

  it("that holds groups alone stands open again too", () => {
    const deep = drawnModel(
      aModel({ elements: Array.from({ length: 4_000 }, (_, place) => anElement(`e${place}`)) }),
    );
    const group = (deep.tree.insideOf.get(null) ?? []).find((id) =>
      deep.tree.insideOf.get(id)?.some((one) => deep.tree.parts.get(one)?.kind === "group"),
    );
    expect(group).toBeDefined();
    expect([...openIn(deep.tree, viewOf(deep, [group ?? ""]))]).toEqual([group]);
  });
});
