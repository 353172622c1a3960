import type { Box } from "./box.js";
import type { SceneBox } from "./scene.js";

/** What is in sight: how the picture is moved and how large, and the size of the window. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** How much of the window a closed part takes that somebody goes into. */
const TAKES = 0.5;

/** The closed part with something inside that fills the middle of the window; null where none does. */
export function zoomedInto(
  scene: readonly SceneBox[],
  boxes: ReadonlyMap<string, Box>,
  { x, y, zoom, width, height }: Sight,
): string | null {
  const middle = { x: (width / 2 - x) / zoom, y: (height / 2 - y) / zoom };
  const found = scene.find(({ part, isOpen, inside }) => {
    const box = boxes.get(part.id);
    return (
      !isOpen &&
      inside > 0 &&
      box !== undefined &&
      box.width * zoom >= width * TAKES &&
      middle.x >= box.x &&
      middle.x <= box.x + box.width &&
      middle.y >= box.y &&
      middle.y <= box.y + box.height
    );
  });
  return found?.part.id ?? null;
}
