import {
  type Element,
  type FactKind,
  type FactOfKind,
  type FactStanding,
  type Guid,
  type JsonValue,
  type Provenance,
  type StatedOfKind,
  wholeFact,
} from "@plumbline/model-core";
import type { ImportItem } from "../records/import-item.js";

/** Who accepts, when, and what was looked at. */
export interface Acceptance {
  /** The account. */
  readonly by: Guid;
  /** ISO 8601, UTC with milliseconds. */
  readonly at: string;
  /** The commit of the scan. */
  readonly commit: string;
  /** It is the commit of the followed ref now: at an older one source says where it was. */
  readonly isTracked: boolean;
  /** And all of it was read: what is found there is there, and loses a stale mark. */
  readonly clearsMarks: boolean;
}

/** A fact of the model as it becomes. */
export interface AcceptedFact {
  readonly kind: FactKind;
  readonly fact: { readonly id: Guid };
}

/** What an accepted item makes of its fact; nothing where it only links. */
export function acceptedFact(
  item: ImportItem,
  present: FactOfKind[FactKind] | undefined,
  acceptance: Acceptance,
): readonly AcceptedFact[] {
  const { kind, change, targetId, proposed } = item;
  if (kind === "service-link" || change === "link") {
    return [];
  }
  const { factStatus: _, stale: __, ...fields } = proposed;
  const standing = kind === "schema" ? {} : standingOf(item, present as FactStanding | undefined, acceptance);
  if (present === undefined) {
    const stated = { ...fields, ...standing, id: targetId } as unknown as StatedOfKind[FactKind];
    return [{ kind, fact: ofDocument(kind, wholeFact<FactKind>(kind, stated)) }];
  }
  const written: { readonly [field: string]: JsonValue } = change === "update" ? fields : {};
  return [{ kind, fact: ofDocument(kind, { ...present, ...written, ...standing } as typeof present) }];
}

/** What was measured stays measured, and says where. */
function standingOf(
  { sources }: ImportItem,
  present: FactStanding | undefined,
  { by, at, commit, clearsMarks }: Acceptance,
): FactStanding {
  const stale = clearsMarks ? null : (present?.stale ?? null);
  const accepted = { acceptedBy: by, acceptedAt: at };
  const seen: Provenance = { source: sources[0] ?? null, revision: commit, confidence: null, ...accepted };
  if (present?.factStatus !== "measured") {
    return { factStatus: "observed-in-source", provenance: seen, stale };
  }
  return {
    factStatus: "measured",
    provenance: { ...(present.provenance ?? seen), ...accepted },
    stale,
  };
}

/** A document does not say who is responsible for an element, nor the version of a schema. */
function ofDocument(kind: FactKind, fact: FactOfKind[FactKind]): AcceptedFact["fact"] {
  if (kind === "element") {
    const { ownerId: _, ...said } = fact as Element;
    return said;
  }
  if (kind === "schema") {
    const { version: _, ...said } = fact as FactOfKind["schema"];
    return said;
  }
  return fact;
}
