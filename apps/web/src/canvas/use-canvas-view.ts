import { useReactFlow, useStore, useStoreApi } from "@xyflow/react";
import { useCallback, useEffect, useRef } from "react";
import type { Box } from "./box.js";
import { boxAround, centreOf } from "./box.js";
import type { ModelCanvasProps } from "./model-canvas.js";
import type { ShownScene } from "./use-placed-scene.js";

const MOVE_MS = 220;
/** The zoom at which the name of a box is read. */
const READABLE = 0.7;
const FIT = { padding: 0.12, most: 1.15 } as const;

/** What of the picture is in sight: all of it at first, then always what is selected. */
export function useCanvasView(
  { selectedId, focus, openIds, viewId }: ModelCanvasProps,
  { placed, isSettled }: ShownScene,
): { readonly fit: () => void } {
  const flow = useReactFlow();
  const store = useStoreApi();
  const boxes = useRef(placed.boxes);
  boxes.current = placed.boxes;
  const showAll = useCallback(
    (shown: readonly Box[], duration: number) => {
      const around = boxAround(shown);
      const { width, height } = store.getState();
      if (around !== null && width > 0) {
        const wide = width / (around.width * (1 + FIT.padding));
        const high = height / (around.height * (1 + FIT.padding));
        const { x, y } = centreOf(around);
        void flow.setCenter(x, y, {
          zoom: Math.min(FIT.most * largerText(), wide, high),
          duration: still(duration),
        });
      }
    },
    [flow, store],
  );
  const fit = useCallback(
    (duration: number = MOVE_MS) => showAll([...boxes.current.values()], duration),
    [showAll],
  );
  const hasFitted = useRef(false);
  const width = useStore((state) => state.width);
  useEffect(() => {
    if (isSettled && !hasFitted.current && boxes.current.size > 0 && width > 0) {
      hasFitted.current = true;
      fit(0);
    }
  }, [isSettled, width, fit]);
  const isReady = isSettled && hasFitted.current;
  useFitFor(focus, isReady, fit);
  useFitFor(viewId, isReady, fit);
  useOpenedInSight(openIds, { isSettled: isReady, boxes, showAll, selectedId });
  useEffect(() => {
    const box = selectedId === null ? undefined : boxes.current.get(selectedId);
    if (isSettled && box !== undefined && hasFitted.current) {
      const { width, height, transform } = store.getState();
      if (!isInSight(box, { width, height, transform })) {
        const { x, y } = centreOf(box);
        void flow.setCenter(x, y, {
          zoom: Math.max(READABLE * largerText(), transform[2]),
          duration: still(MOVE_MS),
        });
      }
    }
  }, [selectedId, isSettled, flow, store]);
  return { fit };
}

/** All of it comes into sight when what is shown is something else. */
function useFitFor(shown: unknown, isReady: boolean, fit: () => void): void {
  const fitted = useRef(shown);
  useEffect(() => {
    if (isReady && fitted.current !== shown) {
      fitted.current = shown;
      fit();
    }
  }, [shown, isReady, fit]);
}

interface Sight {
  readonly width: number;
  readonly height: number;
  readonly transform: readonly [number, number, number];
}

/** What is larger than the window is in sight wherever it is. */
function isInSight(box: Box, sight: Sight): boolean {
  const zoom = sight.transform[2];
  return box.width * zoom > sight.width || box.height * zoom > sight.height || isWhole(box, sight);
}

function isWhole({ x, y, width, height }: Box, sight: Sight): boolean {
  const [left, top, zoom] = sight.transform;
  const [from, to] = [x * zoom + left, (x + width) * zoom + left];
  const [above, below] = [y * zoom + top, (y + height) * zoom + top];
  return from >= 0 && above >= 0 && to <= sight.width && below <= sight.height;
}

function isAround(outer: Box, inner: Box): boolean {
  return (
    outer !== inner &&
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** How much larger than usual somebody wants text: a picture has pixels, and comes as much closer. */
function largerText(): number {
  return Math.max(1, (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16);
}

function still(duration: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : duration;
}

interface Showing {
  readonly isSettled: boolean;
  readonly boxes: { readonly current: ReadonlyMap<string, Box> };
  readonly showAll: (shown: readonly Box[], duration: number) => void;
  readonly selectedId: string | null;
}

/** What was opened is in sight with all that is inside; where several were, all is. */
function useOpenedInSight(
  openIds: readonly string[],
  { isSettled, boxes, showAll, selectedId }: Showing,
): void {
  const flow = useReactFlow();
  const store = useStoreApi();
  const opened = useRef(openIds);
  useEffect(() => {
    if (!isSettled || opened.current === openIds) {
      return;
    }
    const added = openIds.filter((id) => !opened.current.includes(id));
    opened.current = openIds;
    const boxesOfAdded = added.flatMap((id) => boxes.current.get(id) ?? []);
    const sought = boxes.current.get(selectedId ?? "");
    if (sought !== undefined && boxesOfAdded.some((box) => isAround(box, sought))) {
      // They were opened for what is in them: that is what has to be read.
      const { x, y } = centreOf(sought);
      const zoom = Math.max(READABLE * largerText(), store.getState().transform[2]);
      void flow.setCenter(x, y, { zoom, duration: still(MOVE_MS) });
      return;
    }
    const { width, height, transform } = store.getState();
    if (boxesOfAdded.some((box) => !isWhole(box, { width, height, transform }))) {
      showAll(boxesOfAdded.length === 1 ? boxesOfAdded : [...boxes.current.values()], MOVE_MS);
    }
  }, [openIds, isSettled, boxes, showAll, selectedId, flow, store]);
}
