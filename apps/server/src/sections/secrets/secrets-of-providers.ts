import { Injectable } from "@nestjs/common";
import type { Caller, WorkspaceCaller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import type { Tx } from "../../platform/database/statements.js";
import { type ProviderRemoval, ProviderRemovals } from "../settings/saving/provider-removals.js";
import { type SecretPlace, SecretRepository } from "./secret.repository.js";

/** The API key of a provider goes with it. */
@Injectable()
export class SecretsOfProviders implements ProviderRemoval {
  constructor(
    private readonly secrets: SecretRepository,
    removals: ProviderRemovals,
  ) {
    removals.add(this);
  }

  async leftWorkspace(tx: Tx, caller: WorkspaceCaller, keys: readonly string[]): Promise<void> {
    const { workspaceId } = caller;
    for (const name of await this.secrets.delete(tx, workspaceId, keys)) {
      await record(tx, caller, { workspaceId, name });
    }
  }

  async leftDefaults(
    tx: Tx,
    caller: Caller,
    keys: readonly string[],
    kept: readonly SecretPlace[],
  ): Promise<void> {
    for (const place of await this.secrets.deleteInAllWorkspaces(tx, keys, kept)) {
      await record(tx, caller, place);
    }
  }
}

function record(tx: Tx, caller: Caller, { workspaceId, name: target }: SecretPlace): Promise<void> {
  const details = { reason: "its provider is gone" };
  return recordAudit(tx, caller, { workspaceId, action: "secret.deleted", target, details });
}
