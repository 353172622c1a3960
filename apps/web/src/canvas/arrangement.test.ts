import { describe, expect, it } from "@jest/globals";
import { type Arrangement, arrangementAfter } from "./arrangement.js";
import type { Box } from "./box.js";
import { drawnModel } from "./drawn-model.js";
import { type Moving, movedBoxes } from "./moved-boxes.js";
import { type PlacedScene, placeScene } from "./place-scene.js";
import { type SceneOptions, sceneOf } from "./scene.js";
import { gridPlaces, siblingsIn } from "./sibling-layout.js";
import { aShop } from "./testing/a-model.js";

const drawn = drawnModel(aShop());
const { tree } = drawn;

function placed(options: SceneOptions, arranged: Arrangement | null = null): PlacedScene {
  const by = arranged && { tree, arranged };
  return placeScene(sceneOf(drawn, options), (frame) => gridPlaces(siblingsIn(drawn, frame, null)), by);
}

function arrangedBy(moved: Moving, options: SceneOptions, arranged: Arrangement | null = null): Arrangement {
  const scene = sceneOf(drawn, options);
  const before = placed(options, arranged);
  return arrangementAfter({ scene, before, after: movedBoxes(scene, before, moved), arranged });
}

function shifted(box: Box | undefined, x: number, y: number): Box {
  return { ...(box ?? { x: 0, y: 0, width: 0, height: 0 }), x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y };
}

const OPEN = { openIds: ["shop", "orders"] };

describe("a box that somebody moves", () => {
  it("stands where it was put, and nothing else moves", () => {
    const before = placed({ openIds: [] }).boxes;
    const arranged = arrangedBy({ id: "bank", by: { x: 300, y: -40 } }, { openIds: [] });
    const after = placed({ openIds: [] }, arranged).boxes;
    expect(after.get("bank")).toEqual(shifted(before.get("bank"), 300, -40));
    expect(after.get("customer")).toEqual(before.get("customer"));
  });

  it("has what is beside a frame make room for it", () => {
    const far = { id: "mails", by: { x: 0, y: 400 } };
    const [before, after] = [placed(OPEN).boxes, placed(OPEN, arrangedBy(far, OPEN)).boxes];
    const shop = { before: before.get("shop"), after: after.get("shop") };
    const grown = (shop.after?.height ?? 0) - (shop.before?.height ?? 0);
    expect(grown).toBeGreaterThan(200);
    for (const id of ["bank", "customer"]) {
      const isBelow = (before.get(id)?.y ?? 0) >= (shop.before?.y ?? 0) + (shop.before?.height ?? 0);
      expect(after.get(id)).toEqual(shifted(before.get(id), 0, isBelow ? grown : 0));
    }
  });

  it("has the frames around it stay around it, and what is beside it stay where it is", () => {
    const before = placed(OPEN).boxes;
    const after = placed(OPEN, arrangedBy({ id: "basket", by: { x: 0, y: -90 } }, OPEN)).boxes;
    expect(after.get("basket")).toEqual(shifted(before.get("basket"), 0, -90));
    for (const id of ["web", "mailer", "mails", "bank"]) {
      expect(after.get(id)).toEqual(before.get(id));
    }
    const [orders, basket] = [after.get("orders"), after.get("basket")];
    expect(orders).toMatchObject({ x: (basket?.x ?? 0) - 26, y: (basket?.y ?? 0) - 46 });
  });

  it("takes along all that is inside it", () => {
    const before = placed(OPEN).boxes;
    const after = placed(OPEN, arrangedBy({ id: "shop", by: { x: 50, y: 60 } }, OPEN)).boxes;
    for (const id of ["shop", "web", "orders", "basket"]) {
      expect(after.get(id)).toEqual(shifted(before.get(id), 50, 60));
    }
  });

  it("stays put when it is moved again, one place after the other", () => {
    const first = arrangedBy({ id: "web", by: { x: 10, y: 10 } }, OPEN);
    const second = arrangedBy({ id: "mails", by: { x: 10, y: 10 } }, OPEN, first);
    expect(placed(OPEN, second).boxes.get("web")).toEqual(shifted(placed(OPEN).boxes.get("web"), 10, 10));
  });
});

describe("what was put somewhere", () => {
  it("makes room when a part is opened, and comes back when it is closed", () => {
    const arranged = arrangedBy({ id: "bank", by: { x: 5, y: 5 } }, { openIds: [] });
    const closed = placed({ openIds: [] }, arranged).boxes;
    const open = placed({ openIds: ["shop"] }, arranged).boxes;
    const [shop, bank] = [open.get("shop"), open.get("bank")];
    expect(
      (shop?.x ?? 0) + (shop?.width ?? 0) <= (bank?.x ?? 0) ||
        (shop?.y ?? 0) + (shop?.height ?? 0) <= (bank?.y ?? 0),
    ).toBe(true);
    expect(placed({ openIds: [] }, arranged).boxes).toEqual(closed);
  });

  it("stays when filters hide others, and they come back where they were", () => {
    const arranged = arrangedBy({ id: "bank", by: { x: 5, y: 5 } }, { openIds: [] });
    const filters = {
      labels: ["inferred"],
      statuses: [],
      kinds: [],
      technologies: [],
      tags: [],
      stale: null,
    } as const;
    const hidden = arrangedBy({ id: "bank", by: { x: 1, y: 1 } }, { openIds: [], filters }, arranged);
    const { boxes } = placed({ openIds: [] }, hidden);
    expect(boxes.get("customer")).toEqual(placed({ openIds: [] }).boxes.get("customer"));
    expect(boxes.get("bank")).toEqual(shifted(placed({ openIds: [] }).boxes.get("bank"), 6, 6));
  });

  it("is not touched by a part that came later: that stands below", () => {
    const arranged = arrangedBy({ id: "bank", by: { x: 0, y: 0 } }, { openIds: [] });
    const places = new Map(arranged.places.get(null));
    const customer = placed({ openIds: [] }).boxes.get("customer");
    places.delete("customer");
    places.set("bank", { x: customer?.x ?? 0, y: (customer?.y ?? 0) + 10 });
    const { boxes } = placed({ openIds: [] }, { ...arranged, places: new Map([[null, places]]) });
    expect(boxes.get("customer")?.y).toBeGreaterThanOrEqual(
      (boxes.get("bank")?.y ?? 0) + (boxes.get("bank")?.height ?? 0),
    );
  });
});
