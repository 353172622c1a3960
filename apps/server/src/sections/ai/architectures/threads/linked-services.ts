import type { ArchitectureProposal } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { ServiceLink } from "@plumbline/source-import";
import type { Tx } from "../../../../platform/database/statements.js";
import { FollowedRepositories, LinkRepository } from "../../../sources/for-threads.js";

const links = new LinkRepository();
const followed = new FollowedRepositories();

/**
 * The links of services of the repositories that a proposal names and that are followed, which are held until the transaction
 * ends. A proposal against a branch makes no link: none is in its way.
 */
export async function linkedServices(
  tx: Tx,
  projectId: Guid,
  { branchId, items }: Pick<ArchitectureProposal, "branchId" | "items">,
): Promise<readonly ServiceLink[]> {
  const named = items.flatMap(({ services }) => services.map(({ repository }) => repository));
  const linked: ServiceLink[] = [];
  for (const repository of branchId === null ? new Set(named) : []) {
    if ((await followed.lockNamed(tx, projectId, repository)) !== null) {
      linked.push(...(await links.services(tx, { projectId, repository })));
    }
  }
  return linked;
}
