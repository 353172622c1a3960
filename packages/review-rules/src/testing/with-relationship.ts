import type { ElementId, Model, RelationshipId } from "@plumbline/model-core";

/** The model with one relationship more, declared. */
export function withRelationship(
  model: Model,
  id: RelationshipId,
  [fromId, toId]: readonly [fromId: ElementId, toId: ElementId],
): Model {
  const standing = { factStatus: "declared", provenance: null, stale: null } as const;
  const texts = { label: null, technology: null, lineShape: null };
  const relationship = { ...standing, ...texts, id, fromId, toId, kind: "structural" } as const;
  return { ...model, relationships: [...model.relationships, relationship] };
}
