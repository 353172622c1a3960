import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { isLive } from "./session.repository.js";
import type { SessionKind } from "./session-kind.js";

/** A session as the person whose it is sees it. */
export interface OwnSession {
  readonly id: Guid;
  readonly kind: SessionKind;
  readonly name: string | null;
  /** Null of a session from before addresses were kept. */
  readonly address: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  readonly isCurrent: boolean;
}

/** The sessions of one account, for the person alone. */
@Injectable()
export class OwnSessionRepository {
  /** The live ones, the one that was used last first. */
  all(reader: Reader, accountId: Guid, current: Buffer): Promise<readonly OwnSession[]> {
    return reader.query<OwnSession[]>(
      `SELECT id, kind, name, address, created_at AS "createdAt", last_seen_at AS "lastUsedAt",
              expires_at AS "expiresAt", id_hash = $2 AS "isCurrent"
         FROM sessions WHERE account_id = $1 AND ${isLive("")}
        ORDER BY last_seen_at DESC, created_at DESC, id`,
      [accountId, current],
    );
  }

  /** Ends one; gives whether it was the one of the request, null when the account has none of this ID. */
  async end(tx: Tx, accountId: Guid, id: Guid, current: Buffer): Promise<{ isCurrent: boolean } | null> {
    const [rows] = await tx.query<[{ isCurrent: boolean }[], number]>(
      `DELETE FROM sessions WHERE account_id = $1 AND id = $2 RETURNING id_hash = $3 AS "isCurrent"`,
      [accountId, id, current],
    );
    return rows[0] ?? null;
  }

  /** What a session is now; null when it is none of the account, or no longer. */
  async kindOf(reader: Reader, accountId: Guid, idHash: Buffer): Promise<SessionKind | null> {
    const rows = await reader.query<{ kind: SessionKind }[]>(
      `SELECT kind FROM sessions WHERE account_id = $1 AND id_hash = $2 AND ${isLive("")}`,
      [accountId, idHash],
    );
    return rows[0]?.kind ?? null;
  }
}
