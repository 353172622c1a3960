import { compareCodeUnits } from "@plumbline/model-core";
import type { View } from "./view.js";

/** What a view can name of a model; a `Model` is one. */
export interface NameableParts {
  readonly elements: readonly { readonly id: string }[];
  readonly channels: readonly { readonly id: string }[];
}

/** The elements or channels that a view places, or looks at from. */
export function placedIds({ positions, focus, nestedPositions = {} }: View): readonly string[] {
  const nested = Object.entries(nestedPositions).flatMap(([id, inside]) => [id, ...Object.keys(inside)]);
  return [...Object.keys(positions), ...(focus === undefined ? [] : [focus.id]), ...nested];
}

/**
 * The IDs that a view names and the model does not have, each once, by code unit: its root, its elements,
 * those it opens, and the elements or channels it places or looks at from. They stay in the view; a drawing leaves them out.
 */
export function missingIds(view: View, model: NameableParts): readonly string[] {
  const elements = new Set(model.elements.map((element) => element.id));
  const channels = new Set(model.channels.map((channel) => channel.id));
  const missing = new Set<string>();
  const { rootId, openIds = [] } = view;
  for (const id of [...(rootId === null ? [] : [rootId]), ...view.elementIds, ...openIds]) {
    if (!elements.has(id)) {
      missing.add(id);
    }
  }
  for (const id of placedIds(view)) {
    if (!elements.has(id) && !channels.has(id)) {
      missing.add(id);
    }
  }
  return [...missing].sort(compareCodeUnits);
}
