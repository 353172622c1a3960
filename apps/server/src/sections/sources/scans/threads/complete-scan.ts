import type { Guid } from "@plumbline/model-core";
import type { Snapshot } from "@plumbline/source-scanner";
import type { Transactions, Tx } from "../../../../platform/database/statements.js";
import { keepBytes } from "../../../../platform/storage/stored-bytes.js";
import { FollowedRepositories, type RepositoryRecord } from "../../repositories/followed.repository.js";
import { type FoundPart, partsOf } from "../found-parts.js";
import { ScanRepository, type ScanRow } from "../scan.repository.js";
import type { ScanCompletion } from "../scan-completion.js";
import { ScanQueue } from "../scan-queue.js";
import { SnapshotRepository } from "../snapshot.repository.js";
import { Snapshots } from "../snapshots.js";
import { joinSource } from "./join-source.js";
import { type PackedSnapshot, packSnapshot } from "./pack-snapshot.js";
import type { TreeOfCommit } from "./select-source.js";

/** A scan whose files were all looked at. */
export interface FoundSource {
  readonly scanId: Guid;
  readonly projectId: Guid;
  readonly workspaceId: Guid;
  readonly lease: Guid;
  readonly head: TreeOfCommit;
  /** The files of what it compares with, or the scan that has what they say. */
  readonly base: TreeOfCommit | Guid | null;
}

export interface CompletedOutcome {
  /**
   * `lost`: the scan has ended, or somebody else does it; `base-gone`: what the scan has that it compares with was deleted
   * meanwhile.
   */
  readonly outcome: "completed" | "lost" | "base-gone";
}

const scans = new ScanRepository();
const queue = new ScanQueue();
const followed = new FollowedRepositories();
const snapshots = new SnapshotRepository();
const whole = new Snapshots();

/** Ends the transaction that completes a scan which is not to be completed. */
class Lost extends Error {}

/** Joins what files say and keeps it; with it the scan is completed, and whatever else becomes of it. */
export async function completeFoundScan(
  database: Transactions,
  found: FoundSource,
  completions: readonly ScanCompletion[],
): Promise<CompletedOutcome> {
  const place = { projectId: found.projectId, id: found.scanId };
  const scan = await database.readAtOnce((reader) => scans.find(reader, place));
  if (scan === null) {
    return { outcome: "lost" };
  }
  const joined = await joinBoth(database, found, scan.repository);
  if (joined === "base-gone") {
    return { outcome: joined };
  }
  try {
    await database.run((tx) => keep(tx, found, { ...joined, completions }));
    return { outcome: "completed" };
  } catch (thrown) {
    if (thrown instanceof Lost) {
      return { outcome: "lost" };
    }
    throw thrown;
  }
}

interface Joined {
  readonly snapshot: Snapshot;
  readonly parts: readonly FoundPart[];
  readonly head: PackedSnapshot;
  readonly base: PackedSnapshot | null;
}

async function joinBoth(
  database: Transactions,
  { projectId, workspaceId, head, base }: FoundSource,
  repository: string,
): Promise<Joined | "base-gone"> {
  const of = { workspaceId, repository };
  const { snapshot, before } = await database.readAtOnce(async (reader) => ({
    snapshot: await joinSource(reader, of, head),
    before:
      base === null || typeof base === "object"
        ? base && (await joinSource(reader, of, base))
        : await whole.of(reader, { projectId, id: base }),
  }));
  if (before === null && base !== null) {
    return "base-gone";
  }
  // The one is packed outside this thread, the others meanwhile in it.
  const [packed, parts] = await Promise.all([packSnapshot(snapshot), partsOf(snapshot)]);
  return {
    snapshot,
    parts,
    head: packed,
    base: before === null ? null : await packSnapshot(before),
  };
}

/**
 * What was found is written first, and what else becomes of it, which locks streams; then project, repository and scan
 * are locked in the order of everybody who locks several of them.
 */
async function keep(
  tx: Tx,
  { scanId, projectId, lease }: FoundSource,
  { snapshot, parts, head, base, completions }: Joined & { readonly completions: readonly ScanCompletion[] },
): Promise<void> {
  const place = { projectId, id: scanId };
  await holdProject(tx, projectId, "KEY SHARE");
  const before = existing(await scans.find(tx, place));
  const kept = { hash: head.hash, packed: head.packed, packedBase: base?.packed ?? null, parts, snapshot };
  const bytes = await snapshots.add(tx, place, kept);
  if (before.kind === "tracking") {
    const repository = existing(await followed.findNamed(tx, projectId, before.repository));
    const scan = completed(before, snapshot, head.hash);
    const after = noted(repository, scan);
    for (const completion of completions) {
      await completion(tx, { projectId, scan, repository: after, snapshot });
    }
  }
  await holdProject(tx, projectId, "NO KEY UPDATE");
  const repository = existing(await followed.lockNamed(tx, projectId, before.repository));
  const scan = existing(await scans.lock(tx, place));
  if (scan.state !== "running" || !(await queue.finish(tx, { scanId, lease }))) {
    throw new Lost();
  }
  const after = completed(scan, snapshot, head.hash);
  await scans.change(tx, projectId, after);
  await followed.note(tx, projectId, noted(repository, after));
  await keepBytes(tx, projectId, bytes);
}

function completed(scan: ScanRow, snapshot: Snapshot, snapshotHash: string): ScanRow {
  const { complete, incomplete, counts } = snapshot;
  const finishedAt = new Date().toISOString();
  return {
    ...scan,
    ...{ complete, incomplete, counts, snapshotHash, finishedAt },
    state: "completed",
    hasSnapshot: true,
  };
}

function noted(repository: RepositoryRecord, { id, kind, commit }: ScanRow): RepositoryRecord {
  const latest = { latestCommit: commit, latestScan: id };
  return kind === "tracking"
    ? { ...repository, ...latest, trackedCommit: commit, trackedScan: id }
    : { ...repository, ...latest };
}

function existing<Value>(value: Value | null): Value {
  if (value === null) {
    throw new Lost();
  }
  return value;
}

async function holdProject(tx: Tx, projectId: Guid, how: "KEY SHARE" | "NO KEY UPDATE"): Promise<void> {
  const rows = await tx.query<unknown[]>(`SELECT 1 FROM projects WHERE id = $1 FOR ${how}`, [projectId]);
  existing(rows[0] ?? null);
}
