import { useStoreApi, type Viewport } from "@xyflow/react";
import { useRef } from "react";
import type { ShownScene } from "./use-placed-scene.js";
import { zoomedInto } from "./zoomed-into.js";

/** Opens what somebody zooms into, when the movement ends. */
export function useZoomInto(
  { scene, placed }: ShownScene,
  open: (id: string) => void,
): (sight: Viewport) => void {
  const store = useStoreApi();
  const last = useRef(0);
  return (sight) => {
    const { width, height } = store.getState();
    const isCloser = last.current > 0 && sight.zoom > last.current;
    last.current = sight.zoom;
    const id = isCloser ? zoomedInto(scene.boxes, placed.boxes, { ...sight, width, height }) : null;
    if (id !== null) {
      open(id);
    }
  };
}
