/** The places a view keeps win over the layout. */

import { present } from "@plumbline/model-core";
import type { Picture, PictureNode } from "../picture/picture.js";
import type { View } from "../view/view.js";
import { framed } from "./framed.js";
import type { Layout, Point } from "./layout.js";
import { settled } from "./settled.js";

/** What a view says of places. */
export type PlacesOfView = Pick<View, "positions" | "nestedPositions">;
type Positions = View["positions"];

/**
 * Puts the boxes that the view places where it says, moves the others out of their way, draws each
 * boundary around what is inside it and every line straight. Without places the layout stays as it is. A place within an
 * opened part is from the corner of that part, and goes before one of its own.
 */
export function placeByView(picture: Picture, layout: Layout, view: PlacesOfView): Layout {
  const places = placesIn(picture, layout, view);
  const leaves = picture.nodes.filter((node) => !node.isBoundary);
  const held = leaves.map(({ key }) => key).filter((key) => places.has(key));
  if (held.length === 0) {
    return layout;
  }
  const boxes = new Map(
    leaves.map(({ key }) => [key, { ...present(layout.boxes.get(key)), ...places.get(key) }] as const),
  );
  return framed(picture, settled(picture, { boxes, held: new Set(held) }));
}

/** Where boxes and opened frames are, by their keys: a frame comes before what is inside it. */
function placesIn(
  picture: Picture,
  layout: Layout,
  { positions, nestedPositions = {} }: PlacesOfView,
): ReadonlyMap<string, Point> {
  const nodes = new Map(picture.nodes.map((node) => [node.key, node]));
  const places = new Map<string, Point>();
  for (const node of picture.nodes) {
    const frame = node.parentKey === null ? undefined : nodes.get(node.parentKey);
    const corner = frame === undefined ? undefined : (places.get(frame.key) ?? layout.boxes.get(frame.key));
    const within = placeOf(node, own(nestedPositions, frame?.id ?? ""));
    const place =
      within === undefined || corner === undefined
        ? placeOf(node, positions)
        : { x: corner.x + within.x, y: corner.y + within.y };
    if (place !== undefined) {
      places.set(node.key, place);
    }
  }
  return places;
}

function placeOf({ id }: PictureNode, places: Positions | undefined): Point | undefined {
  return id === null || places === undefined ? undefined : own(places, id);
}

function own<Value>(values: { readonly [id: string]: Value }, id: string): Value | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}
