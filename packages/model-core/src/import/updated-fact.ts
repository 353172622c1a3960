import type { Element } from "../facts/element.js";
import type { FactKind, FactOfKind, SentOfKind } from "../facts/model.js";
import type { Relationship, SentRelationship } from "../facts/relationship.js";
import type { Schema } from "../facts/schema.js";
import type { SentStanding } from "../facts/standing.js";
import { FIRST_SCHEMA_VERSION } from "../schema-version.js";

/**
 * An entry with what an import leaves as it is: the ends of an existing relationship
 * (docs/reference/model-documents.md#rule-5-the-ends-of-a-relationship-stay).
 */
export function keepEnds<Kind extends FactKind>(
  kind: Kind,
  sent: SentOfKind[Kind],
  present: FactOfKind[Kind] | undefined,
): SentOfKind[Kind] {
  if (kind !== "relationship" || present === undefined) {
    return sent;
  }
  const { fromId, toId } = present as Relationship;
  return { ...(sent as SentRelationship), fromId, toId } as SentOfKind[Kind];
}

/**
 * The fact that an entry, which keeps every rule, makes of the present one
 * (docs/reference/model-documents.md#rule-2-an-id-decides-between-add-and-update,
 * docs/reference/model-documents.md#rule-6-a-stale-mark-stays): its values, but a present stale mark stays,
 * and so does what the document does not hold.
 */
export function updatedFact<Kind extends FactKind>(
  kind: Kind,
  sent: SentOfKind[Kind],
  present: FactOfKind[Kind] | undefined,
): FactOfKind[Kind] {
  if (kind === "schema") {
    const version = (present as Schema | undefined)?.version ?? FIRST_SCHEMA_VERSION;
    return { ...sent, version } as unknown as FactOfKind[Kind];
  }
  const stale = (present as SentStanding | undefined)?.stale ?? (sent as unknown as SentStanding).stale;
  if (kind === "element") {
    const ownerId = (present as Element | undefined)?.ownerId ?? null;
    return { ...sent, stale, ownerId } as unknown as FactOfKind[Kind];
  }
  return { ...sent, stale } as unknown as FactOfKind[Kind];
}
