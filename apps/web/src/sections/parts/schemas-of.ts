import type { Schemas } from "@plumbline/api-client";
import { fieldsOf, type ModelLists, type PartFact } from "./part-fact.js";
import { referencesOf } from "./part-fields.js";

/** The schemas that a part is, or that its payloads have. */
export function schemasOf({ kind, fact }: PartFact, model: ModelLists): readonly Schemas["SchemaDto"][] {
  const ids =
    kind === "schema" ? [fact.id] : referencesOf(kind, fieldsOf(fact)).flatMap((reference) => reference.ids);
  return [...new Set(ids)].flatMap((id) => model.schemas.filter((schema) => schema.id === id));
}
