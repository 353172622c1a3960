import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import type { ExternalIdentity } from "./external-identity.js";
import type { ProviderName } from "./sign-in-provider.js";

/** Whose account an identity is. */
@Injectable()
export class ExternalIdentityRepository {
  async accountOf(reader: Reader, provider: ProviderName, identity: ExternalIdentity): Promise<Guid | null> {
    const rows = await reader.query<{ accountId: Guid }[]>(
      `SELECT account_id AS "accountId" FROM external_identities
        WHERE provider = $1 AND issuer = $2 AND subject = $3`,
      [provider, identity.issuer, identity.subject],
    );
    return rows[0]?.accountId ?? null;
  }

  /** Holds another sign-in of the same identity back until the transaction ends. */
  async lock(tx: Tx, provider: ProviderName, identity: ExternalIdentity): Promise<void> {
    const name = JSON.stringify([provider, identity.issuer, identity.subject]);
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [name]);
  }

  async insert(
    tx: Tx,
    accountId: Guid,
    of: { readonly provider: ProviderName; readonly identity: ExternalIdentity },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO external_identities (provider, issuer, subject, account_id, created_at)
       VALUES ($1, $2, $3, $4, now())`,
      [of.provider, of.identity.issuer, of.identity.subject, accountId],
    );
  }
}
