import { whyUnread } from "../extracting/file-extraction.js";
import { isManifest } from "../selecting/file-class.js";
import type { UnselectedFile } from "../selecting/selection.js";
import type { JoinedRepository } from "./joined-repository.js";
import { ServicesOfManifest } from "./services-of-manifest.js";

/**
 * The services of which a manifest was not looked through: packages that they do not seem to ask for may be there. Null
 * is of those where any manifest was not.
 */
export function servicesWithUnreadManifest({
  services,
  repository,
}: JoinedRepository): ReadonlySet<string | null> {
  const ofManifest = new ServicesOfManifest(
    new Map(services.map(({ draft, folders }) => [draft.key, folders])),
  );
  const unread = repository.files
    .filter(({ extraction }) => whyUnread(extraction.content) !== null)
    .map(({ file }) => file);
  const left = repository.unselected.filter(isWanted);
  const manifests = [...unread, ...repository.failed, ...left].filter((file) => isManifest(file.class));
  return new Set([...(manifests.length > 0 ? [null] : []), ...ofManifest.ofAll(manifests)]);
}

/** What is built, and tests, nobody wants to look through. */
function isWanted({ reason }: UnselectedFile): boolean {
  return reason !== "default-glob" && reason !== "test";
}
