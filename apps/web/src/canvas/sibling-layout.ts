import type { Point, Size } from "./box.js";
import { closedSize } from "./box-sizes.js";
import type { DrawnModel } from "./drawn-model.js";
import type { Scene } from "./scene.js";
import type { SiblingPair } from "./sibling-lines.js";

/** Parts that stand side by side, with what goes between them: all that their places depend on. */
export interface Siblings {
  readonly parts: readonly (Size & { readonly id: string })[];
  readonly lines: readonly SiblingPair[];
}

/**
 * What is to be laid out in a frame of a scene, and in the whole for null. A focus shows few parts, which are laid out
 * anew; filters leave out parts and keep the places of the others.
 */
export function siblingsIn(
  { tree, siblings }: DrawnModel,
  frame: string | null,
  focused: Scene | null,
): Siblings {
  const ids =
    focused === null
      ? (tree.insideOf.get(frame) ?? [])
      : focused.boxes.filter(({ parentId }) => parentId === frame).map(({ part }) => part.id);
  const shown = new Set(ids);
  const parts = ids.flatMap((id) => {
    const part = tree.parts.get(id);
    return part === undefined ? [] : [{ id, ...closedSize(part) }];
  });
  const lines = (siblings.get(frame) ?? []).filter(
    ({ fromId, toId }) => shown.has(fromId) && shown.has(toId),
  );
  return { parts, lines };
}

const GAP = { across: 64, down: 36 } as const;

/** Rows beside each other: for more than the layout in layers does at once. */
export function gridPlaces({ parts }: Siblings): ReadonlyMap<string, Point> {
  const columns = Math.max(1, Math.ceil(Math.sqrt(parts.length * 0.6)));
  const width = Math.max(0, ...parts.map((part) => part.width)) + GAP.across;
  const height = Math.max(0, ...parts.map((part) => part.height)) + GAP.down;
  return new Map(
    parts.map(({ id }, place) => [
      id,
      { x: (place % columns) * width, y: Math.floor(place / columns) * height },
    ]),
  );
}
