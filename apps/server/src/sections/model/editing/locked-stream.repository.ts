import type { FactOfKind, Guid } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Tx } from "../../../platform/database/statements.js";
import type { StreamFactKind } from "../facts/fact.repository.js";
import { ModelRepository, type StreamPlace } from "../streams/model.repository.js";

/** A fact whose kind was not asked for. */
export interface FactOfStream {
  readonly kind: StreamFactKind;
  readonly body: FactOfKind[StreamFactKind];
}

/** A stream that is held, and main where that is held too. */
export interface HeldStream {
  readonly stream: StreamPlace;
  readonly main: StreamPlace | null;
}

/** Streams held by whoever writes to them. */
export class LockedStreamRepository {
  private readonly models = new ModelRepository();

  /** Main, or an open branch, held until the transaction ends; null when it is not there. */
  async lock(tx: Tx, projectId: Guid, branchId: Guid | null): Promise<StreamPlace | null> {
    if (branchId === null) {
      return this.models.lockMainStream(tx, projectId);
    }
    const rows = await tx.query<StreamPlace[]>(OPEN_BRANCH, [projectId, branchId]);
    return rows[0] ?? null;
  }

  /**
   * The same with what it needs to add or delete a schema, in whatever stream that is made: main, then every open branch
   * and, before all others, the project against new branches. So nobody begins to name a schema that goes, or takes the
   * ID of one that comes.
   */
  async lockWithSchemas(
    tx: Tx,
    { projectId, branchId }: { readonly projectId: Guid; readonly branchId: Guid | null },
    withSchemas: boolean,
  ): Promise<HeldStream | null> {
    if (withSchemas) {
      await tx.query(NO_NEW_BRANCHES, [projectId]);
    }
    const main = branchId === null || withSchemas ? await this.models.lockMainStream(tx, projectId) : null;
    if (withSchemas) {
      await this.lockOpenBranches(tx, projectId);
    }
    const stream = branchId === null ? main : await this.lock(tx, projectId, branchId);
    return stream === null ? null : { stream, main };
  }

  /** All of them, in one order, by whoever holds the project against new ones and main. */
  async lockOpenBranches(tx: Tx, projectId: Guid): Promise<void> {
    await tx.query(OPEN_BRANCHES, [projectId]);
  }

  /** The present fact with an ID, whatever its kind. */
  async findFact(tx: Tx, stream: StreamPlace, id: Guid): Promise<FactOfStream | null> {
    const rows = await tx.query<FactOfStream[]>(FACT, [stream.projectId, stream.streamId, id]);
    return rows[0] ?? null;
  }
}

/** The project is held first and against deletion alone, as for main. */
const OPEN_BRANCH = prepared(`
  SELECT s.project_id AS "projectId", s.id AS "streamId", s.version
    FROM projects p
    JOIN branches b ON b.project_id = p.id
    JOIN model_streams s ON s.project_id = b.project_id AND s.id = b.id
   WHERE p.id = $1 AND b.id = $2 AND b.state = 'open'
     FOR KEY SHARE OF p FOR UPDATE OF s, b`);

const NO_NEW_BRANCHES = "SELECT 1 FROM projects WHERE id = $1 FOR NO KEY UPDATE";

const OPEN_BRANCHES = `
  SELECT s.id FROM branches b JOIN model_streams s ON s.project_id = b.project_id AND s.id = b.id
   WHERE b.project_id = $1 AND b.state = 'open' ORDER BY s.id FOR UPDATE OF s, b`;

const FACT = prepared(`
  SELECT kind, body FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND id = $3 AND valid_to IS NULL`);
