import { describe, expect, it } from "@jest/globals";
import { drawPicture } from "./draw-picture.js";
import { DIAGRAM_FORMATS } from "./draw-view.js";
import { modelConnections } from "./picture/model-connections.js";
import type { Picture } from "./picture/picture.js";
import { aModel } from "./testing/a-model.js";

const MODEL = aModel();
const [SYSTEM] = MODEL.elements.filter(({ kind }) => kind === "system");

const node = (key: string, parentKey: string | null, isBoundary = false): Picture["nodes"][number] => ({
  key,
  id: SYSTEM?.id ?? null,
  kind: "system",
  name: `Part ${key}`,
  subtitle: "system",
  lines: [],
  marks: [],
  parentKey,
  isBoundary,
});

const PICTURE: Picture = {
  title: "On screen",
  kind: "landscape",
  nodes: [node("n1", null)],
  edges: [],
  rootKey: null,
};

describe("a picture that was made elsewhere", () => {
  it.each(DIAGRAM_FORMATS)("is drawn as it is, as %s", (format) => {
    const drawn = drawPicture({ picture: PICTURE, centres: { n1: { x: 10, y: 20 } } }, MODEL, { format });
    expect(drawn).toContain("On screen");
  });

  it("has its boxes where they were placed, and frames around them, in an SVG", () => {
    const picture = {
      ...PICTURE,
      nodes: [node("n1", null, true), node("n2", "n1"), node("n3", null)],
      edges: [{ fromKey: "n2", toKey: "n3", kind: "message", labels: ["3 lines"], marks: [] } as const],
    };
    const centres = { n2: { x: 0, y: 0 }, n3: { x: 0, y: 400 } };
    const svg = drawPicture({ picture, centres }, MODEL, { format: "svg" });
    expect(svg).toContain("Part n2");
    expect(svg).toContain("3 lines");
    expect(drawPicture({ picture, centres }, MODEL, { format: "svg" })).toBe(svg);
  });
});

describe("the connections of a model", () => {
  it("name the fact that each of them is", () => {
    const facts = new Set(
      [MODEL.relationships, MODEL.messages, MODEL.bindings, MODEL.subscriptions].flat().map(({ id }) => id),
    );
    const connections = modelConnections(MODEL);
    expect(connections.every(({ factId }) => [...facts].includes(factId as never))).toBe(true);
  });
});
