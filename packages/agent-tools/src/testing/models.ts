import type { Guid, Model } from "@plumbline/model-core";
import type fc from "fast-check";
import { aFullModel, idOf, type ModelBuilder } from "../../../model-core/src/testing/a-model.js";
import { arbitraryModel } from "../../../model-core/src/testing/arbitrary-model.js";

// Builders of model-core are of its sources; what a package is given is of what was built of them.

export function built({ model }: ModelBuilder): Model {
  return model as unknown as Model;
}

/** A model with one fact of each kind at least. */
export const FULL_MODEL: Model = built(aFullModel());

/** Any model that keeps every rule. */
export const anyModel = arbitraryModel as unknown as fc.Arbitrary<Model>;

/** The ID of an element of a builder. */
export function elementId(name: string): Guid {
  return idOf("element", name) as unknown as Guid;
}
