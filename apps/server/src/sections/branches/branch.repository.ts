import type { FactKind, Guid } from "@plumbline/model-core";
import { raiseStamp } from "../../platform/database/stamps.js";
import type { Reader, Tx } from "../../platform/database/statements.js";
import { keepToQuota } from "../../platform/storage/stored-bytes.js";
import type { StreamPlace } from "../model/streams/model.repository.js";

/** What a branch is for: a draft is merged into main, a variant never is. */
export const BRANCH_KINDS = ["draft", "variant"] as const;
export type BranchKind = (typeof BRANCH_KINDS)[number];

export const BRANCH_STATES = ["open", "merged", "discarded"] as const;
export type BranchState = (typeof BRANCH_STATES)[number];

/** A branch within its project. */
export interface BranchPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

export interface Branch extends BranchPlace {
  readonly name: string;
  readonly kind: BranchKind;
  readonly state: BranchState;
  /** The version of main it began as. */
  readonly baseVersion: number;
  /** Its own: 0 as it began, one more with each change set. */
  readonly version: number;
  readonly createdAt: Date;
  /** As `user:<id>`. */
  readonly createdBy: string;
}

export interface NewBranch extends Omit<Branch, "state" | "version"> {
  /** The project's next: lists go by it. */
  readonly number: string;
}

interface NamedFact {
  readonly kind: FactKind;
  readonly id: Guid;
}

/** The rows of branches. */
export class BranchRepository {
  /** The branches of a project in one state, newest first. */
  list(reader: Reader, projectId: Guid, state: BranchState): Promise<readonly Branch[]> {
    const ofState = `${BRANCHES} WHERE b.project_id = $1 AND b.state = $2 ORDER BY b.number DESC`;
    return reader.query<Branch[]>(ofState, [projectId, state]);
  }

  async find(reader: Reader, { projectId, id }: BranchPlace): Promise<Branch | null> {
    const rows = await reader.query<Branch[]>(ONE, [projectId, id]);
    return rows[0] ?? null;
  }

  /** The same, held until the transaction ends: no write to the branch gets in between. */
  async lock(tx: Tx, { projectId, id }: BranchPlace): Promise<Branch | null> {
    const rows = await tx.query<Branch[]>(`${ONE} FOR UPDATE OF s, b`, [projectId, id]);
    return rows[0] ?? null;
  }

  async countOpen(reader: Reader, projectId: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM branches WHERE project_id = $1 AND state = 'open'",
      [projectId],
    );
    return row?.count ?? 0;
  }

  /** The facts of a state whose IDs schemas of the project have by now. */
  factsWithIdsOfSchemas(reader: Reader, { projectId, streamId, version }: StreamPlace): Promise<NamedFact[]> {
    return reader.query<NamedFact[]>(WITH_IDS_OF_SCHEMAS, [projectId, streamId, version]);
  }

  /** Adds a branch and copies the facts of its base, in one statement for all of them. */
  async add(tx: Tx, branch: NewBranch, base: StreamPlace): Promise<void> {
    const { projectId, id, number, name, kind, createdAt, createdBy } = branch;
    await tx.query(ADD_STREAM, [projectId, id, kind, createdAt]);
    await tx.query(ADD_BRANCH, [projectId, id, number, name, branch.baseVersion, createdBy]);
    await tx.query(COPY_FACTS, [projectId, id, base.streamId, base.version]);
    await keepToQuota(tx, projectId);
    raiseStamp(tx, projectId, "branches");
  }

  /** Ends an open branch. Its facts go, since nobody can read them any more, but for origins of them that main does not say. */
  async end(tx: Tx, { projectId, id }: BranchPlace, state: Exclude<BranchState, "open">): Promise<void> {
    await tx.query("UPDATE branches SET state = $3 WHERE project_id = $1 AND id = $2", [
      projectId,
      id,
      state,
    ]);
    for (const sql of [FORGET_FACTS, FORGET_KNOWN, KEEP_ORIGINS, COUNT_BYTES]) {
      await tx.query(sql, [projectId, id]);
    }
    raiseStamp(tx, projectId, "branches");
  }
}

const BRANCHES = `
  SELECT b.project_id AS "projectId", b.id, b.name, s.kind, b.state, b.base_version AS "baseVersion",
         s.version, s.created_at AS "createdAt", b.created_by AS "createdBy"
    FROM branches b JOIN model_streams s ON s.project_id = b.project_id AND s.id = b.id`;

const ONE = `${BRANCHES} WHERE b.project_id = $1 AND b.id = $2`;

const ADD_STREAM = `
  INSERT INTO model_streams (project_id, id, kind, version, created_at) VALUES ($1, $2, $3, 0, $4)`;

const ADD_BRANCH = `
  INSERT INTO branches (project_id, id, number, name, base_version, created_by) VALUES ($1, $2, $3, $4, $5, $6)`;

const WITH_IDS_OF_SCHEMAS = `
  SELECT kind, id FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND valid_from <= $3 AND (valid_to IS NULL OR valid_to > $3)
     AND id IN (SELECT id FROM schemas WHERE project_id = $1)
   ORDER BY id`;

const COPY_FACTS = `
  WITH copied AS (
    INSERT INTO model_facts (project_id, stream_id, id, kind, valid_from, body)
    SELECT project_id, $2, id, kind, 0, body FROM model_facts
     WHERE project_id = $1 AND stream_id = $3 AND valid_from <= $4 AND (valid_to IS NULL OR valid_to > $4)
    RETURNING octet_length(body::text) AS bytes)
  UPDATE model_streams SET bytes = all_of.bytes, stored_bytes = all_of.bytes
    FROM (SELECT COALESCE(sum(bytes), 0) AS bytes FROM copied) AS all_of
   WHERE project_id = $1 AND id = $2`;

/** What an AI proposed, or a repository, as the source of a fact says it; null where it says neither. */
function originIn(facts: string): string {
  const source = `${facts}.body->'provenance'->>'source'`;
  return `substring(${source} from '^(?:ai-proposal:[0-9a-f-]{36}|[^/[:space:]]+/[^/[:space:]]+/[^/@[:space:]]+@)')`;
}

/** Those of the base are the ones of main, and what has no origin hides nothing. */
const FORGET_FACTS = `
  DELETE FROM model_facts f
   WHERE f.project_id = $1 AND f.stream_id = $2 AND (f.valid_from = 0 OR ${originIn("f")} IS NULL)`;

/** Each origin of a fact that main does not say stays once. */
const FORGET_KNOWN = `
  DELETE FROM model_facts f
   USING projects p,
         (SELECT o.id, o.valid_from, ${originIn("o")} AS origin,
                 row_number() OVER (PARTITION BY o.id, ${originIn("o")} ORDER BY o.valid_from) AS nth
            FROM model_facts o WHERE o.project_id = $1 AND o.stream_id = $2) AS own
   WHERE f.project_id = $1 AND f.stream_id = $2 AND p.id = $1 AND f.id = own.id AND f.valid_from = own.valid_from
     AND (own.nth > 1 OR EXISTS (
       SELECT 1 FROM model_facts m
        WHERE m.project_id = $1 AND m.stream_id = p.main_stream_id AND m.id = own.id
          AND ${originIn("m")} = own.origin))`;

/** No version has what is left. A distributed table takes no function here whose result hangs on settings, as that of others may. */
const KEEP_ORIGINS = `
  UPDATE model_facts f
     SET valid_to = valid_from, body = ('{"provenance":' || json_object(ARRAY['source', ${originIn("f")}])::text || '}')::json
   WHERE project_id = $1 AND stream_id = $2`;

const COUNT_BYTES = `
  UPDATE model_streams
     SET stored_bytes = (SELECT COALESCE(sum(octet_length(body::text)), 0) FROM model_facts
                          WHERE project_id = $1 AND stream_id = $2)
   WHERE project_id = $1 AND id = $2`;
