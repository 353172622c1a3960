import { Injectable } from "@nestjs/common";
import type { Caller, WorkspaceCaller } from "../../../platform/access/principal.js";
import type { Tx } from "../../../platform/database/statements.js";
import type { KeyOfProvider } from "../reading/workspace-settings.repository.js";

/** What another section keeps for providers, which it knows by the names of their API keys. */
export interface ProviderRemoval {
  /** These left the settings of the caller's workspace. In the transaction of the save, after its own entry. */
  leftWorkspace(tx: Tx, caller: WorkspaceCaller, keys: readonly string[]): Promise<void>;
  /** The same of the defaults of the instance; those in `kept` are stated by their workspace itself. */
  leftDefaults(
    tx: Tx,
    caller: Caller,
    keys: readonly string[],
    kept: readonly KeyOfProvider[],
  ): Promise<void>;
}

/** All of them, in the order in which they registered. */
@Injectable()
export class ProviderRemovals implements ProviderRemoval {
  private readonly removals: ProviderRemoval[] = [];

  add(removal: ProviderRemoval): void {
    this.removals.push(removal);
  }

  async leftWorkspace(tx: Tx, caller: WorkspaceCaller, keys: readonly string[]): Promise<void> {
    for (const removal of this.removals) {
      await removal.leftWorkspace(tx, caller, keys);
    }
  }

  async leftDefaults(
    tx: Tx,
    caller: Caller,
    keys: readonly string[],
    kept: readonly KeyOfProvider[],
  ): Promise<void> {
    for (const removal of this.removals) {
      await removal.leftDefaults(tx, caller, keys, kept);
    }
  }
}
