import { describe, expect, it } from "@jest/globals";
import { canvasNodes, type DrawnLine } from "./canvas-nodes.js";
import { drawnModel } from "./drawn-model.js";
import { graphOf } from "./elk-graph.js";
import { linesInSight, MOST_LINES } from "./lines-in-sight.js";
import { markedNodes } from "./marked-nodes.js";
import { placeScene } from "./place-scene.js";
import { sceneOf } from "./scene.js";
import { selectedNodes } from "./selected-nodes.js";
import { gridPlaces, siblingsIn } from "./sibling-layout.js";
import { aModel, anElement, aRelationship, aShop } from "./testing/a-model.js";

const drawn = drawnModel(aShop());

function shown(openIds: readonly string[]) {
  const scene = sceneOf(drawn, { openIds });
  return canvasNodes(
    scene,
    placeScene(scene, (frame) => gridPlaces(siblingsIn(drawn, frame, null))),
  );
}

describe("lines that are drawn", () => {
  const [line] = shown([]).lines;
  const many = (count: number): readonly DrawnLine[] =>
    Array.from({ length: count }, (_, place) =>
      line === undefined ? [] : [{ ...line, isTouching: place === count - 1 }],
    ).flat();

  it("are all of few", () => {
    expect(linesInSight(many(MOST_LINES))).toMatchObject({ left: 0 });
  });

  it("are as many as can be seen, with those of what is selected", () => {
    const { lines, left } = linesInSight(many(MOST_LINES + 20));
    expect(lines).toHaveLength(MOST_LINES);
    expect(left).toBe(20);
    expect(lines.some(({ isTouching }) => isTouching)).toBe(true);
  });
});

describe("what is selected or marked", () => {
  it("changes nothing but itself and its lines", () => {
    const before = shown([]);
    const after = selectedNodes(before, "bank");
    expect(after.nodes.filter((node, place) => node !== before.nodes[place]).map(({ id }) => id)).toEqual([
      "bank",
    ]);
    expect(after.lines.filter(({ isTouching }) => isTouching)).toHaveLength(1);
    expect(selectedNodes(before, null)).toEqual(before);
  });

  it("stands on the box that hides it, what happens now first", () => {
    const marks = new Map([
      ["basket", { tone: "bad", text: "failed", isActive: false }],
      ["web", { tone: "info", text: "calls", isActive: true }],
      ["r4", { tone: "good", text: "paid", isActive: false }],
    ] as const);
    const { nodes, lines } = markedNodes(drawn.tree, shown([]), marks);
    expect(nodes.find(({ id }) => id === "shop")?.data.mark?.text).toBe("calls");
    expect(lines.flatMap(({ mark }) => mark?.text ?? [])).toEqual(["paid"]);
  });
});

describe("the graph of a layout", () => {
  it("keeps the heaviest lines and those that hold all together", () => {
    const elements = Array.from({ length: 40 }, (_, place) => anElement(`e${place}`, { kind: "system" }));
    const relationships = elements.flatMap(({ id }, place) =>
      [1, 2, 3, 4].map((step) => aRelationship(`r${place} ${step}`, id, `e${(place + step) % 40}`)),
    );
    const graph = graphOf(siblingsIn(drawnModel(aModel({ elements, relationships })), null, null));
    const edges = graph.edges ?? [];
    expect(edges).toHaveLength(80);
    const touched = new Set(edges.flatMap(({ sources, targets }) => [...sources, ...targets]));
    expect(touched.size).toBe(40);
  });
});
