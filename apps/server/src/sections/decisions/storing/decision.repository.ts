import type {
  DecisionInForce,
  DecisionState,
  FilteredDecision,
  NumbersOfDecisions,
  StoredDecision,
  Verdict,
} from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";

/** A decision within its project. */
export interface DecisionPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** What lists look at, without the texts. */
export interface DecisionOutline extends FilteredDecision {
  readonly id: Guid;
  readonly number: number;
  /** Of the present version, as it is stored. */
  readonly bytes: number;
}

/** A decision in force, with who decided it and when. */
export interface DecidedInForce extends DecisionInForce {
  readonly decided: Verdict;
}

/** The rows of decisions and of their versions. It keeps nothing, so a worker thread makes its own. */
export class DecisionRepository {
  /** Null when the project has no such decision. */
  async find(reader: Reader, { projectId, id }: DecisionPlace): Promise<StoredDecision | null> {
    return bodyOf(await reader.query<Row[]>(FIND, [projectId, id]));
  }

  /** Those of these that the project has, in the order of their numbers. */
  async findAll(reader: Reader, projectId: Guid, ids: readonly Guid[]): Promise<readonly StoredDecision[]> {
    const rows = await reader.query<Row[]>(FIND_ALL, [projectId, ids]);
    return rows.map(({ body }) => body);
  }

  /**
   * The same, their rows locked until the transaction ends, in the order of their numbers. They are read by a statement
   * of its own: one that waits for a lock shows the versions as they were before it waited.
   */
  async lock(tx: Tx, projectId: Guid, ids: readonly Guid[]): Promise<readonly StoredDecision[]> {
    await tx.query(HOLD, [projectId, ids]);
    return this.findAll(tx, projectId, ids);
  }

  /** Holds the project: its deletion waits. False when it is gone. */
  async holdProject(tx: Tx, projectId: Guid): Promise<boolean> {
    const rows = await tx.query<unknown[]>(HOLD_PROJECT, [projectId]);
    return rows.length === 1;
  }

  /**
   * Whoever changes what decisions settle takes turns until the transaction ends: no finding gets two decisions in force.
   * Take it before the row of any decision.
   */
  async holdSettling(tx: Tx, projectId: Guid): Promise<void> {
    await tx.query(HOLD_SETTLING, [projectId]);
  }

  /** The next number, taken: those who create wait for each other. */
  async takeNumber(tx: Tx, projectId: Guid): Promise<number> {
    const [row] = await tx.query<{ number: number }[]>(TAKE_NUMBER, [projectId]);
    if (row === undefined) {
      throw new Error("Only a project that is held can count");
    }
    return row.number;
  }

  async count(reader: Reader, projectId: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM decisions WHERE project_id = $1 AND deleted_at IS NULL",
      [projectId],
    );
    return row?.count ?? 0;
  }

  /** In the order of their numbers, from the first one after a number on. */
  outlines(
    reader: Reader,
    projectId: Guid,
    after: number,
    rows: number,
  ): Promise<readonly DecisionOutline[]> {
    return reader.query<DecisionOutline[]>(OUTLINES, [projectId, after, rows]);
  }

  /** All accepted decisions that no accepted one supersedes, in the order of their numbers. */
  inForce(reader: Reader, projectId: Guid): Promise<readonly DecidedInForce[]> {
    return reader.query<DecidedInForce[]>(IN_FORCE, [projectId, "accepted" satisfies DecisionState]);
  }

  /** The numbers of all decisions of a project. */
  async numbers(reader: Reader, projectId: Guid): Promise<NumbersOfDecisions> {
    const rows = await reader.query<{ id: Guid; number: number }[]>(NUMBERS, [projectId]);
    return new Map(rows.map(({ id, number }) => [id, number]));
  }

  /** Adds a decision in its first version. It locks the row of the project: call it last. */
  async add(tx: Tx, projectId: Guid, decision: StoredDecision): Promise<void> {
    const body = JSON.stringify(decision);
    const bytes = Buffer.byteLength(body);
    await tx.query(ADD, [projectId, ...columnsOf(decision), bytes, decision.number]);
    await tx.query(ADD_VERSION, [projectId, decision.id, decision.version, body]);
    await keepBytes(tx, projectId, bytes);
    raiseStamp(tx, projectId, "decisions");
  }

  /** Adds the next version of each; the versions before stay. It locks the row of the project: call it last. */
  async change(tx: Tx, projectId: Guid, decisions: readonly StoredDecision[]): Promise<void> {
    let kept = 0;
    for (const decision of decisions) {
      const body = JSON.stringify(decision);
      const bytes = Buffer.byteLength(body);
      await tx.query(CHANGE, [projectId, ...columnsOf(decision), bytes]);
      await tx.query(ADD_VERSION, [projectId, decision.id, decision.version, body]);
      kept += bytes;
    }
    await keepBytes(tx, projectId, kept);
    if (decisions.length > 0) {
      raiseStamp(tx, projectId, "decisions");
    }
  }

  /** It is there no more; its rows stay, so that its number is never used again and what pinned it can be read. */
  async remove(tx: Tx, { projectId, id }: DecisionPlace, at: string): Promise<void> {
    await tx.query("UPDATE decisions SET deleted_at = $3 WHERE project_id = $1 AND id = $2", [
      projectId,
      id,
      at,
    ]);
    raiseStamp(tx, projectId, "decisions");
  }

  /** Whether a decision was accepted on a revision of the model. */
  async nameRevision(reader: Reader, projectId: Guid, revisionId: Guid): Promise<boolean> {
    const rows = await reader.query<unknown[]>(
      "SELECT 1 FROM decisions WHERE project_id = $1 AND model_revision_id = $2 LIMIT 1",
      [projectId, revisionId],
    );
    return rows.length > 0;
  }
}

interface Row {
  readonly body: StoredDecision;
}

function bodyOf([row]: readonly Row[]): StoredDecision | null {
  return row?.body ?? null;
}

/** What the present row repeats of its version, so that lists need not read the texts. */
function columnsOf({ id, version, status, content, settled, settledIn }: StoredDecision): readonly unknown[] {
  const settles = JSON.stringify(settled ?? content.settles);
  return [id, version, status, content.affectedIds, settles, settledIn?.revisionId ?? null];
}

const PRESENT = `
  SELECT v.body FROM decisions d
    JOIN decision_versions v ON v.project_id = d.project_id AND v.decision_id = d.id AND v.version = d.version
   WHERE d.project_id = $1 AND d.deleted_at IS NULL`;

const FIND = prepared(`${PRESENT} AND d.id = $2`);
const FIND_ALL = prepared(`${PRESENT} AND d.id = ANY ($2::uuid[]) ORDER BY d.number`);

const HOLD = prepared(
  "SELECT 1 FROM decisions WHERE project_id = $1 AND id = ANY ($2::uuid[]) ORDER BY number FOR UPDATE",
);

const HOLD_PROJECT = prepared("SELECT 1 FROM projects WHERE id = $1 FOR KEY SHARE");

const HOLD_SETTLING = prepared("SELECT 1 FROM decision_numbers WHERE project_id = $1 FOR UPDATE");

const TAKE_NUMBER = `
  INSERT INTO decision_numbers AS counter (project_id, next_number) VALUES ($1, 2)
  ON CONFLICT (project_id) DO UPDATE SET next_number = counter.next_number + 1
  RETURNING next_number - 1 AS number`;

const OUTLINES = `
  SELECT id, number, status, affected_ids AS "affectedIds", settles, bytes FROM decisions
   WHERE project_id = $1 AND number > $2 AND deleted_at IS NULL ORDER BY number LIMIT $3`;

const IN_FORCE = `
  SELECT d.id, d.number, d.settles, v.body -> 'decided' AS decided FROM decisions d
    JOIN decision_versions v ON v.project_id = d.project_id AND v.decision_id = d.id AND v.version = d.version
   WHERE d.project_id = $1 AND d.status = $2 AND d.deleted_at IS NULL ORDER BY d.number`;

const NUMBERS = "SELECT id, number FROM decisions WHERE project_id = $1 AND deleted_at IS NULL";

const ADD = `
  INSERT INTO decisions (project_id, id, version, status, affected_ids, settles, model_revision_id, bytes, number)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const CHANGE = `
  UPDATE decisions SET version = $3, status = $4, affected_ids = $5, settles = $6, model_revision_id = $7, bytes = $8
   WHERE project_id = $1 AND id = $2`;

const ADD_VERSION = `
  INSERT INTO decision_versions (project_id, decision_id, version, body) VALUES ($1, $2, $3, $4)`;
