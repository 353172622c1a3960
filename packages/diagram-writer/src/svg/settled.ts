/** Boxes and frames that keep out of each other's way. */

import { present } from "@plumbline/model-core";
import type { Picture } from "../picture/picture.js";
import { frameAround } from "./framed.js";
import type { Box, Point } from "./layout.js";
import { overlap } from "./layout.js";

const GAP = 20;

/** Boxes that may be moved, and those of them that a view holds where they are. */
export interface Placed {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly held: ReadonlySet<string>;
}

/**
 * Moves what is not held down until it touches nothing that stands beside it: a box in no frame must not be drawn in
 * one. A frame goes with all that is in it, and is held where something in it is.
 */
export function settled(picture: Picture, { boxes, held }: Placed): ReadonlyMap<string, Box> {
  const places = new Map(boxes);
  const holds = new Set(held);
  for (const parent of [...picture.nodes.filter(({ isBoundary }) => isBoundary).reverse(), null]) {
    const beside = picture.nodes.filter(({ parentKey }) => parentKey === (parent?.key ?? null));
    keepApart(
      picture,
      beside.map(({ key }) => key),
      { places, holds },
    );
    if (parent !== null) {
      places.set(parent.key, frameAround(beside.map(({ key }) => present(places.get(key)))));
      if (beside.some(({ key }) => holds.has(key))) {
        holds.add(parent.key);
      }
    }
  }
  return places;
}

interface Settling {
  readonly places: Map<string, Box>;
  readonly holds: ReadonlySet<string>;
}

function keepApart(picture: Picture, keys: readonly string[], { places, holds }: Settling): void {
  const taken = keys.filter((key) => holds.has(key)).map((key) => present(places.get(key)));
  for (const key of keys.filter((other) => !holds.has(other))) {
    const box = present(places.get(key));
    const free = freePlace(box, taken);
    taken.push(free);
    move(picture, key, { by: { x: 0, y: free.y - box.y }, places });
  }
}

interface Move {
  readonly by: Point;
  readonly places: Map<string, Box>;
}

/** Moves a box, or a frame with all that is in it. */
function move(picture: Picture, key: string, { by, places }: Move): void {
  const box = present(places.get(key));
  places.set(key, { ...box, x: box.x + by.x, y: box.y + by.y });
  for (const inside of picture.nodes.filter(({ parentKey }) => parentKey === key)) {
    move(picture, inside.key, { by, places });
  }
}

/** The box, as far down as it takes to touch none of the others. */
function freePlace(box: Box, others: readonly Box[]): Box {
  let place = box;
  for (const other of [...others].sort((left, right) => left.y - right.y)) {
    if (overlap(place, other, GAP)) {
      place = { ...place, y: other.y + other.height + GAP };
    }
  }
  return place;
}
