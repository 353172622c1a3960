import { useStoreApi } from "@xyflow/react";
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { Moving } from "./moved-boxes.js";

/** How far a pressed pointer goes before it drags: who presses to select does not move anything. */
const SLACK = 4;

interface Press {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly stop: () => void;
}

export interface BoxDrag {
  /** What is on its way; null where nothing is. */
  readonly moving: Moving | null;
  readonly onPointerDownCapture: (event: PointerEvent) => void;
  readonly onMouseDownCapture: (event: MouseEvent) => void;
}

/** Drags a box by a mouse or a pen, a frame by its head; a finger moves the whole picture. Escape lets go of it. */
export function useBoxDrag(onMoved: ((moved: Moving) => void) | null): BoxDrag {
  const store = useStoreApi();
  const [moving, setMoving] = useState<Moving | null>(null);
  const press = useRef<Press | null>(null);
  useEffect(() => () => press.current?.stop(), []);
  const movedTo = ({ id, x, y }: Press, event: globalThis.PointerEvent): Moving => {
    const zoom = store.getState().transform[2];
    return { id, by: { x: (event.clientX - x) / zoom, y: (event.clientY - y) / zoom } };
  };
  const begin = (id: string, { clientX: x, clientY: y }: PointerEvent): void => {
    let isDragged = false;
    const onMove = (event: globalThis.PointerEvent): void => {
      isDragged ||= Math.hypot(event.clientX - x, event.clientY - y) > SLACK;
      if (isDragged) {
        setMoving(movedTo(begun, event));
      }
    };
    const onUp = (event: globalThis.PointerEvent): void => {
      end();
      if (isDragged) {
        onMoved?.(movedTo(begun, event));
      }
    };
    const end = (): void => {
      stop();
      press.current = null;
      setMoving(null);
    };
    const stop = listen({ onMove, onUp, onCancel: () => end() });
    const begun = { id, x, y, stop };
    press.current = begun;
  };
  return {
    moving,
    onPointerDownCapture: (event) => {
      const id = onMoved === null || event.pointerType === "touch" ? null : gripped(event);
      if (id !== null && press.current === null) {
        begin(id, event);
      }
    },
    // The picture itself stays where it is meanwhile: who moves it waits for this event.
    onMouseDownCapture: (event) => {
      if (press.current !== null && gripped(event) !== null) {
        event.stopPropagation();
      }
    },
  };
}

interface Listeners {
  readonly onMove: (event: globalThis.PointerEvent) => void;
  readonly onUp: (event: globalThis.PointerEvent) => void;
  readonly onCancel: () => void;
}

/** Hears of a pointer wherever it goes, until it is told to stop. */
function listen({ onMove, onUp, onCancel }: Listeners): () => void {
  const onKey = (event: globalThis.KeyboardEvent): void => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    }
  };
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onUp);
  addEventListener("pointercancel", onCancel);
  addEventListener("keydown", onKey, true);
  return () => {
    removeEventListener("pointermove", onMove);
    removeEventListener("pointerup", onUp);
    removeEventListener("pointercancel", onCancel);
    removeEventListener("keydown", onKey, true);
  };
}

/** The part that is held where the pointer is. */
function gripped({ target, button }: MouseEvent): string | null {
  const grip = target instanceof Element && button === 0 ? target.closest("[data-grip]") : null;
  return grip?.closest("[data-id]")?.getAttribute("data-id") ?? null;
}
