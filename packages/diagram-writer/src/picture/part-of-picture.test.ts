import { describe, expect, it } from "@jest/globals";
import { leftOutInWords } from "../svg/left-out-in-words.js";
import { aNode, anEdge, aPicture } from "../testing/a-picture.js";
import { partOfPicture } from "./part-of-picture.js";

// A frame with three boxes in it, a lone frame around one box, and a box without lines.
const NODES = [
  aNode("frame", { isBoundary: true }),
  aNode("quiet", { parentKey: "frame" }),
  aNode("busy", { parentKey: "frame" }),
  aNode("other", { isBoundary: true }),
  aNode("inner", { parentKey: "other" }),
];
const EDGES = [anEdge("busy", "inner"), anEdge("busy", "quiet"), anEdge("inner", "busy")];
const PICTURE = aPicture(NODES, EDGES);

const keys = (room: { nodes: number; edges: number }): string[] =>
  partOfPicture(PICTURE, room).picture.nodes.map(({ key }) => key);

describe("as much of a picture as there is room for", () => {
  it("is all of it when it fits", () => {
    expect(partOfPicture(PICTURE, { nodes: 5, edges: 3 })).toEqual({ picture: PICTURE, leftOut: null });
    expect(partOfPicture(PICTURE, { nodes: 5, edges: 3 }).picture).toBe(PICTURE);
  });

  it("shows what contains first, then what has more lines, in the order of the picture", () => {
    expect(keys({ nodes: 2, edges: 3 })).toEqual(["frame", "other"]);
    expect(keys({ nodes: 3, edges: 3 })).toEqual(["frame", "busy", "other"]);
    expect(keys({ nodes: 4, edges: 3 })).toEqual(["frame", "busy", "other", "inner"]);
  });

  it("makes a box of a frame whose content is left out, and keeps the others", () => {
    const { nodes } = partOfPicture(PICTURE, { nodes: 3, edges: 3 }).picture;
    expect(nodes.map(({ isBoundary }) => isBoundary)).toEqual([true, false, false]);
  });

  it("shows the lines between what is shown, as many as there is room for", () => {
    expect(partOfPicture(PICTURE, { nodes: 4, edges: 3 }).picture.edges).toEqual([EDGES[0], EDGES[2]]);
    expect(partOfPicture(PICTURE, { nodes: 5, edges: 2 }).picture.edges).toEqual(EDGES.slice(0, 2));
  });

  it("says what is left out", () => {
    expect(partOfPicture(PICTURE, { nodes: 2, edges: 3 }).leftOut).toEqual({
      names: ["quiet", "busy", "inner"],
      boxes: { shown: 2, all: 5 },
      lines: { shown: 0, all: 3 },
    });
  });
});

describe("what is left out, in words", () => {
  const boxes = { shown: 2, all: 6 };
  const lines = { shown: 1, all: 3 };
  const REMEDY = "Name the elements to show, or take a text format.";

  it.each([
    [[], `Shows 2 of 6 boxes and 1 of 3 lines. ${REMEDY}`],
    [["a", "b", "c"], `Shows 2 of 6 boxes and 1 of 3 lines, without a, b, c. ${REMEDY}`],
    [["a", "b", "c", "d"], `Shows 2 of 6 boxes and 1 of 3 lines, without a, b, c and 1 more. ${REMEDY}`],
  ])("names %j", (names, words) => {
    expect(leftOutInWords({ names, boxes, lines })).toBe(words);
  });
});
