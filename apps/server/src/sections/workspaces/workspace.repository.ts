import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { AgentTokenPrincipal, Role } from "../../platform/access/principal.js";
import { TOKEN_ROLE } from "../../platform/access/token-access.js";
import type { EntityReader, EntityTx } from "../../platform/database/unit-of-work.js";
import { NAME_ORDER } from "../../platform/pagination/name-order.js";
import { storedBytes } from "../../platform/storage/stored-bytes.js";
import { WorkspaceEntity } from "./workspace.entity.js";

/** A workspace as one of its members sees it. */
export interface WorkspaceOfMember {
  readonly id: Guid;
  readonly name: string;
  readonly role: Role;
  readonly createdAt: Date;
  readonly projectCount: number;
  readonly storedBytes: number;
}

const OF_MEMBER = `
  SELECT w.id, w.name, m.role, w.created_at AS "createdAt",
         (SELECT count(*)::int FROM project_places p WHERE p.workspace_id = w.id) AS "projectCount"
    FROM workspace_members m JOIN workspaces w ON w.id = m.workspace_id
   WHERE m.account_id = $1`;

type FoundWorkspace = Omit<WorkspaceOfMember, "storedBytes">;

@Injectable()
export class WorkspaceRepository {
  async allOfMember(reader: EntityReader, accountId: Guid): Promise<readonly WorkspaceOfMember[]> {
    const rows = await reader.query<FoundWorkspace[]>(
      `SELECT * FROM (${OF_MEMBER}) own ORDER BY ${NAME_ORDER}`,
      [accountId],
    );
    return withStoredBytes(reader, rows);
  }

  async oneOfMember(reader: EntityReader, accountId: Guid, id: Guid): Promise<WorkspaceOfMember | null> {
    const rows = await reader.query<FoundWorkspace[]>(`${OF_MEMBER} AND w.id = $2`, [accountId, id]);
    const [found] = await withStoredBytes(reader, rows);
    return found ?? null;
  }

  /** The one workspace of a token; a restricted one counts its one project and what that stores. */
  async ofToken(reader: EntityReader, token: AgentTokenPrincipal): Promise<readonly WorkspaceOfMember[]> {
    const rows = await reader.query<FoundWorkspace[]>(
      `SELECT w.id, w.name, $2 AS role, w.created_at AS "createdAt",
              (SELECT count(*)::int FROM project_places p
                WHERE p.workspace_id = w.id AND ($3::uuid IS NULL OR p.project_id = $3)) AS "projectCount"
         FROM workspaces w WHERE w.id = $1`,
      [token.workspaceId, TOKEN_ROLE, token.projectId],
    );
    return withStoredBytes(reader, rows, token.projectId);
  }

  /** False when the ID is in use; waits for another transaction that is using it. */
  async add(tx: EntityTx, workspace: WorkspaceEntity): Promise<boolean> {
    const { id, name, createdAt } = workspace;
    const rows = await tx.query<unknown[]>(
      `INSERT INTO workspaces (id, name, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, name, createdAt],
    );
    return rows.length === 1;
  }

  async rename(tx: EntityTx, id: Guid, name: string): Promise<void> {
    await tx.update(WorkspaceEntity, { id }, { name });
  }

  /** Holds every other change of the workspace's members and number of projects back; null when it is gone. */
  lock(tx: EntityTx, id: Guid): Promise<WorkspaceEntity | null> {
    return tx.findOne(WorkspaceEntity, { where: { id }, lock: { mode: "for_no_key_update" } });
  }
}

async function withStoredBytes(
  reader: EntityReader,
  rows: readonly FoundWorkspace[],
  projectId: Guid | null = null,
): Promise<readonly WorkspaceOfMember[]> {
  const bytes = await storedBytes(
    reader,
    rows.map(({ id }) => id),
    projectId,
  );
  return rows.map((row) => ({ ...row, storedBytes: bytes.get(row.id) ?? 0 }));
}
