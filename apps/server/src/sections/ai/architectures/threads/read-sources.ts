import { type SnapshotRead, toldOfSnapshot } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { ServiceLink } from "@plumbline/source-import";
import type { Reader } from "../../../../platform/database/statements.js";
import {
  FollowedRepositories,
  LinkRepository,
  MAX_REPOSITORIES,
  Snapshots,
} from "../../../sources/for-threads.js";
import { TOLD_BYTES } from "../../limits.js";

/** What followed repositories have, and what of a selection names them. */
export interface SourcesToTell {
  readonly told: readonly SnapshotRead[];
  /** The repositories that are told of. */
  readonly scanned: readonly { readonly id: Guid; readonly repository: string }[];
  /** Elements that the services of selected repositories are linked with. */
  readonly elements: readonly Guid[];
  /** Whether there is more than a prompt may tell: then not all of it is read. */
  readonly isTooLarge: boolean;
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
 * The newest tracking snapshot of each repository, one after another: no more of it is held than is told. A selection tells
 * those that it names as a whole, and of the others the services of the elements that it names.
 */
export async function readSources(
  reader: Reader,
  projectId: Guid,
  selection: readonly Guid[],
): Promise<SourcesToTell> {
  const selected = new Set<string>(selection);
  const all = await linkedRepositories(reader, projectId);
  const elements = all.filter(({ id }) => selected.has(id)).flatMap(({ own }) => own);
  const wanted = all.filter(
    ({ id, own }) =>
      selected.size === 0 || selected.has(id) || own.some(({ elementId }) => selected.has(elementId)),
  );
  const read = await readInTurn(reader, projectId, { wanted, selected });
  return { ...read, elements: elements.map(({ elementId }) => elementId) };
}

/** A followed repository, with what its services are linked with. */
interface LinkedRepository {
  readonly id: Guid;
  readonly repository: string;
  readonly scanId: Guid | null;
  readonly own: readonly Pick<ServiceLink, "serviceKey" | "elementId">[];
}

interface WantedSources {
  readonly wanted: readonly LinkedRepository[];
  readonly selected: ReadonlySet<string>;
}

/** Once there is too much no other snapshot is read: where it would be from is known. */
async function readInTurn(
  reader: Reader,
  projectId: Guid,
  { wanted, selected }: WantedSources,
): Promise<Omit<SourcesToTell, "elements">> {
  const told: SnapshotRead[] = [];
  const scanned: SourcesToTell["scanned"][number][] = [];
  let bytes = 0;
  for (const one of wanted) {
    const isOver = bytes > TOLD_BYTES;
    const read = isOver ? null : await newestOf(reader, projectId, { ...one, selected });
    const { id, repository, scanId } = one;
    scanned.push(...(read !== null || (isOver && scanId !== null) ? [{ id, repository }] : []));
    told.push(...(read === null ? [] : [read]));
    bytes += Buffer.byteLength(JSON.stringify(read?.snapshot ?? null));
  }
  return { told, scanned, isTooLarge: bytes > TOLD_BYTES };
}

async function linkedRepositories(reader: Reader, projectId: Guid): Promise<readonly LinkedRepository[]> {
  const records = await followed.page(reader, projectId, { after: null, rows: MAX_REPOSITORIES });
  const all: LinkedRepository[] = [];
  for (const { id, repository, trackedScan: scanId } of records) {
    all.push({ id, repository, scanId, own: await links.services(reader, { projectId, repository }) });
  }
  return all;
}

async function newestOf(
  reader: Reader,
  projectId: Guid,
  { id, scanId, own, selected }: LinkedRepository & { readonly selected: ReadonlySet<string> },
): Promise<SnapshotRead | null> {
  const snapshot = scanId === null ? null : await snapshots.of(reader, { projectId, id: scanId });
  if (scanId === null || snapshot === null) {
    return null;
  }
  const isWhole = selected.size === 0 || selected.has(id);
  const named = own.filter(({ elementId }) => selected.has(elementId));
  const linked = new Map(own.map(({ serviceKey, elementId }) => [serviceKey, elementId]));
  const serviceKeys = isWhole ? null : new Set(named.map(({ serviceKey }) => serviceKey));
  return toldOfSnapshot({ scanId, snapshot, linked, serviceKeys });
}
