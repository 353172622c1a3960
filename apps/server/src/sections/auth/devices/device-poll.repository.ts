import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { DEVICE_MAX_POLL_SECONDS, DEVICE_POLL_SECONDS } from "../limits.js";
import { IS_LIVE } from "./device-sign-in.repository.js";

/** What a poll of a device finds. */
export interface PolledDevice {
  readonly state: "waiting" | "approved" | "denied";
  /** The account that looked at it, and may have answered. */
  readonly accountId: Guid | null;
  /** Seconds until the next poll may come. */
  readonly intervalSeconds: number;
  readonly isTooSoon: boolean;
}

/** The side of the device, found by its own code. */
@Injectable()
export class DevicePollRepository {
  /** Counts a poll in one statement; one that comes too soon makes the next ones wait longer. Null when it is over. */
  async poll(reader: Reader, deviceHash: Buffer): Promise<PolledDevice | null> {
    const [rows] = await reader.query<[PolledDevice[], number]>(
      `WITH before AS (
         SELECT device_hash, COALESCE(polled_at > now() - make_interval(secs => interval_seconds), false) AS soon
           FROM device_sign_ins WHERE device_hash = $1 AND ${IS_LIVE} FOR UPDATE)
       UPDATE device_sign_ins d
          SET polled_at = now(),
              interval_seconds = CASE WHEN b.soon THEN LEAST(d.interval_seconds + $2, $3) ELSE d.interval_seconds END
         FROM before b WHERE d.device_hash = b.device_hash
        RETURNING d.state, d.account_id AS "accountId", d.interval_seconds AS "intervalSeconds",
                  b.soon AS "isTooSoon"`,
      [deviceHash, DEVICE_POLL_SECONDS, DEVICE_MAX_POLL_SECONDS],
    );
    return rows[0] ?? null;
  }

  /** Takes an approval, which opens one session: null when another request just did, or it was taken back. */
  async take(tx: Tx, deviceHash: Buffer, accountId: Guid): Promise<{ readonly name: string } | null> {
    const [rows] = await tx.query<[{ name: string }[], number]>(
      `DELETE FROM device_sign_ins
        WHERE device_hash = $1 AND account_id = $2 AND state = 'approved' AND ${IS_LIVE} RETURNING name`,
      [deviceHash, accountId],
    );
    return rows[0] ?? null;
  }
}
