import { folderOf } from "../selecting/file-path.js";
import type { RepositoryService } from "../snapshot.js";
import type { ReachedFolder } from "./reach.js";
import { ServiceReach } from "./service-reach.js";

const EXACT = "/*";

/** The keys of the services of a snapshot whose reach a path is in, in order, as the scan itself took them. */
export function servicesOfPath(
  services: readonly Pick<RepositoryService, "serviceKey" | "reach">[],
): (path: string) => readonly string[] {
  const reach = new ServiceReach(foldersOfServices(services));
  return (path) => reach.ofFolder(folderOf(path)).map(({ serviceKey }) => serviceKey);
}

/** The folders of the services of a snapshot, by their keys. */
export function foldersOfServices(
  services: readonly Pick<RepositoryService, "serviceKey" | "reach">[],
): ReadonlyMap<string, readonly ReachedFolder[]> {
  return new Map(services.map(({ serviceKey, reach }) => [serviceKey, reach.map(reachedFolder)]));
}

function reachedFolder(written: string): ReachedFolder {
  const isExact = written.endsWith(EXACT);
  return { folder: isExact ? written.slice(0, -EXACT.length) : written, isExact, conditions: [] };
}
