import { Injectable } from "@nestjs/common";
import type { Reader, Tx } from "../../../platform/database/statements.js";

/** A key of session cookies, sealed under the master key. */
export interface SessionKeyRow {
  readonly id: string;
  readonly keyId: string;
  readonly sealed: Buffer;
  /** From then on new cookies are sealed with it. */
  readonly startsAt: Date;
  /** Seconds since then by the clock of the database; negative before. */
  readonly age: number;
}

@Injectable()
export class SessionKeyRepository {
  /** The newest first. */
  list(reader: Reader): Promise<readonly SessionKeyRow[]> {
    return reader.query<SessionKeyRow[]>(
      `SELECT id, key_id AS "keyId", sealed, starts_at AS "startsAt",
              extract(epoch FROM now() - starts_at)::float8 AS age
         FROM session_keys ORDER BY starts_at DESC, id`,
    );
  }

  /** Adds a key that starts so many seconds from now. */
  async add(tx: Tx, key: Pick<SessionKeyRow, "id" | "keyId" | "sealed">, startsIn: number): Promise<void> {
    await tx.query(
      `INSERT INTO session_keys (id, key_id, sealed, starts_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
      [key.id, key.keyId, key.sealed, startsIn],
    );
  }

  /** Deletes a key; what is left of its sessions goes with it. */
  async delete(tx: Tx, id: string): Promise<void> {
    await tx.query("DELETE FROM session_keys WHERE id = $1", [id]);
  }
}
