import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { UnitOfWork } from "../database/unit-of-work.js";
import type { Role } from "./principal.js";

/** The workspace a path leads to and the caller's role in it. */
export interface Membership {
  readonly workspaceId: Guid;
  readonly role: Role;
}

/** Asked by the guard alone. Null hides "not a member" and "not there" behind one answer. */
@Injectable()
export class MembershipRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  ofWorkspace(accountId: Guid, workspaceId: Guid): Promise<Membership | null> {
    return this.one(
      `SELECT workspace_id AS "workspaceId", role FROM workspace_members WHERE account_id = $1 AND workspace_id = $2`,
      [accountId, workspaceId],
    );
  }

  ofProject(accountId: Guid, projectId: Guid): Promise<Membership | null> {
    return this.one(
      `SELECT m.workspace_id AS "workspaceId", m.role
         FROM projects p JOIN workspace_members m ON m.workspace_id = p.workspace_id
        WHERE m.account_id = $1 AND p.id = $2`,
      [accountId, projectId],
    );
  }

  /** The workspace of a project, for a caller who is no account; null when there is no such project. */
  async workspaceOf(projectId: Guid): Promise<Guid | null> {
    const rows = await this.unitOfWork.reader.query<{ workspaceId: Guid }[]>(
      `SELECT workspace_id AS "workspaceId" FROM projects WHERE id = $1`,
      [projectId],
    );
    return rows[0]?.workspaceId ?? null;
  }

  private async one(sql: string, parameters: readonly Guid[]): Promise<Membership | null> {
    const rows = await this.unitOfWork.reader.query<Membership[]>(sql, [...parameters]);
    return rows[0] ?? null;
  }
}
