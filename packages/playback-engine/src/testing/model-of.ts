import type { JsonValue, Model } from "@plumbline/model-core";
import { parseModelDocument } from "@plumbline/model-core";

/** The model that a document states, with the defaults of what it leaves out; its rules are not judged. */
export function modelOf(document: unknown): Model {
  const read = parseModelDocument(document as JsonValue);
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  const { elements, schemas, ...lists } = read.value;
  return {
    ...lists,
    elements: elements.map((element) => ({ ...element, ownerId: null })),
    schemas: schemas.map((schema) => ({ ...schema, version: 1 })),
  } as Model;
}
