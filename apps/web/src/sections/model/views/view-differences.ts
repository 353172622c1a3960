import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import type { StoredView } from "./view-of-screen.js";

/** What is another in a view than it was, one sentence each. */
export function viewDifferences(was: StoredView, is: StoredView): readonly string[] {
  const isOther = (field: keyof StoredView): boolean =>
    JSON.stringify(was[field] ?? null) !== JSON.stringify(is[field] ?? null);
  const moved = movedIn(was, is);
  return [
    ...(isOther("name") ? [words.viewDiffers.name(is.name)] : []),
    ...(moved > 0 ? [words.viewDiffers.places(moved)] : []),
    ...(isOther("openIds") ? [words.viewDiffers.open] : []),
    ...(isOther("focus") ? [words.viewDiffers.focus] : []),
    ...(isOther("filters") ? [words.viewDiffers.filters] : []),
    ...(isOther("branchId") || isOther("revisionId") ? [words.viewDiffers.state] : []),
  ];
}

/** How many boxes stand elsewhere, or have a place in one of the two alone. */
function movedIn(was: StoredView, is: StoredView): number {
  const [before, after] = [placesOf(was), placesOf(is)];
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter((id) => before.get(id) !== after.get(id)).length;
}

function placesOf({ positions, nestedPositions = {} }: StoredView): ReadonlyMap<string, string> {
  const all = Object.entries({ "": positions, ...nestedPositions });
  return new Map(
    all.flatMap(([frame, places]) =>
      Object.entries(places).map(([id, { x, y }]) => [`${frame} ${id}`, `${x} ${y}`] as const),
    ),
  );
}

/** What a view names and the model lacks is no change of the view. */
export function isSameView(left: StoredView, right: StoredView): boolean {
  return JSON.stringify({ ...left, missingIds: [] }) === JSON.stringify({ ...right, missingIds: [] });
}
