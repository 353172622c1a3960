import { Injectable } from "@nestjs/common";
import type { FactOfKind, Guid } from "@plumbline/model-core";
import type { Tx } from "../../platform/database/unit-of-work.js";
import type { StreamFactKind } from "./fact.repository.js";
import { ModelRepository, type StreamPlace } from "./model.repository.js";

/** A fact whose kind was not asked for. */
export interface FactOfStream {
  readonly kind: StreamFactKind;
  readonly body: FactOfKind[StreamFactKind];
}

/** Streams held by whoever writes to them. */
@Injectable()
export class LockedStreamRepository {
  constructor(private readonly models: ModelRepository) {}

  /** Main, or an open branch, held until the transaction ends; null when it is not there. */
  async lock(tx: Tx, projectId: Guid, branchId: Guid | null): Promise<StreamPlace | null> {
    if (branchId === null) return this.models.lockMainStream(tx, projectId);
    const rows = await tx.query<StreamPlace[]>(OPEN_BRANCH, [projectId, branchId]);
    return rows[0] ?? null;
  }

  /** The present fact with an ID, whatever its kind. */
  async findFact(tx: Tx, stream: StreamPlace, id: Guid): Promise<FactOfStream | null> {
    const rows = await tx.query<FactOfStream[]>(FACT, [stream.projectId, stream.streamId, id]);
    return rows[0] ?? null;
  }
}

/** The project is held first and against deletion alone, as for main. */
const OPEN_BRANCH = `
  SELECT s.project_id AS "projectId", s.id AS "streamId", s.version
    FROM projects p
    JOIN branches b ON b.project_id = p.id
    JOIN model_streams s ON s.project_id = b.project_id AND s.id = b.id
   WHERE p.id = $1 AND b.id = $2 AND b.state = 'open'
     FOR KEY SHARE OF p FOR UPDATE OF s, b`;

const FACT = `
  SELECT kind, body FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND id = $3 AND valid_to IS NULL`;
