import type { Guid } from "@plumbline/model-core";
import { type ImportItem, proposeImport } from "@plumbline/source-import";
import { claimId } from "../../../../platform/database/claimed-ids.js";
import type { Reader, Transactions, Tx } from "../../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../../platform/errors/refusals.js";
import { Refused } from "../../../../platform/errors/refused.js";
import { keepBytes } from "../../../../platform/storage/stored-bytes.js";
import { ModelRepository } from "../../../model/for-threads.js";
import { FollowedRepositories } from "../../repositories/followed.repository.js";
import { holdSnapshot } from "../../scans/hold-snapshot.js";
import { ScanRepository, type ScanRow } from "../../scans/scan.repository.js";
import { Snapshots } from "../../scans/snapshots.js";
import { ImportRepository } from "../import.repository.js";
import type { ImportRecord } from "../import-record.js";
import { type AnsweredImport, answerNewImport } from "./answer-import.js";
import { proposalInput } from "./proposal-of.js";

/** An import that a person asks for, as a thread gets it. */
export interface ImportWanted {
  readonly projectId: Guid;
  readonly id: Guid;
  readonly scanId: Guid;
  readonly systemId: Guid | null;
  readonly actor: string;
}

export type CreatedOutcome =
  | AnsweredImport
  | RefusalNamed<
      | "no-project"
      | "no-scan"
      | "no-snapshot-of-scan"
      | "not-importable"
      | "not-followed"
      | "no-system"
      | "id-in-use"
    >;

interface Proposed {
  readonly record: ImportRecord;
  readonly items: readonly ImportItem[];
}

const models = new ModelRepository();
const scans = new ScanRepository();
const snapshots = new Snapshots();
const followed = new FollowedRepositories();
const imports = new ImportRepository();

/** Proposes what a tracking scan found to main as it is (docs/reference/source-imports.md#making-an-import). */
export async function createSourceImport(
  transactions: Transactions,
  wanted: ImportWanted,
): Promise<CreatedOutcome> {
  const proposed = await transactions.readAtOnce((reader) => propose(reader, wanted));
  if ("outcome" in proposed) {
    return proposed;
  }
  return transactions.run((tx) => keep(tx, wanted, proposed));
}

async function propose(
  reader: Reader,
  wanted: ImportWanted,
): Promise<Proposed | Exclude<CreatedOutcome, AnsweredImport>> {
  const { projectId, scanId, systemId } = wanted;
  const scan = await scans.find(reader, { projectId, id: scanId });
  if (scan === null) {
    return { outcome: "no-scan" };
  }
  const why = whyNotImportable(scan);
  if (why !== null) {
    return { outcome: "not-importable", why };
  }
  const { repository } = scan;
  const record = await followed.findNamed(reader, projectId, repository);
  if (record === null) {
    return { outcome: "not-followed" };
  }
  const main = await models.readPresentModel(reader, projectId);
  if (main === null) {
    return { outcome: "no-project" };
  }
  const { model, stream } = main;
  if (systemId !== null && !model.elements.some(({ id, kind }) => id === systemId && kind === "system")) {
    return { outcome: "no-system" };
  }
  const snapshot = await snapshots.of(reader, { projectId, id: scanId });
  if (snapshot === null) {
    return { outcome: "no-snapshot-of-scan" };
  }
  const targets = new Map<Guid, Guid | null>();
  const { trackedCommit } = record;
  const of = { projectId, repository, snapshot, trackedCommit, model, systemId, targets };
  const items = proposeImport(await proposalInput(reader, of));
  const found = {
    repository,
    repositoryId: record.id,
    commit: snapshot.commit,
    modelVersion: stream.version,
  };
  return { items, record: recordOf(wanted, found, items.length) };
}

function whyNotImportable({ kind, state }: ScanRow): string | null {
  if (kind !== "tracking") {
    return "A comparison scan is not imported: it writes nothing to the model";
  }
  return state === "completed" ? null : `The scan is ${state}, and a completed one is imported`;
}

/** One that proposes nothing has nothing left to decide. */
function recordOf(
  { id, scanId, systemId, actor }: ImportWanted,
  found: Pick<ImportRecord, "repository" | "repositoryId" | "commit" | "modelVersion">,
  items: number,
): ImportRecord {
  const createdAt = new Date().toISOString();
  const state = items === 0 ? "decided" : "open";
  const decidedAt = items === 0 ? createdAt : null;
  return { id, ...found, scanId, state, systemId, createdBy: actor, createdAt, decidedAt };
}

/** The project is locked before its scan, as everybody does who locks both. */
async function keep(
  tx: Tx,
  { projectId }: ImportWanted,
  { record, items }: Proposed,
): Promise<CreatedOutcome> {
  const number = await nextNumber(tx, projectId);
  if (number === null) {
    return { outcome: "no-project" };
  }
  if (!(await holdSnapshot(tx, { projectId, id: record.scanId }))) {
    return { outcome: "no-snapshot-of-scan" };
  }
  if ((await followed.findNamed(tx, projectId, record.repository)) === null) {
    return { outcome: "not-followed" };
  }
  if (!(await claimId(tx, { kind: "source import", id: record.id, projectId }))) {
    throw new Refused({ outcome: "id-in-use" });
  }
  const bytes = await imports.add(tx, projectId, { record, number, items });
  await keepBytes(tx, projectId, bytes);
  return answerNewImport(record, items);
}

/** Its place among those of its project; null when that is gone. */
async function nextNumber(tx: Tx, projectId: Guid): Promise<string | null> {
  const [rows] = await tx.query<[{ number: string }[], number]>(NEXT_NUMBER, [projectId]);
  return rows[0]?.number ?? null;
}

const NEXT_NUMBER =
  "UPDATE projects SET last_number = last_number + 1 WHERE id = $1 RETURNING last_number::text AS number";
