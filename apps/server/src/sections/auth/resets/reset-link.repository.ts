import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { isToCome } from "../../../platform/database/ends.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { RESET_LINK_HOURS } from "../limits.js";

/** Whose password a link is for. */
export interface ResetLink {
  readonly accountId: Guid;
  readonly email: string;
  readonly displayName: string;
  readonly expiresAt: Date;
}

const IS_LIVE = isToCome("l.expires_at", { hours: RESET_LINK_HOURS });

/** Links by the SHA-256 of their secret; an account has one at most. Times are the database's. */
@Injectable()
export class ResetLinkRepository {
  /** Makes the link of an account, in the place of the one it had; gives its end. */
  async put(tx: Tx, accountId: Guid, secretHash: Buffer): Promise<Date> {
    const [row] = await tx.query<{ expiresAt: Date }[]>(
      `INSERT INTO reset_links (account_id, secret_hash, created_at, expires_at)
       VALUES ($1, $2, now(), now() + make_interval(hours => $3))
       ON CONFLICT (account_id) DO UPDATE
         SET secret_hash = EXCLUDED.secret_hash, created_at = EXCLUDED.created_at, expires_at = EXCLUDED.expires_at
       RETURNING expires_at AS "expiresAt"`,
      [accountId, secretHash, RESET_LINK_HOURS],
    );
    if (row === undefined) {
      throw new Error("A link was neither made nor replaced");
    }
    return row.expiresAt;
  }

  async find(reader: Reader, secretHash: Buffer): Promise<ResetLink | null> {
    const rows = await reader.query<ResetLink[]>(
      `SELECT l.account_id AS "accountId", a.email, a.display_name AS "displayName", l.expires_at AS "expiresAt"
         FROM reset_links l JOIN accounts a ON a.id = l.account_id
        WHERE l.secret_hash = $1 AND a.disabled_at IS NULL AND ${IS_LIVE}`,
      [secretHash],
    );
    return rows[0] ?? null;
  }

  /** Takes a link, which is good once; false when another request just did. */
  async take(tx: Tx, accountId: Guid, secretHash: Buffer): Promise<boolean> {
    const [, count] = await tx.query<[unknown[], number]>(
      `DELETE FROM reset_links l WHERE l.account_id = $1 AND l.secret_hash = $2 AND ${IS_LIVE}`,
      [accountId, secretHash],
    );
    return count === 1;
  }

  async takeBack(tx: Tx, accountId: Guid): Promise<void> {
    await tx.query("DELETE FROM reset_links WHERE account_id = $1", [accountId]);
  }

  /** Every link there is, whoever made it. */
  async takeBackAll(tx: Tx): Promise<void> {
    await tx.query("DELETE FROM reset_links");
  }
}
