import type { KeyboardEvent } from "react";
import type { Box } from "./box.js";
import type { ModelCanvasProps } from "./model-canvas.js";
import { type Direction, neighbourTowards } from "./neighbour-towards.js";
import type { MovingMode } from "./use-moving-mode.js";
import type { ShownScene } from "./use-placed-scene.js";

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

interface Walking {
  readonly shown: ShownScene;
  readonly fit: () => void;
  readonly toggle: (id: string) => void;
  readonly mode: MovingMode;
}

/** Walks over the picture by keys: to neighbours, into parts and out of them. */
export function useCanvasKeys(
  { selectedId, onSelect, onArrange }: ModelCanvasProps,
  { shown: { scene, placed }, fit, toggle, mode }: Walking,
): (event: KeyboardEvent<HTMLElement>) => void {
  const walk = (direction: Direction): void => {
    const next = selectedId === null ? null : neighbourTowards(placed.boxes, selectedId, direction);
    const first = selectedId === null || !placed.boxes.has(selectedId) ? topmost(placed.boxes) : null;
    onSelect?.(next ?? first ?? selectedId);
  };
  const out = (): void => {
    const box = scene.boxes.find(({ part }) => part.id === selectedId);
    onSelect?.(box?.parentId ?? null);
  };
  const moves = (key: string, isNear: boolean): boolean => {
    const direction = DIRECTIONS[key];
    if (direction !== undefined) {
      mode.step(direction, isNear);
    } else if (key === "Enter" || key.toLowerCase() === "v") {
      mode.keep();
    } else if (key === "Escape") {
      mode.putBack();
    } else {
      return false;
    }
    return true;
  };
  const act = (key: string): boolean => {
    const direction = DIRECTIONS[key];
    if (direction !== undefined) {
      walk(direction);
    } else if (key === "Enter" && selectedId !== null) {
      toggle(selectedId);
    } else if (key === "Escape" && selectedId !== null) {
      out();
    } else if (key === "0") {
      fit();
    } else if (key.toLowerCase() === "v" && onArrange !== undefined) {
      mode.begin();
    } else {
      return false;
    }
    return true;
  };
  return (event) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    // While parts are moved, the buttons that do it leave arrows and Escape to the keys.
    const isMove = mode.isOn && (event.key === "Escape" || event.key in DIRECTIONS);
    const isHere = event.target === event.currentTarget || isMove;
    const endsMove = mode.isOn && !(event.key in DIRECTIONS);
    if (isHere && !isHeld && (mode.isOn ? moves(event.key, event.shiftKey) : act(event.key))) {
      event.preventDefault();
      event.stopPropagation();
      if (endsMove) {
        // The button that was pressed goes away with the others.
        event.currentTarget.focus();
      }
    }
  };
}

/** Where who walks over the picture begins. */
function topmost(boxes: ReadonlyMap<string, Box>): string | null {
  const sorted = [...boxes].sort(([, left], [, right]) => left.y - right.y || left.x - right.x);
  return sorted[0]?.[0] ?? null;
}
