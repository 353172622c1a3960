import { compareCodeUnits } from "@plumbline/model-core";
import type { View } from "./view.js";

/** What a view can name of a model; a `Model` is one. */
export interface NameableParts {
  readonly elements: readonly { readonly id: string }[];
  readonly channels: readonly { readonly id: string }[];
}

/**
 * The IDs that a view names and the model does not have, each once, by code unit: its root, its elements,
 * and the elements or channels it places. They stay in the view; a drawing leaves them out.
 */
export function missingIds(view: View, model: NameableParts): readonly string[] {
  const elements = new Set(model.elements.map((element) => element.id));
  const channels = new Set(model.channels.map((channel) => channel.id));
  const missing = new Set<string>();
  for (const id of view.rootId === null ? view.elementIds : [view.rootId, ...view.elementIds]) {
    if (!elements.has(id)) {
      missing.add(id);
    }
  }
  for (const id of Object.keys(view.positions)) {
    if (!elements.has(id) && !channels.has(id)) {
      missing.add(id);
    }
  }
  return [...missing].sort(compareCodeUnits);
}
