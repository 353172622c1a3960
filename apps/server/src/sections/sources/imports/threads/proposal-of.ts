import type { ElementId, Guid, Model } from "@plumbline/model-core";
import type { Acceptance, ProposalInput } from "@plumbline/source-import";
import type { Snapshot } from "@plumbline/source-scanner";
import type { Reader } from "../../../../platform/database/statements.js";
import { LinkRepository } from "../../links/link.repository.js";
import type { LinkedRepository } from "../../links/link-record.js";
import { ImportRepository } from "../import.repository.js";

const imports = new ImportRepository();
const links = new LinkRepository();

/** What a proposal is made of, beside what the database holds of its repository. */
export interface ProposalOf extends LinkedRepository {
  readonly snapshot: Snapshot;
  /** Of the followed repository, as it is now. */
  readonly trackedCommit: string | null;
  readonly model: Model;
  readonly systemId: Guid | null;
  readonly targets: ReadonlyMap<Guid, Guid | null>;
}

/** Reads what else a proposal depends on, at the moment that the model was read at. */
export async function proposalInput(reader: Reader, of: ProposalOf): Promise<ProposalInput> {
  const { projectId, snapshot, model, targets } = of;
  const { serviceLinks, evidenceLinks } = await links.active(reader, of);
  const before = await imports.decidedBefore(reader, of);
  const systemId = of.systemId as ElementId | null;
  const { clearsMarks } = sourceOfNow(of);
  return {
    projectId,
    snapshot,
    model,
    serviceLinks,
    evidenceLinks,
    systemId,
    targets,
    clearsMarks,
    ...before,
  };
}

/** Whether what a snapshot shows is what is there now (docs/reference/source-imports.md#what-an-older-scan-says). */
export function sourceOfNow({
  snapshot: { commit, complete },
  trackedCommit,
}: Pick<ProposalOf, "snapshot" | "trackedCommit">): Pick<Acceptance, "isTracked" | "clearsMarks"> {
  const isTracked = commit === trackedCommit;
  return { isTracked, clearsMarks: isTracked && complete };
}
