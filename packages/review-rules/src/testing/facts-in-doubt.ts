import type { FactKind, Model } from "@plumbline/model-core";
import { INFERRED, STALE, withFact } from "./a-state.js";

/** Each kind of doubt that a fact of a model can be in: how, the model, and what a reason says of it. */
export function inEachDoubt(
  model: Model,
  kind: FactKind,
  id: string,
): readonly (readonly [how: string, model: Model, words: string])[] {
  const both = { factStatus: "unknown", ...STALE };
  return [
    ["inferred", withFact(model, kind, id, INFERRED), "is inferred"],
    ["unknown", withFact(model, kind, id, { factStatus: "unknown" }), "is unknown"],
    ["stale", withFact(model, kind, id, STALE), "is stale"],
    ["unknown and stale", withFact(model, kind, id, both), "is stale"],
  ];
}
