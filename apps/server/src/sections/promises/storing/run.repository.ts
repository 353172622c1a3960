import type { Guid } from "@plumbline/model-core";
import { parseObligationName, type VerificationRun } from "@plumbline/promise-core";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";

/** A run and its number among those of its promise. */
export interface RunRow {
  readonly number: number;
  readonly record: VerificationRun;
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
  ): Promise<ReadonlyMap<Guid, readonly VerificationRun[]>> {
    const rows = await reader.query<{ promiseId: Guid; record: VerificationRun }[]>(DECIDING, [
      projectId,
      promiseIds,
    ]);
    const runs = new Map<Guid, VerificationRun[]>();
    for (const { promiseId, record } of rows) {
      runs.set(promiseId, [...(runs.get(promiseId) ?? []), record]);
    }
    return runs;
  }

  async countOf(reader: Reader, projectId: Guid, promiseId: Guid, run: VerificationRun): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(COUNT, [
      projectId,
      promiseId,
      run.promiseRevision,
      keyOf(run),
    ]);
    return row?.count ?? 0;
  }

  async add(tx: Tx, projectId: Guid, promiseId: Guid, { number, record }: RunRow): Promise<void> {
    const { modelRevision, evidence } = record;
    const text = JSON.stringify(record);
    await tx.query(ADD, [
      projectId,
      promiseId,
      number,
      record.promiseRevision,
      keyOf(record),
      record.recipeHash,
      record.draft,
      evidence.some(({ identity }) => identity === "claimed"),
      modelRevision?.streamId ?? null,
      modelRevision?.revisionId ?? null,
      text,
    ]);
    await keepBytes(tx, projectId, Buffer.byteLength(text));
  }

  /** Whether some run names a revision of the model. */
  async nameRevision(reader: Reader, projectId: Guid, modelRevisionId: Guid): Promise<boolean> {
    const rows = await reader.query<unknown[]>(
      "SELECT 1 FROM promise_runs WHERE project_id = $1 AND model_revision_id = $2 LIMIT 1",
      [projectId, modelRevisionId],
    );
    return rows.length > 0;
  }
}

function keyOf({ obligationId }: VerificationRun): string {
  return parseObligationName(obligationId)?.key ?? obligationId;
}

const PAGE = `
  SELECT number, record FROM promise_runs
   WHERE project_id = $1 AND promise_id = $2 AND ($3::text IS NULL OR obligation = $3)
     AND ($4::int IS NULL OR number < $4)
   ORDER BY number DESC LIMIT $5`;

const DECIDING = `
  SELECT DISTINCT ON (promise_id, revision, obligation, recipe_hash, draft, claimed, stream_id)
         promise_id AS "promiseId", record
    FROM promise_runs WHERE project_id = $1 AND promise_id = ANY ($2::uuid[])
   ORDER BY promise_id, revision, obligation, recipe_hash, draft, claimed, stream_id, number DESC`;

const COUNT = `
  SELECT count(*)::int AS count FROM promise_runs
   WHERE project_id = $1 AND promise_id = $2 AND revision = $3 AND obligation = $4`;

const ADD = `
  INSERT INTO promise_runs (project_id, promise_id, number, revision, obligation, recipe_hash, draft, claimed, stream_id,
                            model_revision_id, record)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
