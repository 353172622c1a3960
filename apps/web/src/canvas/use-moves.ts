import { useRef } from "react";
import { arrangementAfter } from "./arrangement.js";
import type { ModelCanvasProps } from "./model-canvas.js";
import { type Moving, movedBoxes } from "./moved-boxes.js";
import { type BoxDrag, useBoxDrag } from "./use-box-drag.js";
import { type CanvasShown, useCanvasNodes } from "./use-canvas-nodes.js";
import { type MovingMode, useMovingMode } from "./use-moving-mode.js";

export interface Moves {
  readonly shown: CanvasShown;
  /** By keys and buttons. */
  readonly mode: MovingMode;
  readonly drag: Omit<BoxDrag, "moving">;
  readonly isDragging: boolean;
}

/** What the canvas shows while boxes are moved on it, by dragging or step by step. */
export function useMoves(props: ModelCanvasProps): Moves {
  const { arranged, onArrange } = props;
  const latest = useRef<CanvasShown | null>(null);
  const move = (moved: Moving): void => {
    const shown = latest.current;
    if (shown?.unmoved.boxes.has(moved.id)) {
      const { scene, unmoved: before } = shown;
      onArrange?.(arrangementAfter({ scene, before, after: movedBoxes(scene, before, moved), arranged }));
    }
  };
  const mode = useMovingMode(props, move);
  const { moving, ...drag } = useBoxDrag(onArrange === undefined ? null : move);
  const shown = useCanvasNodes(props, moving);
  latest.current = shown;
  return { shown, mode, drag, isDragging: moving !== null };
}
