import { sameJson } from "./same-json.js";
import { leafKey, type SettingsDraft, valueUnder } from "./setting-draft.js";
import type { Json, JsonObject, SettingField } from "./setting-fields.js";

/** Who set what holds: the document that is edited, the layer under it, or nobody. */
export type SettingLayer = "own" | "under" | "preset";

export interface LayeredField {
  readonly layer: SettingLayer;
  /** What holds where the edited document does not state it. */
  readonly under: Json | undefined;
}

/** Whose value a field has while it is edited. A layer that states what nobody had to state cannot be told from nobody. */
export function layerOf(field: SettingField, draft: SettingsDraft, under: JsonObject): LayeredField {
  const value = valueUnder(field, under);
  if (draft[leafKey(field.path)]?.isStated) {
    return { layer: "own", under: value };
  }
  return { layer: sameJson(value, field.preset) ? "preset" : "under", under: value };
}
