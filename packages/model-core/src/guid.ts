/**
 * Identifiers (docs/reference/model.md#ids-of-facts): GUIDs, read in any letter case and kept in lower case.
 *
 * One brand for each kind of thing, so that an operation's ID cannot be passed where an element's is
 * meant. Only the checking constructors here make them.
 */

declare const guidBrand: unique symbol;
declare const kindBrand: unique symbol;

/** A GUID in lower case, 8-4-4-4-12. */
export type Guid = string & { readonly [guidBrand]: true };

type GuidOf<Kind extends string> = Guid & { readonly [kindBrand]: Kind };

export type ElementId = GuidOf<"element">;
export type RelationshipId = GuidOf<"relationship">;
export type MessageId = GuidOf<"message">;
export type SchemaId = GuidOf<"schema">;
export type OperationId = GuidOf<"operation">;
export type ChannelId = GuidOf<"channel">;
export type SubscriptionId = GuidOf<"subscription">;
export type BindingId = GuidOf<"binding">;

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Most are in lower case, and need no second text then. */
const LOWER_GUID = new RegExp(GUID.source);

/** The GUID a text spells, in lower case; null when it spells none. */
export function parseGuid<Id extends Guid = Guid>(text: unknown): Id | null {
  if (typeof text !== "string" || text.length !== 36) {
    return null;
  }
  if (LOWER_GUID.test(text)) {
    return text as Id;
  }
  return GUID.test(text) ? (text.toLowerCase() as Id) : null;
}
