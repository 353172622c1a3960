import { describe, expect, it } from "@jest/globals";
import type { Box } from "./box.js";
import { drawnModel } from "./drawn-model.js";
import { makeRoom } from "./make-room.js";
import { neighbourTowards } from "./neighbour-towards.js";
import { placeScene } from "./place-scene.js";
import { sceneOf } from "./scene.js";
import { gridPlaces, siblingsIn } from "./sibling-layout.js";
import { aShop } from "./testing/a-model.js";
import { zoomedInto } from "./zoomed-into.js";

const drawn = drawnModel(aShop());

function placed(openIds: readonly string[]) {
  return placeScene(sceneOf(drawn, { openIds }), (frame) => gridPlaces(siblingsIn(drawn, frame, null)));
}

function overlapping(boxes: readonly Box[]): boolean {
  return boxes.some((one, place) =>
    boxes
      .slice(place + 1)
      .some(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
  );
}

describe("places on the canvas", () => {
  it("of closed parts are those of their layout", () => {
    expect([...placed([]).boxes.keys()]).toEqual(["customer", "shop", "bank"]);
  });

  it("keep the middle of a part that is opened, and come back when it is closed", () => {
    const [closed, open] = [placed([]).boxes, placed(["shop"]).boxes];
    const middle = (box: Box | undefined) => [
      (box?.x ?? 0) + (box?.width ?? 0) / 2,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    ];
    expect(middle(open.get("shop"))).toEqual(middle(closed.get("shop")));
    expect(placed([]).boxes).toEqual(closed);
  });

  it("let what is inside stand in its frame, and nothing overlap beside it", () => {
    const { boxes } = placed(["shop", "orders"]);
    const box = (id: string): Box => boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(overlapping(["customer", "shop", "bank"].map(box))).toBe(false);
    expect(overlapping(["web", "orders", "mailer", "mails"].map(box))).toBe(false);
    for (const id of ["web", "orders", "mailer", "mails"]) {
      expect(box(id).x).toBeGreaterThanOrEqual(box("shop").x);
      expect(box(id).y + box(id).height).toBeLessThanOrEqual(box("shop").y + box("shop").height);
    }
  });

  it("wait where a layout is on its way: the frame is there, its content is not", () => {
    const scene = sceneOf(drawn, { openIds: ["shop"] });
    const { boxes, waiting } = placeScene(scene, (frame) =>
      frame === null ? gridPlaces(siblingsIn(drawn, null, null)) : undefined,
    );
    expect([...boxes.keys()]).toEqual(["customer", "shop", "bank"]);
    expect([...waiting]).toEqual(["shop"]);
  });
});

describe("room for a part that grows", () => {
  const boxes = new Map<string, Box>([
    ["a", { x: 0, y: 0, width: 100, height: 50 }],
    ["b", { x: 120, y: 0, width: 100, height: 50 }],
    ["c", { x: 0, y: 80, width: 100, height: 50 }],
    ["d", { x: 240, y: 90, width: 100, height: 50 }],
  ]);

  it("is made by its row to the sides, and by all others up and down", () => {
    const made = makeRoom(boxes, "a", { width: 300, height: 250 });
    expect(made.get("a")).toEqual({ x: -100, y: -100, width: 300, height: 250 });
    expect(made.get("b")).toMatchObject({ x: 220, y: 0 });
    expect(made.get("c")).toMatchObject({ x: 0, y: 180 });
    expect(made.get("d")).toMatchObject({ x: 240, y: 190 });
    expect(overlapping([...made.values()])).toBe(false);
  });

  it("changes nothing for a part that is not there", () => {
    expect(makeRoom(boxes, "z", { width: 300, height: 250 })).toBe(boxes);
  });
});

describe("the neighbour in a direction", () => {
  const boxes = new Map<string, Box>([
    ["a", { x: 0, y: 0, width: 100, height: 50 }],
    ["b", { x: 200, y: 10, width: 100, height: 50 }],
    ["c", { x: 10, y: 200, width: 100, height: 50 }],
  ]);

  it("is the nearest one there, or none", () => {
    expect(neighbourTowards(boxes, "a", "right")).toBe("b");
    expect(neighbourTowards(boxes, "a", "down")).toBe("c");
    expect(neighbourTowards(boxes, "a", "left")).toBeNull();
    expect(neighbourTowards(boxes, "z", "left")).toBeNull();
  });
});

describe("zooming into a part", () => {
  const scene = sceneOf(drawn, { openIds: [] }).boxes;
  const { boxes } = placed([]);
  const shop = boxes.get("shop") ?? { x: 0, y: 0, width: 0, height: 0 };
  const sightOf = (box: Box, zoom: number) => ({
    zoom,
    width: 300,
    height: 200,
    x: 150 - (box.x + box.width / 2) * zoom,
    y: 100 - (box.y + box.height / 2) * zoom,
  });

  it("goes into the closed one that fills the middle of the window", () => {
    expect(zoomedInto(scene, boxes, sightOf(shop, 1))).toBe("shop");
    expect(zoomedInto(scene, boxes, sightOf(shop, 0.5))).toBeNull();
  });

  it("goes into none that holds nothing", () => {
    expect(zoomedInto(scene, boxes, sightOf(boxes.get("bank") ?? shop, 2))).toBeNull();
  });
});
