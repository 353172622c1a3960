import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { AuditAction } from "../../platform/audit/record-audit.js";
import type { Reader } from "../../platform/database/statements.js";

export interface AuditRow {
  readonly id: Guid;
  readonly at: Date;
  /** `user:<id>`, `agent-token:<id>`, or `service` alone. */
  readonly actor: string;
  readonly actorName: string;
  readonly action: AuditAction;
  readonly target: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Reads the audit lists. Entries are only ever appended, in the transaction of what they tell of. */
@Injectable()
export class AuditRepository {
  /** The newest entries of a workspace, or of the instance (null), the newest first. */
  newest(reader: Reader, workspaceId: Guid | null, limit: number): Promise<readonly AuditRow[]> {
    const where = workspaceId === null ? "workspace_id IS NULL" : "workspace_id = $2";
    const parameters = workspaceId === null ? [limit] : [limit, workspaceId];
    return reader.query<AuditRow[]>(`${ENTRIES} WHERE ${where} ${NEWEST_FIRST}`, parameters);
  }
}

const ENTRIES = `
  SELECT id, at, actor, actor_name AS "actorName", action, target, details FROM audit_entries`;

const NEWEST_FIRST = "ORDER BY at DESC, number DESC LIMIT $1";
