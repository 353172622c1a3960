import { FACT_KINDS, LIST_OF_KIND, type Model } from "../facts/model.js";
import type { ModelLookup } from "./model-lookup.js";

type Kinds = ModelLookup["kinds"];

/**
 * The kinds by which the ID of a new schema is judged: a schema belongs to all streams of its project, and so
 * takes no ID that names a fact of another.
 */
export function kindsInAllStreams(kinds: Kinds, elsewhere: Partial<Model>): Kinds {
  const others = new Map(
    FACT_KINDS.flatMap((kind) => (elsewhere[LIST_OF_KIND[kind]] ?? []).map(({ id }) => [id as string, kind])),
  );
  return { get: (id) => kinds.get(id) ?? others.get(id) };
}
