import type { FactStanding, FactStatus, Provenance } from "../facts/standing.js";
import type { Guid } from "../guid.js";

/** Who stands for a fact, and since when. */
export interface Confirmation {
  /** The account. */
  readonly by: Guid;
  /** ISO 8601, UTC with milliseconds. */
  readonly at: string;
}

const NO_PROVENANCE: Provenance = {
  source: null,
  revision: null,
  confidence: null,
  acceptedBy: null,
  acceptedAt: null,
};

/** Labels that say how a fact was seen, which a person who stands for it does not change. */
const KEPT: ReadonlySet<FactStatus> = new Set(["observed-in-source", "measured"]);

/**
 * A fact that a person stands for (docs/reference/streams.md#confirming-a-fact): it is `declared` unless it
 * was observed in source or measured, has no stale mark, and its provenance says who accepted it and when.
 */
export function confirmFact<Fact extends FactStanding>(fact: Fact, { by, at }: Confirmation): Fact {
  return {
    ...fact,
    factStatus: KEPT.has(fact.factStatus) ? fact.factStatus : "declared",
    provenance: { ...(fact.provenance ?? NO_PROVENANCE), acceptedBy: by, acceptedAt: at },
    stale: null,
  };
}
