import type { ServiceLink } from "@plumbline/source-import";
import type { Tx } from "../../../../platform/database/statements.js";
import { FollowedRepositories, LinkRepository } from "../../../sources/for-threads.js";

const links = new LinkRepository();
const followed = new FollowedRepositories();

/** Makes links of services with a version of main, of repositories that are followed. It locks those, and the project. */
export async function addServiceLinks(
  tx: Tx,
  event: Parameters<LinkRepository["add"]>[1],
  wanted: readonly ServiceLink[],
): Promise<void> {
  for (const [repository, serviceLinks] of Map.groupBy(wanted, (link) => link.repository)) {
    if ((await followed.lockNamed(tx, event.projectId, repository)) !== null) {
      await links.add(tx, event, { repository, serviceLinks, evidenceLinks: [] });
    }
  }
}
