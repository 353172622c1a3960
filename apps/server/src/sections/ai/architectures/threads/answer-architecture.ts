import { type ArchitectureHead, type ArchitectureProposal, answerArchitecture } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { streamNow } from "../../proposals/stream-now.js";
import { type ArchitecturePlace, ArchitectureRepository } from "../architecture.repository.js";

/** An answer as JSON: items are many. */
export interface AnsweredArchitecture {
  readonly outcome: "written";
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const proposals = new ArchitectureRepository();

/** Reads one proposal, with what of it is stale by now. */
export async function readArchitectureProposal(
  reader: Reader,
  place: ArchitecturePlace,
): Promise<AnsweredArchitecture | RefusalNamed<"no-proposal">> {
  const proposal = await proposals.find(reader, place);
  return proposal === null
    ? { outcome: "no-proposal" }
    : writtenArchitecture(reader, place.projectId, proposal);
}

/** A proposal as it is answered now. */
export async function writtenArchitecture(
  reader: Reader,
  projectId: Guid,
  proposal: ArchitectureProposal,
): Promise<AnsweredArchitecture> {
  const { branchId } = proposal;
  const now = await streamNow(reader, { projectId, branchId }, idsOfParts(proposal));
  const record = answerArchitecture(proposal, now?.facts ?? new Map());
  return { outcome: "written", bytes: new TextEncoder().encode(JSON.stringify(record)) };
}

/** The facts that a proposal names. */
export function idsOfParts({ parts }: ArchitectureHead): readonly string[] {
  return parts.map(({ targetId }) => targetId);
}
