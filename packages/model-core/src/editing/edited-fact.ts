import type { Element } from "../facts/element.js";
import type { FactKind, FactOfKind } from "../facts/model.js";
import type { FactStanding, Provenance, SentStanding } from "../facts/standing.js";
import type { EditedOfKind } from "./edited-facts.js";

/**
 * What an edit makes of a fact: what it says, but the stale mark and who accepted the fact and when stay
 * as they are, whatever it says of them, and so does who is responsible for an element when it says
 * nothing of that; a new fact has none of them.
 */
export function editedFact<Kind extends FactKind>(
  kind: Kind,
  value: EditedOfKind[Kind],
  present: FactOfKind[Kind] | undefined,
): EditedOfKind[Kind] {
  if (kind === "schema") {
    return value;
  }
  const sent = value as unknown as SentStanding;
  const standing = present as unknown as FactStanding | undefined;
  const provenance = keepAcceptance(sent.provenance, standing?.provenance ?? null);
  const stays = kind === "element" ? responsible(present as Element | undefined) : {};
  return { ...stays, ...value, provenance, stale: standing?.stale ?? null };
}

function responsible(present: Element | undefined): Pick<Element, "ownerId"> {
  return { ownerId: present?.ownerId ?? null };
}

function keepAcceptance(sent: Provenance | null, present: Provenance | null): Provenance | null {
  const acceptedBy = present?.acceptedBy ?? null;
  const acceptedAt = present?.acceptedAt ?? null;
  if (sent !== null) {
    return { ...sent, acceptedBy, acceptedAt };
  }
  return acceptedBy === null && acceptedAt === null
    ? null
    : { source: null, revision: null, confidence: null, acceptedBy, acceptedAt };
}
