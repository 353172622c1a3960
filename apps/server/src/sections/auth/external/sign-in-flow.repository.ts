import { Injectable } from "@nestjs/common";
import { isToCome } from "../../../platform/database/ends.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { FLOW_MINUTES } from "../limits.js";
import type { ExternalIdentity } from "./external-identity.js";
import type { ProviderName } from "./sign-in-provider.js";

/** A sign-in on its way to a provider and back. */
export interface SignInFlow {
  readonly provider: ProviderName;
  readonly redirectUri: string;
  readonly returnUrl: string;
}

/** How a flow is found: by its state, from the browser it began in. */
export interface FlowKey {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
}

/** A flow whose provider said who it is. */
export interface AnsweredFlow extends SignInFlow {
  readonly identity: ExternalIdentity;
}

const COLUMNS = `provider, redirect_uri AS "redirectUri", return_url AS "returnUrl"`;
const IS_LIVE = isToCome("expires_at", { mins: FLOW_MINUTES });
const IDENTIFIED = `state_hash = $1 AND browser_hash = $2 AND identity IS NOT NULL AND ${IS_LIVE}`;

/** Flows by the SHA-256 of their state; any process finishes what another began. Times are the database's. */
@Injectable()
export class SignInFlowRepository {
  /** Those that never came back go when others begin. */
  async begin(reader: Reader, key: FlowKey, flow: SignInFlow): Promise<void> {
    await reader.query(`DELETE FROM sign_in_flows WHERE NOT ${IS_LIVE}`);
    await reader.query(
      `INSERT INTO sign_in_flows (state_hash, browser_hash, provider, redirect_uri, return_url, expires_at)
       VALUES ($1, $2, $3, $4, $5, now() + make_interval(mins => $6))`,
      [key.stateHash, key.browserHash, flow.provider, flow.redirectUri, flow.returnUrl, FLOW_MINUTES],
    );
  }

  /** Takes the one answer that a flow may have; null for no such flow, another browser's, an old or answered one. */
  async takeAnswer(reader: Reader, key: FlowKey): Promise<SignInFlow | null> {
    const [rows] = await reader.query<[SignInFlow[], number]>(
      `UPDATE sign_in_flows SET is_answered = true
        WHERE state_hash = $1 AND browser_hash = $2 AND NOT is_answered AND ${IS_LIVE}
        RETURNING ${COLUMNS}`,
      [key.stateHash, key.browserHash],
    );
    return rows[0] ?? null;
  }

  async keepIdentity(reader: Reader, key: FlowKey, identity: ExternalIdentity): Promise<void> {
    await reader.query("UPDATE sign_in_flows SET identity = $2 WHERE state_hash = $1", [
      key.stateHash,
      JSON.stringify(identity),
    ]);
  }

  async find(reader: Reader, key: FlowKey): Promise<AnsweredFlow | null> {
    const rows = await reader.query<AnsweredFlow[]>(
      `SELECT ${COLUMNS}, identity FROM sign_in_flows WHERE ${IDENTIFIED}`,
      [key.stateHash, key.browserHash],
    );
    return rows[0] ?? null;
  }

  /** Ends a flow; false when another request just did. */
  async end(tx: Tx, key: FlowKey): Promise<boolean> {
    const [, count] = await tx.query<[unknown[], number]>(`DELETE FROM sign_in_flows WHERE ${IDENTIFIED}`, [
      key.stateHash,
      key.browserHash,
    ]);
    return count === 1;
  }
}
