import { describe, expect, it } from "@jest/globals";
import type { PictureEdge } from "../picture/picture.js";
import { aNode, anEdge, aPicture } from "../testing/a-picture.js";
import { framed } from "./framed.js";
import type { Box, LaidEdge } from "./layout.js";
import { overlap } from "./layout.js";

const box = (x: number, y: number, width = 100, height = 60): Box => ({ x, y, width, height });

/** The lines between boxes that stand at these places. */
function linesBetween(
  places: { readonly [key: string]: Box },
  edges: readonly PictureEdge[],
): readonly LaidEdge[] {
  const nodes = Object.keys(places).map((key) => aNode(key));
  return framed(aPicture(nodes, edges), new Map(Object.entries(places))).edges;
}

function labelsOf(lines: readonly LaidEdge[]): readonly Box[] {
  return lines.flatMap(({ label }) => label ?? []);
}

describe("the label of a straight line", () => {
  it("makes way for the label of a line that crosses it", () => {
    const places = { a: box(0, 0), b: box(600, 120), c: box(0, 120), d: box(600, 0) };
    const lines = linesBetween(places, [anEdge("a", "b", "falls"), anEdge("c", "d", "rises")]);
    const [falls, rises] = labelsOf(lines) as [Box, Box];
    expect(overlap(falls, rises, 2)).toBe(false);
    for (const place of Object.values(places)) {
      expect([falls, rises].filter((label) => overlap(label, place, 2))).toEqual([]);
    }
  });

  it("makes way for a box on its line", () => {
    const places = { a: box(0, 0), between: box(280, 0), b: box(600, 0) };
    const [label] = labelsOf(linesBetween(places, [anEdge("a", "b", "passes")])) as [Box];
    expect(overlap(label, places.between, 2)).toBe(false);
  });

  it("covers another label before it covers a box, where there is no room for both", () => {
    const places = { above: box(0, 0), below: box(0, 120), beside: box(52, 60, 100, 20) };
    const edges = [anEdge("above", "below", "falls"), anEdge("above", "below", "drops")];
    const labels = labelsOf(linesBetween(places, edges));
    expect(labels).toHaveLength(2);
    for (const place of Object.values(places)) {
      expect(labels.filter((label) => overlap(label, place, 2))).toEqual([]);
    }
  });
});

describe("several lines between the same two boxes", () => {
  const edges = [anEdge("a", "b"), anEdge("b", "a"), anEdge("a", "b")];
  const startsAndEnds = (lines: readonly LaidEdge[]) =>
    lines.map(({ points }) => [points[0], points.at(-1)].map((point) => [point?.x, point?.y]));

  it("run under and over each other where the boxes stand side by side", () => {
    expect(startsAndEnds(linesBetween({ a: box(0, 0), b: box(400, 0) }, edges))).toEqual([
      [
        [100, 30],
        [400, 30],
      ],
      [
        [400, 48],
        [100, 48],
      ],
      [
        [100, 12],
        [400, 12],
      ],
    ]);
  });

  it("run beside each other where they leave the boxes exactly at a corner", () => {
    const places = { a: box(0, 0, 100, 100), b: box(300, 300, 100, 100) };
    expect(startsAndEnds(linesBetween(places, edges))).toEqual([
      [
        [100, 100],
        [300, 300],
      ],
      [
        [318, 300],
        [118, 100],
      ],
      [
        [82, 100],
        [282, 300],
      ],
    ]);
  });
});
