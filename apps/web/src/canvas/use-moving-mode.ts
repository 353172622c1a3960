import { useState } from "react";
import type { Arrangement } from "./arrangement.js";
import type { ModelCanvasProps } from "./model-canvas.js";
import type { Moving } from "./moved-boxes.js";
import type { Direction } from "./neighbour-towards.js";

/** How far one press of a key goes; with Shift it is exact. */
const STEP = { far: 20, near: 4 } as const;

const WAYS: Readonly<Record<Direction, { readonly x: number; readonly y: number }>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

export interface MovingMode {
  readonly isOn: boolean;
  readonly begin: () => void;
  readonly step: (direction: Direction, isNear: boolean) => void;
  readonly keep: () => void;
  readonly putBack: () => void;
}

/** While it is on, arrow keys and buttons move the part that is selected. */
export function useMovingMode(
  { arranged = null, onArrange, selectedId }: ModelCanvasProps,
  move: (moved: Moving) => void,
): MovingMode {
  const [before, setBefore] = useState<{ readonly arranged: Arrangement | null } | null>(null);
  return {
    isOn: before !== null && onArrange !== undefined,
    begin: () => setBefore({ arranged }),
    step: (direction, isNear) => {
      if (selectedId !== null) {
        const far = isNear ? STEP.near : STEP.far;
        const { x, y } = WAYS[direction];
        move({ id: selectedId, by: { x: x * far, y: y * far } });
      }
    },
    keep: () => setBefore(null),
    putBack: () => {
      onArrange?.(before?.arranged ?? null);
      setBefore(null);
    },
  };
}
