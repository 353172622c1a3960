import type { Guid } from "@plumbline/model-core";
import { PROMISE_LIMITS, parseObligationName, type VerificationRun } from "@plumbline/promise-core";
import { assured } from "../../../platform/database/assured.js";
import { prepared } from "../../../platform/database/prepared.js";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { TakenStatement, takeRows } from "../../../platform/database/taken-rows.js";
import { keepBytes, keepBytesOrFail } from "../../../platform/storage/stored-bytes.js";
import type { PromiseRow } from "./promise.repository.js";
import { StoredRuns } from "./stored-runs.js";

/** A run and its number among those of its promise. */
export interface RunRow {
  readonly number: number;
  readonly record: VerificationRun;
}

/** The runs of a promise that a status of it can hang on, and the characters that they are stored in. */
export interface DecidingRuns {
  readonly runs: readonly VerificationRun[];
  readonly length: number;
}

/** Which runs a page shows. */
export interface RunPage {
  readonly projectId: Guid;
  readonly promiseId: Guid;
  /** The key of an obligation; null shows those of all. */
  readonly obligation: string | null;
  /** Runs with lower numbers alone; null begins with the newest. */
  readonly before: number | null;
  readonly rows: number;
}

/** The rows of runs and evidence: appended, never changed. It keeps nothing, so a worker thread makes its own. */
export class RunRepository {
  page(reader: Reader, { projectId, promiseId, obligation, before, rows }: RunPage): Promise<RunRow[]> {
    return reader.query(PAGE, [projectId, promiseId, obligation, before, rows]);
  }

  /**
   * The runs of promises that a status can hang on: of each obligation, recipe and stream the newest that was read from
   * where it ran and the newest claim, of drafts and of what is approved.
   */
  async deciding(
    reader: Reader,
    projectId: Guid,
    promiseIds: readonly Guid[],
  ): Promise<ReadonlyMap<Guid, DecidingRuns>> {
    const stored = new StoredRuns();
    const found = new Map<Guid, { runs: VerificationRun[]; length: number }>();
    const take = ({ promiseId, text }: { promiseId: Guid; text: string }): void => {
      const ofPromise = found.get(promiseId) ?? { runs: [], length: 0 };
      ofPromise.runs.push(stored.read(text));
      ofPromise.length += text.length;
      found.set(promiseId, ofPromise);
    };
    await takeRows(reader, new TakenStatement(DECIDING, [projectId, promiseIds], take));
    return found;
  }

  /**
   * The obligations of promises that have as many runs as they may. They are counted only where the runs of all
   * obligations of a promise together could be too many.
   */
  async full(reader: Reader, projectId: Guid, promises: readonly PromiseRow[]): Promise<FullObligations> {
    const many = promises.filter(({ lastRun }) => lastRun >= PROMISE_LIMITS.runs);
    const ids = many.map(({ promise }) => promise.id);
    const rows =
      ids.length === 0
        ? []
        : await reader.query<ObligationOfRuns[]>(FULL, [projectId, ids, PROMISE_LIMITS.runs]);
    const full = new Set(rows.map(keyOfObligation));
    return { has: (obligation) => full.has(keyOfObligation(obligation)) };
  }

  /**
   * Holds back other runs and writes of a promise until the transaction ends, and its project before deletion; false when
   * there is no such promise.
   */
  async hold(tx: Tx, projectId: Guid, promiseId: Guid): Promise<boolean> {
    const held = await tx.query<unknown[]>(HOLD, [projectId, promiseId]);
    return held.length > 0;
  }

  /** Appends a run as the next of its promise, which the transaction holds. All of it goes to the database at once. */
  async add(tx: Tx, projectId: Guid, promiseId: Guid, record: VerificationRun): Promise<Added> {
    const text = JSON.stringify(record);
    const adding = tx.query<unknown[]>(ADD, valuesOf(projectId, promiseId, record, text));
    raiseStamp(tx, projectId, "promises");
    const [added] = await Promise.all([adding, keepBytes(tx, projectId, Buffer.byteLength(text))]);
    return added.length === 0 ? this.whyNot(tx, projectId, promiseId, record) : "added";
  }

  /** The same as the last of a transaction: where `add` has a reason against it, it fails (`isNotAssured`). */
  async addOrFail(tx: Tx, projectId: Guid, promiseId: Guid, record: VerificationRun): Promise<void> {
    const text = JSON.stringify(record);
    const adding = tx.query(ADD_OR_FAIL, valuesOf(projectId, promiseId, record, text));
    raiseStamp(tx, projectId, "promises");
    await Promise.all([adding, keepBytesOrFail(tx, projectId, Buffer.byteLength(text))]);
  }

  private async whyNot(
    tx: Tx,
    projectId: Guid,
    promiseId: Guid,
    { promiseRevision }: VerificationRun,
  ): Promise<Added> {
    const present = await tx.query<unknown[]>(HAS_REVISION, [projectId, promiseId, promiseRevision]);
    return present.length === 0 ? "no-promise-revision" : "too-many-runs";
  }

  /** Whether some run names a revision of the model. */
  async nameRevision(reader: Reader, projectId: Guid, modelRevisionId: Guid): Promise<boolean> {
    const rows = await reader.query<unknown[]>(
      "SELECT 1 FROM promise_runs WHERE project_id = $1 AND model_revision_id = $2 LIMIT 1",
      [projectId, modelRevisionId],
    );
    return rows.length > 0;
  }

  /** Whether some run read a scan. */
  async nameScan(reader: Reader, projectId: Guid, scanId: Guid): Promise<boolean> {
    const rows = await reader.query<unknown[]>(
      "SELECT 1 FROM promise_runs WHERE project_id = $1 AND scan_id = $2 LIMIT 1",
      [projectId, scanId],
    );
    return rows.length > 0;
  }
}

/** An obligation of a revision of a promise, whose runs are counted. */
export interface ObligationOfRuns {
  readonly promiseId: Guid;
  readonly revision: number;
  readonly key: string;
}

export interface FullObligations {
  has(obligation: ObligationOfRuns): boolean;
}

function keyOfObligation({ promiseId, revision, key }: ObligationOfRuns): string {
  return `${promiseId} ${revision} ${key}`;
}

/** The scan that a run read; null where it read none. */
export function scanOf({ inputs }: Pick<VerificationRun, "inputs">): Guid | null {
  return (inputs.find(({ kind }) => kind === "scan")?.id ?? null) as Guid | null;
}

function valuesOf(projectId: Guid, promiseId: Guid, record: VerificationRun, text: string): unknown[] {
  const { modelRevision, evidence } = record;
  return [
    projectId,
    promiseId,
    record.promiseRevision,
    keyOf(record),
    record.recipeHash,
    record.draft,
    evidence.some(({ identity }) => identity === "claimed"),
    modelRevision?.streamId ?? null,
    modelRevision?.revisionId ?? null,
    text,
    PROMISE_LIMITS.runs,
    scanOf(record),
  ];
}

function keyOf({ obligationId }: VerificationRun): string {
  return parseObligationName(obligationId)?.key ?? obligationId;
}

/** Whether a run was added, or why not: then the transaction has counted its bytes, and is to leave nothing. */
export type Added = "added" | "no-promise-revision" | "too-many-runs";

const HOLD = prepared(`
  SELECT 1 FROM projects p JOIN promises q ON q.project_id = p.id
   WHERE p.id = $1 AND q.id = $2 AND q.deleted_at IS NULL FOR KEY SHARE OF p FOR UPDATE OF q`);

const REVISION =
  "SELECT 1 FROM promise_revisions WHERE project_id = $1 AND promise_id = $2 AND revision = $3 AND valid_to IS NULL";

const HAS_REVISION = prepared(REVISION);

const FULL = prepared(`
  SELECT promise_id AS "promiseId", revision, obligation AS key FROM promise_runs
   WHERE project_id = $1 AND promise_id = ANY ($2::uuid[])
   GROUP BY promise_id, revision, obligation HAVING count(*) >= $3`);

const PAGE = `
  SELECT number, record FROM promise_runs
   WHERE project_id = $1 AND promise_id = $2 AND ($3::text IS NULL OR obligation = $3)
     AND ($4::int IS NULL OR number < $4)
   ORDER BY number DESC LIMIT $5`;

const DECIDING = prepared(`
  SELECT DISTINCT ON (promise_id, revision, obligation, recipe_hash, draft, claimed, stream_id)
         promise_id AS "promiseId", record::text AS text
    FROM promise_runs WHERE project_id = $1 AND promise_id = ANY ($2::uuid[])
   ORDER BY promise_id, revision, obligation, recipe_hash, draft, claimed, stream_id, number DESC`);

/**
 * A statement of its own after that which holds: one that waits for the lock shows what was there before it waited. Runs
 * of one obligation are counted only where those of all obligations together could be too many.
 */
const COUNTED = `
  counted AS (
    UPDATE promises SET last_run = last_run + 1
     WHERE project_id = $1 AND id = $2 AND deleted_at IS NULL AND EXISTS (${REVISION})
       AND (last_run < $11
            OR (SELECT count(*) FROM promise_runs
                 WHERE project_id = $1 AND promise_id = $2 AND revision = $3 AND obligation = $4) < $11)
    RETURNING last_run)`;

const INSERTED = `
  INSERT INTO promise_runs (project_id, promise_id, number, revision, obligation, recipe_hash, draft, claimed, stream_id,
                            model_revision_id, record, scan_id)
  SELECT $1, $2, last_run, $3, $4, $5, $6, $7, $8, $9, $10, $12 FROM counted
  RETURNING number`;

const ADD = prepared(`WITH ${COUNTED} ${INSERTED}`);

const ADD_OR_FAIL = prepared(
  `WITH ${COUNTED}, added AS (${INSERTED}) SELECT ${assured("count(*) > 0")} FROM added`,
);
