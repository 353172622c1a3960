import type { Node } from "@xyflow/react";
import type { Box } from "./box.js";
import type { LineShape } from "./line-shapes.js";
import { lineShapes } from "./line-shapes.js";
import type { CanvasMark } from "./model-canvas.js";
import type { Part } from "./part.js";
import type { PlacedScene } from "./place-scene.js";
import { type PlacedWords, WordPlacer } from "./placed-words.js";
import type { Scene, SceneBox } from "./scene.js";
import type { SceneLine } from "./scene-lines.js";

export interface PartData extends Record<string, unknown> {
  readonly part: Part;
  readonly inside: number;
  readonly isWaiting: boolean;
  readonly isSelected: boolean;
  readonly mark: CanvasMark | null;
}

/** A line as it is drawn. */
export interface DrawnLine {
  readonly line: SceneLine;
  readonly shape: LineShape;
  readonly words: PlacedWords | null;
  readonly isTouching: boolean;
  readonly mark: CanvasMark | null;
}

export type PartNode = Node<PartData, "box" | "frame">;

export interface CanvasNodes {
  /** As the canvas library takes them; nobody changes it. */
  readonly nodes: PartNode[];
  readonly lines: readonly DrawnLine[];
}

/** Frames lie below lines, which lie below boxes: the layer of lines is between, in its style. */
const LAYERS = { frame: 0, box: 20 } as const;

/** What is shown and placed, as the canvas library takes it. */
export function canvasNodes(scene: Scene, placed: PlacedScene): CanvasNodes {
  const nodes = scene.boxes.flatMap((box) => {
    const place = placed.boxes.get(box.part.id);
    return place === undefined ? [] : [nodeOf(box, place, placed.waiting.has(box.part.id))];
  });
  const shapes = lineShapes(scene.lines, placed.boxes);
  const closed = nodes.flatMap(({ id, type }) => (type === "box" ? (placed.boxes.get(id) ?? []) : []));
  const placer = new WordPlacer(closed);
  const lines = scene.lines.flatMap((line) => {
    const shape = shapes.get(line.id);
    return shape === undefined
      ? []
      : [{ line, shape, words: placer.place(line, shape), isTouching: false, mark: null }];
  });
  return { nodes, lines };
}

function nodeOf({ part, isOpen, inside, depth }: SceneBox, place: Box, isWaiting: boolean): PartNode {
  const { x, y, width, height } = place;
  return {
    id: part.id,
    type: isOpen ? "frame" : "box",
    position: { x, y },
    width,
    height,
    zIndex: isOpen ? LAYERS.frame + depth : LAYERS.box,
    data: { part, inside, isWaiting, isSelected: false, mark: null },
  };
}
