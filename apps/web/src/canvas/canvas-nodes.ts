import { type Edge, type Node, Position } from "@xyflow/react";
import type { Box } from "./box.js";
import type { LineShape } from "./line-shapes.js";
import { lineShapes } from "./line-shapes.js";
import type { CanvasMark } from "./model-canvas.js";
import type { Part } from "./part.js";
import type { PlacedScene } from "./place-scene.js";
import type { Scene, SceneBox } from "./scene.js";
import type { SceneLine } from "./scene-lines.js";

export interface PartData extends Record<string, unknown> {
  readonly part: Part;
  readonly inside: number;
  readonly isWaiting: boolean;
  readonly isSelected: boolean;
  readonly mark: CanvasMark | null;
}

export interface LineData extends Record<string, unknown> {
  readonly line: SceneLine;
  readonly shape: LineShape;
  readonly isTouching: boolean;
  readonly mark: CanvasMark | null;
}

export type PartNode = Node<PartData, "box" | "frame">;
export type LineEdge = Edge<LineData, "line">;

export interface CanvasNodes {
  readonly nodes: readonly PartNode[];
  readonly edges: readonly LineEdge[];
}

/** Frames lie below lines, lines below boxes. */
const LAYERS = { frame: 0, line: 10, box: 20 } as const;

/** What is shown and placed, as the canvas library takes it. */
export function canvasNodes(scene: Scene, placed: PlacedScene): CanvasNodes {
  const nodes = scene.boxes.flatMap((box) => {
    const place = placed.boxes.get(box.part.id);
    return place === undefined ? [] : [nodeOf(box, place, placed.waiting.has(box.part.id))];
  });
  const shapes = lineShapes(scene.lines, placed.boxes);
  const edges = scene.lines.flatMap((line) => {
    const shape = shapes.get(line.id);
    return shape === undefined ? [] : [edgeOf(line, shape)];
  });
  return { nodes, edges };
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
    handles: [
      { type: "source", position: Position.Right, x: width, y: height / 2 },
      { type: "target", position: Position.Left, x: 0, y: height / 2 },
    ],
    data: { part, inside, isWaiting, isSelected: false, mark: null },
  };
}

function edgeOf(line: SceneLine, shape: LineShape): LineEdge {
  return {
    id: line.id,
    type: "line",
    source: line.fromId,
    target: line.toId,
    zIndex: LAYERS.line,
    data: { line, shape, isTouching: false, mark: null },
  };
}
