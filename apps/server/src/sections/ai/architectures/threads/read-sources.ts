import type { SnapshotRead } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../../platform/database/statements.js";
import {
  FollowedRepositories,
  LinkRepository,
  MAX_REPOSITORIES,
  Snapshots,
} from "../../../sources/for-threads.js";

/** A followed repository as far as a context tells it. */
export interface SourceToTell {
  readonly repositoryId: Guid;
  readonly read: SnapshotRead;
}

/** What followed repositories have, and what of a selection names them. */
export interface SourcesToTell {
  readonly told: readonly SourceToTell[];
  /** Elements that the services of selected repositories are linked with. */
  readonly elements: readonly Guid[];
}

const followed = new FollowedRepositories();
const snapshots = new Snapshots();
const links = new LinkRepository();

/** The IDs of the repositories that a project follows. */
export async function followedIds(reader: Reader, projectId: Guid): Promise<ReadonlySet<string>> {
  const records = await followed.page(reader, projectId, { after: null, rows: MAX_REPOSITORIES });
  return new Set(records.map(({ id }) => id));
}

/**
 * The newest tracking snapshot of each repository. A selection tells those that it names as a whole, and of the others the
 * services of the elements that it names.
 */
export async function readSources(
  reader: Reader,
  projectId: Guid,
  selection: readonly Guid[],
): Promise<SourcesToTell> {
  const selected = new Set<string>(selection);
  const records = await followed.page(reader, projectId, { after: null, rows: MAX_REPOSITORIES });
  const told: SourceToTell[] = [];
  const elements: Guid[] = [];
  for (const { id, repository, trackedScan } of records) {
    const own = await links.services(reader, { projectId, repository });
    const isWhole = selected.size === 0 || selected.has(id);
    const named = own.filter(({ elementId }) => selected.has(elementId));
    elements.push(...(selected.has(id) ? own.map(({ elementId }) => elementId) : []));
    if (trackedScan !== null && (isWhole || named.length > 0)) {
      const snapshot = await snapshots.of(reader, { projectId, id: trackedScan });
      const linked = new Map(own.map(({ serviceKey, elementId }) => [serviceKey, elementId]));
      const serviceKeys = isWhole ? null : new Set(named.map(({ serviceKey }) => serviceKey));
      const read = snapshot === null ? [] : [{ scanId: trackedScan, snapshot, linked, serviceKeys }];
      told.push(...read.map((one) => ({ repositoryId: id, read: one })));
    }
  }
  return { told, elements };
}
