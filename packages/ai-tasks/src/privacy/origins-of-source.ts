/** A proposal of an AI, and the repositories that what it was told was from. */
export interface ToldProposal {
  readonly id: string;
  readonly toldFrom: readonly string[];
}

const POINTER = /^([^/\s]+\/[^/\s]+\/[^/@\s]+)@/u;

const PROPOSAL = /^ai-proposal:([0-9a-f-]{36})(?:#|$)/;

/**
 * The repositories that something is from by the source of its provenance: that of a place in one, and of what an AI proposed
 * those that the AI was told of. A proposal that is not there stands for itself: nobody knows what it was told.
 */
export function originsOfSource(
  source: string | null,
  told: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const proposal = proposalOf(source);
  if (proposal !== null) {
    return told.get(proposal) ?? [`ai-proposal:${proposal}`];
  }
  const repository = POINTER.exec(source ?? "")?.[1];
  return repository === undefined ? [] : [repository];
}

/** The IDs of the proposals of an AI that sources name. */
export function proposalsOf(sources: readonly (string | null)[]): readonly string[] {
  return [...new Set(sources.flatMap((source) => proposalOf(source) ?? []))];
}

function proposalOf(source: string | null): string | null {
  return PROPOSAL.exec(source ?? "")?.[1] ?? null;
}
