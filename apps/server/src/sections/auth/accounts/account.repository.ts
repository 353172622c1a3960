import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { ADVISORY_LOCKS } from "../../../platform/database/advisory-locks.js";
import { isToCome } from "../../../platform/database/ends.js";
import type { EntityReader, EntityTx } from "../../../platform/database/unit-of-work.js";
import { LOCK_MINUTES, WRONG_PASSWORDS } from "../limits.js";
import { AccountEntity } from "./account.entity.js";
import { emailKey } from "./email-address.js";

@Injectable()
export class AccountRepository {
  async anyExists(reader: EntityReader): Promise<boolean> {
    const rows = await reader.query<unknown[]>("SELECT 1 FROM accounts LIMIT 1");
    return rows.length > 0;
  }

  byEmail(reader: EntityReader, email: string): Promise<AccountEntity | null> {
    return reader.findOneBy(AccountEntity, { emailKey: emailKey(email) });
  }

  byId(reader: EntityReader, id: Guid): Promise<AccountEntity | null> {
    return reader.findOneBy(AccountEntity, { id });
  }

  /** Holds every other setup back, on all replicas, until the transaction ends. */
  async lockSetup(tx: EntityTx): Promise<void> {
    await tx.query("SELECT pg_advisory_xact_lock($1)", [ADVISORY_LOCKS.setup]);
  }

  /** False when the address is in use. */
  async insert(tx: EntityTx, account: AccountEntity): Promise<boolean> {
    const result = await tx
      .createQueryBuilder()
      .insert()
      .into(AccountEntity)
      .values(account)
      .orIgnore()
      .returning("id")
      .execute();
    return (result.raw as unknown[]).length > 0;
  }

  /** Counts a wrong password in one statement, so that none is lost between replicas; true when it locks. */
  async countWrongPassword(tx: EntityTx, id: Guid): Promise<boolean> {
    const [rows] = await tx.query<[{ locks: boolean }[], number]>(
      `UPDATE accounts SET
         wrong_passwords = CASE WHEN wrong_passwords >= $2 THEN 1 ELSE wrong_passwords + 1 END,
         locked_until = CASE WHEN wrong_passwords + 1 = $2 THEN lock.until END
         FROM (SELECT now() + make_interval(mins => $3) AS until) AS lock
       WHERE id = $1 AND ${IS_OPEN}
       RETURNING locked_until IS NOT NULL AS locks`,
      [id, WRONG_PASSWORDS, LOCK_MINUTES],
    );
    return rows[0]?.locks ?? false;
  }

  /** Forgets the wrong passwords after a right one; false when the account is locked now. */
  async acceptRightPassword(reader: EntityReader, id: Guid): Promise<boolean> {
    const rows = await reader.query<[unknown[], number]>(
      `UPDATE accounts SET wrong_passwords = 0, locked_until = NULL
        WHERE id = $1 AND ${IS_OPEN}`,
      [id],
    );
    return rows[1] === 1;
  }

  /**
   * Whether a password that was found right is the account's still; until the transaction ends it stays so. Others wait: of
   * two that share a row of a table that is on every node, one would be ended as a deadlock.
   */
  async keepsPassword(tx: EntityTx, { id, passwordHash }: AccountEntity): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      "SELECT 1 FROM accounts WHERE id = $1 AND password_hash = $2 AND disabled_at IS NULL FOR NO KEY UPDATE",
      [id, passwordHash],
    );
    return rows.length > 0;
  }

  /**
   * Keeps an account as it is until the transaction ends: what ends its sessions waits, and so does whoever else keeps it.
   * False when it is disabled, or gone.
   */
  async hold(tx: EntityTx, id: Guid): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      "SELECT 1 FROM accounts WHERE id = $1 AND disabled_at IS NULL FOR NO KEY UPDATE",
      [id],
    );
    return rows.length > 0;
  }

  /** False when the account has got another password since it was read. */
  async setPassword(tx: EntityTx, { id, passwordHash }: AccountEntity, newHash: string): Promise<boolean> {
    const [, changed] = await tx.query<[unknown[], number]>(
      "UPDATE accounts SET password_hash = $3 WHERE id = $1 AND password_hash = $2",
      [id, passwordHash, newHash],
    );
    return changed === 1;
  }

  /** Gives an account a password whatever it had, and lifts the lock; false when it is disabled, or gone. */
  async resetPassword(tx: EntityTx, id: Guid, newHash: string): Promise<boolean> {
    const [, changed] = await tx.query<[unknown[], number]>(
      `UPDATE accounts SET password_hash = $2, wrong_passwords = 0, locked_until = NULL
        WHERE id = $1 AND disabled_at IS NULL`,
      [id, newHash],
    );
    return changed === 1;
  }
}

const IS_OPEN = `(locked_until IS NULL OR NOT ${isToCome("locked_until", { mins: LOCK_MINUTES })})`;
