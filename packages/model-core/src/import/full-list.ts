import { FACT_KINDS, LIST_OF_KIND, type Model } from "../facts/model.js";
import { IMPORT_LIMITS } from "../limits.js";
import type { ModelChanges } from "./model-changes.js";

/** A list of a model that is to be longer than that of a document may be (docs/reference/limits.md#import). */
export interface FullList {
  readonly list: keyof Model;
  readonly limit: number;
}

/** The first list, by kind, that changes add too much to. One that is too long as it is may still be changed. */
export function fullList(present: Model, changes: ModelChanges): FullList | null {
  const list = FACT_KINDS.map((kind) => LIST_OF_KIND[kind]).find((name) => {
    const added = changes[name].added.length;
    return added > 0 && present[name].length + added > IMPORT_LIMITS[name];
  });
  return list === undefined ? null : { list, limit: IMPORT_LIMITS[list] };
}
