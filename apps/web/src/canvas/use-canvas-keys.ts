import type { KeyboardEvent } from "react";
import type { ModelCanvasProps } from "./model-canvas.js";
import { type Direction, neighbourTowards } from "./neighbour-towards.js";
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
}

/** Walks over the picture by keys: to neighbours, into parts and out of them. */
export function useCanvasKeys(
  { selectedId, onSelect }: ModelCanvasProps,
  { shown: { scene, placed }, fit, toggle }: Walking,
): (event: KeyboardEvent) => void {
  const walk = (direction: Direction): void => {
    const next = selectedId === null ? null : neighbourTowards(placed.boxes, selectedId, direction);
    const first = selectedId === null || !placed.boxes.has(selectedId) ? scene.boxes[0]?.part.id : null;
    onSelect?.(next ?? first ?? selectedId);
  };
  const out = (): void => {
    const box = scene.boxes.find(({ part }) => part.id === selectedId);
    onSelect?.(box?.parentId ?? null);
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
    } else {
      return false;
    }
    return true;
  };
  return (event) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    if (event.target === event.currentTarget && !isHeld && act(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
