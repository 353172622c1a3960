import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { isToCome } from "../../../platform/database/ends.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { afterName, NAME_ORDER, type NamePosition } from "../../../platform/pagination/name-order.js";
import { emailKey } from "../accounts/email-address.js";
import { LOCK_MINUTES } from "../limits.js";
import { isLive } from "../sessions/session.repository.js";

/** An account as an administrator, or the operator, sees it. */
export interface AdministeredAccount {
  readonly id: Guid;
  readonly email: string;
  /** The display name. */
  readonly name: string;
  readonly isInstanceAdmin: boolean;
  readonly hasPassword: boolean;
  readonly isDisabled: boolean;
  /** When the lock after wrong passwords ends; null where there is none now. */
  readonly lockedUntil: Date | null;
  readonly createdAt: Date;
  /** How many sessions are live. */
  readonly sessions: number;
}

const ACCOUNTS = `
  SELECT a.id, a.email, a.display_name AS name, a.is_instance_admin AS "isInstanceAdmin",
         a.password_hash IS NOT NULL AS "hasPassword", a.disabled_at IS NOT NULL AS "isDisabled",
         CASE WHEN ${isToCome("a.locked_until", { mins: LOCK_MINUTES })} THEN a.locked_until END AS "lockedUntil", a.created_at AS "createdAt",
         (SELECT count(*)::integer FROM sessions s WHERE s.account_id = a.id AND ${isLive("s.")}) AS sessions
    FROM accounts a`;

/** What administrators and the operator do with accounts. The commands of the program use it without the service. */
@Injectable()
export class AdministeredAccountRepository {
  page(reader: Reader, after: NamePosition | null, rows: number): Promise<readonly AdministeredAccount[]> {
    const [condition, position] =
      after === null ? ["", []] : [`WHERE ${afterName("$2", "$3")}`, [after.name, after.id]];
    return reader.query<AdministeredAccount[]>(
      `SELECT * FROM (${ACCOUNTS}) accounts ${condition} ORDER BY ${NAME_ORDER} LIMIT $1`,
      [rows, ...position],
    );
  }

  async byId(reader: Reader, id: Guid): Promise<AdministeredAccount | null> {
    const rows = await reader.query<AdministeredAccount[]>(`${ACCOUNTS} WHERE a.id = $1`, [id]);
    return rows[0] ?? null;
  }

  async byEmail(reader: Reader, email: string): Promise<AdministeredAccount | null> {
    const rows = await reader.query<AdministeredAccount[]>(`${ACCOUNTS} WHERE a.email_key = $1`, [
      emailKey(email),
    ]);
    return rows[0] ?? null;
  }

  /** False when it is one already. */
  makeAdmin(tx: Tx, id: Guid): Promise<boolean> {
    return changed(
      tx,
      "UPDATE accounts SET is_instance_admin = true WHERE id = $1 AND NOT is_instance_admin",
      id,
    );
  }

  /** False when it is disabled already. Sign-ins that go on wait, and find it disabled. */
  disable(tx: Tx, id: Guid): Promise<boolean> {
    return changed(tx, "UPDATE accounts SET disabled_at = now() WHERE id = $1 AND disabled_at IS NULL", id);
  }

  /** False when it is not disabled. */
  enable(tx: Tx, id: Guid): Promise<boolean> {
    return changed(
      tx,
      "UPDATE accounts SET disabled_at = NULL WHERE id = $1 AND disabled_at IS NOT NULL",
      id,
    );
  }

  /** Holds every administrator, in one order, and gives those who may sign in. */
  async lockAdmins(tx: Tx): Promise<readonly Guid[]> {
    const rows = await tx.query<{ id: Guid; isOpen: boolean }[]>(
      `SELECT id, disabled_at IS NULL AS "isOpen" FROM accounts WHERE is_instance_admin
        ORDER BY id FOR NO KEY UPDATE`,
    );
    return rows.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  }
}

async function changed(tx: Tx, statement: string, id: Guid): Promise<boolean> {
  const [, count] = await tx.query<[unknown[], number]>(statement, [id]);
  return count === 1;
}
