import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Role } from "../../platform/access/principal.js";
import type { EntityReader, EntityTx } from "../../platform/database/unit-of-work.js";
import { MemberEntity } from "./member.entity.js";

/** A member with what others see of the account. */
export interface MemberRow {
  readonly userId: Guid;
  readonly displayName: string;
  readonly email: string;
  readonly role: Role;
  readonly joinedAt: Date;
}

const MEMBERS = `
  SELECT a.id AS "userId", a.display_name AS "displayName", a.email, m.role, m.joined_at AS "joinedAt"
    FROM workspace_members m JOIN accounts a ON a.id = m.account_id
   WHERE m.workspace_id = $1`;

const IN_NAME_ORDER = `lower(a.display_name COLLATE "C") COLLATE "C", a.display_name COLLATE "C", a.id`;

@Injectable()
export class MemberRepository {
  all(reader: EntityReader, workspaceId: Guid): Promise<readonly MemberRow[]> {
    return reader.query<MemberRow[]>(`${MEMBERS} ORDER BY ${IN_NAME_ORDER}`, [workspaceId]);
  }

  async find(reader: EntityReader, workspaceId: Guid, userId: Guid): Promise<MemberRow | null> {
    const rows = await reader.query<MemberRow[]>(`${MEMBERS} AND a.id = $2`, [workspaceId, userId]);
    return rows[0] ?? null;
  }

  async add(tx: EntityTx, member: MemberEntity): Promise<void> {
    await tx.insert(MemberEntity, member);
  }

  async changeRole(tx: EntityTx, workspaceId: Guid, accountId: Guid, role: Role): Promise<void> {
    await tx.update(MemberEntity, { workspaceId, accountId }, { role });
  }

  async remove(tx: EntityTx, workspaceId: Guid, accountId: Guid): Promise<void> {
    await tx.delete(MemberEntity, { workspaceId, accountId });
  }

  count(reader: EntityReader, workspaceId: Guid): Promise<number> {
    return reader.countBy(MemberEntity, { workspaceId });
  }

  /** Whether somebody else owns the workspace and can sign in: a disabled account looks after nothing. */
  async hasOtherOwner(reader: EntityReader, workspaceId: Guid, accountId: Guid): Promise<boolean> {
    const rows = await reader.query<unknown[]>(
      `SELECT 1 FROM workspace_members m JOIN accounts a ON a.id = m.account_id
        WHERE m.workspace_id = $1 AND m.account_id <> $2 AND m.role = 'owner' AND a.disabled_at IS NULL LIMIT 1`,
      [workspaceId, accountId],
    );
    return rows.length > 0;
  }

  countOwned(reader: EntityReader, accountId: Guid): Promise<number> {
    return reader.countBy(MemberEntity, { accountId, role: "owner" });
  }

  /** Holds every other change of what the account owns back. */
  async lockAccount(tx: EntityTx, accountId: Guid): Promise<void> {
    await tx.query("SELECT 1 FROM accounts WHERE id = $1 FOR NO KEY UPDATE", [accountId]);
  }
}
