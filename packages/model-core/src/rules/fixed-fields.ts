import type { Element, SentElement } from "../facts/element.js";
import type { Relationship, SentRelationship } from "../facts/relationship.js";
import type { Issue } from "../issue.js";

/**
 * The kind of an existing element cannot change
 * (docs/reference/model-documents.md#rule-4-the-kind-of-an-element-stays).
 */
export function elementKindStays(sent: SentElement, present: Element | undefined): Issue | null {
  return present === undefined || sent.kind === present.kind
    ? null
    : { field: "kind", message: `cannot change from ${present.kind}` };
}

/**
 * The ends of an existing relationship do not change
 * (docs/reference/model-documents.md#rule-5-the-ends-of-a-relationship-stay). An import keeps them; an edit
 * is refused.
 */
export function relationshipEndsStay(
  sent: SentRelationship,
  present: Relationship | undefined,
): readonly Issue[] {
  if (present === undefined) {
    return [];
  }
  return (["fromId", "toId"] as const)
    .filter((end) => sent[end] !== present[end])
    .map((end) => ({ field: end, message: `cannot change from ${present[end]}` }));
}
