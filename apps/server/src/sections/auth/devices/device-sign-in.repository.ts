import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { ADVISORY_LOCKS } from "../../../platform/database/advisory-locks.js";
import { isToCome } from "../../../platform/database/ends.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { DEVICE_MINUTES, DEVICE_POLL_SECONDS } from "../limits.js";

/** A device that asks to be let in. */
export interface NewDevice {
  readonly deviceHash: Buffer;
  readonly userCodeHash: Buffer;
  readonly name: string;
  readonly address: string;
  /** What counts as one client with the address. */
  readonly block: string;
}

/** The devices that wait, and the rest of the one that waits longest. */
export interface WaitingDevices {
  readonly ofBlock: number;
  readonly all: number;
  readonly restMs: number;
}

/** What a person is shown of a device. */
export interface AskingDevice {
  readonly name: string;
  readonly address: string;
  readonly block: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export const IS_LIVE = isToCome("expires_at", { mins: DEVICE_MINUTES });

/** Devices by the SHA-256 of their codes; any process goes on with what another began. Times are the database's. */
@Injectable()
export class DeviceSignInRepository {
  /** Holds every other device that asks back, so that their numbers hold; those that are over go. */
  async lock(tx: Tx): Promise<void> {
    await tx.query("SELECT pg_advisory_xact_lock($1)", [ADVISORY_LOCKS.devices]);
    await tx.query(`DELETE FROM device_sign_ins WHERE NOT ${IS_LIVE}`);
  }

  /** Those that were answered count until they are over: a device that was let in is gone. */
  async count(tx: Tx, block: string): Promise<WaitingDevices> {
    const [waiting] = await tx.query<WaitingDevices[]>(
      `SELECT count(*)::integer AS "all", (count(*) FILTER (WHERE address_block = $1))::integer AS "ofBlock",
              COALESCE(extract(epoch FROM min(expires_at) - now()) * 1000, 0)::float8 AS "restMs"
         FROM device_sign_ins`,
      [block],
    );
    return waiting ?? { all: 0, ofBlock: 0, restMs: 0 };
  }

  /** The end of the new one; null when its user code is another's. */
  async add(tx: Tx, { deviceHash, userCodeHash, name, address, block }: NewDevice): Promise<Date | null> {
    const rows = await tx.query<{ expiresAt: Date }[]>(
      `INSERT INTO device_sign_ins (device_hash, user_code_hash, name, address, address_block, interval_seconds,
                                    created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now(), now() + make_interval(mins => $7))
       ON CONFLICT (user_code_hash) DO NOTHING RETURNING expires_at AS "expiresAt"`,
      [deviceHash, userCodeHash, name, address, block, DEVICE_POLL_SECONDS, DEVICE_MINUTES],
    );
    return rows[0]?.expiresAt ?? null;
  }

  /**
   * What asks under a user code. Whoever looks first has it: for everybody else it is not there, nor for anybody once it
   * is answered.
   */
  async see(reader: Reader, userCodeHash: Buffer, accountId: Guid): Promise<AskingDevice | null> {
    const [rows] = await reader.query<[AskingDevice[], number]>(
      `UPDATE device_sign_ins SET account_id = $2
        WHERE user_code_hash = $1 AND (account_id IS NULL OR account_id = $2) AND state = 'waiting' AND ${IS_LIVE}
        RETURNING name, address, address_block AS block, created_at AS "createdAt", expires_at AS "expiresAt"`,
      [userCodeHash, accountId],
    );
    return rows[0] ?? null;
  }

  /** Writes the one answer there is; null when the account has not seen it, or it is answered, or over. */
  async answer(
    tx: Tx,
    userCodeHash: Buffer,
    accountId: Guid,
    state: "approved" | "denied",
  ): Promise<Pick<AskingDevice, "name" | "address"> | null> {
    const [rows] = await tx.query<[Pick<AskingDevice, "name" | "address">[], number]>(
      `UPDATE device_sign_ins SET state = $3
        WHERE user_code_hash = $1 AND account_id = $2 AND state = 'waiting' AND ${IS_LIVE}
        RETURNING name, address`,
      [userCodeHash, accountId, state],
    );
    return rows[0] ?? null;
  }

  /** Whether a device is there that this account could answer, or did: why an answer was not taken. */
  async stateFor(reader: Reader, userCodeHash: Buffer, accountId: Guid): Promise<string | null> {
    const rows = await reader.query<{ state: string }[]>(
      `SELECT CASE WHEN account_id IS NULL THEN 'unseen' ELSE state END AS state FROM device_sign_ins
        WHERE user_code_hash = $1 AND (account_id IS NULL OR account_id = $2) AND ${IS_LIVE}`,
      [userCodeHash, accountId],
    );
    return rows[0]?.state ?? null;
  }
}
