import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Role } from "../../platform/access/principal.js";
import { isToCome } from "../../platform/database/ends.js";
import type { Reader, Tx } from "../../platform/database/statements.js";
import { INVITATION_DAYS, INVITATION_TRIES } from "./limits.js";

/** An invitation as the owners of its workspace see it. */
export interface Invitation {
  readonly id: Guid;
  readonly role: Role;
  /** The one address that it is for; null for whoever has the link. */
  readonly email: string | null;
  readonly invitedBy: { readonly userId: Guid; readonly displayName: string };
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The same as whoever has the link finds it. */
export interface FoundInvitation extends Invitation {
  readonly workspaceId: Guid;
  readonly workspaceName: string;
}

export interface NewInvitation extends Pick<Invitation, "id" | "role" | "email"> {
  readonly workspaceId: Guid;
  readonly accountId: Guid;
  readonly secretHash: Buffer;
}

const IS_LIVE = isToCome("i.expires_at", { days: INVITATION_DAYS });
const HAS_TRIES = `i.tries < ${INVITATION_TRIES}`;

/** Whoever invited has to be an owner still: what a former one left behind opens nothing. */
const BY_AN_OWNER = `EXISTS (
  SELECT 1 FROM workspace_members m JOIN accounts o ON o.id = m.account_id
   WHERE m.workspace_id = i.workspace_id AND m.account_id = i.account_id AND m.role = 'owner'
     AND o.disabled_at IS NULL)`;

const COLUMNS = `i.id, i.role, i.email, i.created_at AS "createdAt", i.expires_at AS "expiresAt",
  json_build_object('userId', a.id, 'displayName', a.display_name) AS "invitedBy"`;

/** Invitations by the SHA-256 of their secret. Times are the database's. */
@Injectable()
export class InvitationRepository {
  /** The live ones, the newest first. */
  all(reader: Reader, workspaceId: Guid): Promise<readonly Invitation[]> {
    return reader.query<Invitation[]>(
      `SELECT ${COLUMNS} FROM invitations i JOIN accounts a ON a.id = i.account_id
        WHERE i.workspace_id = $1 AND ${IS_LIVE} AND ${HAS_TRIES} AND ${BY_AN_OWNER} ORDER BY i.created_at DESC, i.id`,
      [workspaceId],
    );
  }

  /** Adds one; those of the workspace that are over go. */
  async add(tx: Tx, invitation: NewInvitation): Promise<void> {
    const { id, workspaceId, accountId, secretHash, role, email } = invitation;
    await tx.query(
      `DELETE FROM invitations i WHERE i.workspace_id = $1 AND NOT (${IS_LIVE} AND ${HAS_TRIES} AND ${BY_AN_OWNER})`,
      [workspaceId],
    );
    await tx.query(
      `INSERT INTO invitations (id, workspace_id, account_id, secret_hash, role, email, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now(), now() + make_interval(days => $7))`,
      [id, workspaceId, accountId, secretHash, role, email, INVITATION_DAYS],
    );
  }

  async find(reader: Reader, secretHash: Buffer): Promise<FoundInvitation | null> {
    const rows = await reader.query<FoundInvitation[]>(
      `SELECT ${COLUMNS}, i.workspace_id AS "workspaceId", w.name AS "workspaceName"
         FROM invitations i JOIN accounts a ON a.id = i.account_id JOIN workspaces w ON w.id = i.workspace_id
        WHERE i.secret_hash = $1 AND ${IS_LIVE} AND ${HAS_TRIES} AND ${BY_AN_OWNER}`,
      [secretHash],
    );
    return rows[0] ?? null;
  }

  /** Takes an invitation, which is good once; false when another request just did, or it is over by now. */
  async take(tx: Tx, id: Guid): Promise<boolean> {
    const [, count] = await tx.query<[unknown[], number]>(
      `DELETE FROM invitations WHERE id = $1
          AND id IN (SELECT i.id FROM invitations i WHERE i.id = $1 AND ${IS_LIVE} AND ${BY_AN_OWNER})`,
      [id],
    );
    return count === 1;
  }

  /**
   * Counts an account that somebody tries to make, before the address is looked at; false when it was tried often
   * enough.
   */
  async countTry(reader: Reader, id: Guid): Promise<boolean> {
    const [, count] = await reader.query<[unknown[], number]>(
      `UPDATE invitations i SET tries = i.tries + 1 WHERE i.id = $1 AND ${HAS_TRIES}`,
      [id],
    );
    return count === 1;
  }

  /** Takes one back; null when the workspace has none of this ID. */
  async remove(tx: Tx, workspaceId: Guid, id: Guid): Promise<Pick<Invitation, "role" | "email"> | null> {
    const [rows] = await tx.query<[Pick<Invitation, "role" | "email">[], number]>(
      "DELETE FROM invitations WHERE workspace_id = $1 AND id = $2 RETURNING role, email",
      [workspaceId, id],
    );
    return rows[0] ?? null;
  }
}
