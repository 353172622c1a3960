import type { FactStanding, Guid } from "@plumbline/model-core";

/** A person who takes something of a proposal. */
export interface Acceptance {
  /** The account of the person. */
  readonly by: Guid;
  /** `user:<id>`. */
  readonly actor: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** What of a proposal becomes a fact. */
export interface AcceptedPart {
  readonly proposalId: Guid;
  readonly submitted: boolean;
  readonly alias: string;
  readonly modelVersion: number;
  readonly confidence: number;
}

/**
 * How a fact is known that was proposed and that a person took (docs/reference/ai.md#what-accepting-writes): inferred,
 * never declared, until a person confirms it.
 */
export function acceptedStanding(part: AcceptedPart, { by, at }: Acceptance): FactStanding {
  const { proposalId, submitted, alias, modelVersion, confidence } = part;
  const source = `${submitted ? "agent" : "ai"}-proposal:${proposalId}#${alias}`;
  return {
    factStatus: "inferred",
    provenance: { source, revision: `model:${modelVersion}`, confidence, acceptedBy: by, acceptedAt: at },
    stale: null,
  };
}
