import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Identity, Membership } from "../../../platform/access/authenticator.js";
import { type Place, placeParameters } from "../../../platform/access/place.js";
import { isToCome } from "../../../platform/database/ends.js";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { MAX_SESSIONS, SESSION_DAYS, SESSION_MAX_DAYS, SESSION_MOVE_MINUTES } from "../limits.js";
import type { SessionKind } from "./session-kind.js";

/** A live session with its account. */
export interface SessionRow {
  readonly id: Guid;
  readonly displayName: string;
  readonly isInstanceAdmin: boolean;
  /** Whether its row is old enough to be moved. */
  readonly isDue: boolean;
  /** The account's membership in the place asked for; nulls without a place or a membership. */
  readonly workspaceId: Membership["workspaceId"] | null;
  readonly role: Membership["role"] | null;
}

export interface NewSession {
  readonly idHash: Buffer;
  readonly accountId: Guid;
  /** The key its cookie is sealed with: the session ends with it. */
  readonly sessionKeyId: string;
  readonly kind: SessionKind;
  /** What a device calls itself. */
  readonly name: string | null;
  /** The address of the client that signed in. */
  readonly address: string;
}

export function isLive(row: "s." | ""): string {
  return isToCome(`${row}expires_at`, { days: SESSION_DAYS });
}

const FIND = prepared(`
  SELECT a.id, a.display_name AS "displayName", a.is_instance_admin AS "isInstanceAdmin",
         s.last_seen_at < now() - make_interval(mins => $2) AS "isDue", m.workspace_id AS "workspaceId", m.role
    FROM sessions s JOIN accounts a ON a.id = s.account_id
         LEFT JOIN project_places p ON p.project_id = $3
         LEFT JOIN workspace_members m
                ON m.account_id = a.id AND m.workspace_id = COALESCE(p.workspace_id, $4)
   WHERE s.id_hash = $1 AND a.disabled_at IS NULL AND ${isLive("s.")}`);

/** Sessions by the SHA-256 of their ID: the table alone opens no session. Times are the database's. */
@Injectable()
export class SessionRepository {
  /** Of an account with as many as there may be, the one goes that was used longest ago. */
  async open(tx: Tx, session: NewSession): Promise<void> {
    const { idHash, accountId, sessionKeyId, kind, name, address } = session;
    await tx.query(
      `DELETE FROM sessions WHERE id_hash IN (
         SELECT id_hash FROM sessions WHERE account_id = $1
          ORDER BY last_seen_at DESC, created_at DESC, id_hash OFFSET $2)`,
      [accountId, MAX_SESSIONS - 1],
    );
    await tx.query(
      `INSERT INTO sessions (id_hash, account_id, session_key_id, kind, name, address,
                             created_at, last_seen_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now(), now(), now() + make_interval(days => $7))`,
      [idHash, accountId, sessionKeyId, kind, name, address, SESSION_DAYS],
    );
  }

  async find(reader: Reader, idHash: Buffer, place: Place | null): Promise<SessionRow | null> {
    const rows = await reader.query<SessionRow[]>(FIND, [
      idHash,
      SESSION_MOVE_MINUTES,
      ...placeParameters(place),
    ]);
    return rows[0] ?? null;
  }

  /** Moves the end of a session; gives its seconds from now, or null when another request just moved it. */
  async move(reader: Reader, idHash: Buffer): Promise<number | null> {
    const [rows] = await reader.query<[{ seconds: number }[], number]>(
      `UPDATE sessions
          SET last_seen_at = now(),
              expires_at = LEAST(now() + make_interval(days => $2),
                                 (created_at AT TIME ZONE 'UTC' + make_interval(days => $3)) AT TIME ZONE 'UTC')
        WHERE id_hash = $1 AND last_seen_at < now() - make_interval(mins => $4)
        RETURNING floor(extract(epoch FROM expires_at - last_seen_at))::integer AS seconds`,
      [idHash, SESSION_DAYS, SESSION_MAX_DAYS, SESSION_MOVE_MINUTES],
    );
    return rows[0]?.seconds ?? null;
  }

  async end(reader: Reader, idHash: Buffer): Promise<void> {
    await reader.query("DELETE FROM sessions WHERE id_hash = $1", [idHash]);
  }

  /** Ends all of an account but one, and what was approved and not yet fetched; gives how many ended. */
  async endOthers(tx: Tx, accountId: Guid, idHash: Buffer): Promise<number> {
    await tx.query("DELETE FROM device_sign_ins WHERE account_id = $1", [accountId]);
    const [, ended] = await tx.query<[unknown[], number]>(
      "DELETE FROM sessions WHERE account_id = $1 AND id_hash <> $2",
      [accountId, idHash],
    );
    return ended;
  }

  async deleteExpired(reader: Reader): Promise<void> {
    await reader.query(`DELETE FROM sessions WHERE NOT ${isLive("")}`);
  }
}

export function identityOfSession(row: SessionRow): Identity {
  const { id, displayName, isInstanceAdmin, workspaceId, role } = row;
  const membership = workspaceId === null || role === null ? null : { workspaceId, role };
  return { principal: { kind: "user", id, displayName, isInstanceAdmin }, membership };
}
