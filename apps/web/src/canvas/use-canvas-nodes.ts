import { useMemo } from "react";
import { type CanvasNodes, canvasNodes } from "./canvas-nodes.js";
import { drawnModel } from "./drawn-model.js";
import { type LinesInSight, linesInSight } from "./lines-in-sight.js";
import { type Marks, markedNodes } from "./marked-nodes.js";
import type { ModelCanvasProps } from "./model-canvas.js";
import { type Moving, movedBoxes } from "./moved-boxes.js";
import type { PlacedScene } from "./place-scene.js";
import { selectedNodes } from "./selected-nodes.js";
import { type ShownScene, usePlacedScene } from "./use-placed-scene.js";

const NO_MARKS: Marks = new Map();

export interface CanvasShown extends ShownScene, Pick<CanvasNodes, "nodes">, LinesInSight {
  /** Where everything would stand without the move that is under way. */
  readonly unmoved: PlacedScene;
}

/** What the canvas shows for its props, with everything that stays the same kept the same. */
export function useCanvasNodes(props: ModelCanvasProps, moving: Moving | null): CanvasShown {
  const { model, openIds, focus, filters, marks = NO_MARKS, selectedId, arranged = null } = props;
  const drawn = drawnModel(model);
  const shown = usePlacedScene(drawn, { openIds, focus, filters }, arranged);
  const { scene, placed: unmoved } = shown;
  const placed = useMemo(
    () => (moving === null ? unmoved : movedBoxes(scene, unmoved, moving)),
    [scene, unmoved, moving],
  );
  const plain = useMemo(() => canvasNodes(scene, placed), [scene, placed]);
  const marked = useMemo(() => markedNodes(drawn.tree, plain, marks), [drawn, plain, marks]);
  const { nodes, lines } = useMemo(() => selectedNodes(marked, selectedId), [marked, selectedId]);
  const inSight = useMemo(() => linesInSight(lines), [lines]);
  return { ...shown, placed, unmoved, nodes, ...inSight };
}
