import { Injectable } from "@nestjs/common";
import {
  type InstanceSettings,
  mergeSettings,
  removedProviderKeys,
  type SettingsOverrides,
} from "@plumbline/settings-policy";
import type { Caller } from "../../platform/access/principal.js";
import { recordAudit } from "../../platform/audit/record-audit.js";
import type { Tx } from "../../platform/database/statements.js";
import { conflict } from "../../platform/errors/api-error.js";
import { versionTag } from "../../platform/http/if-match.js";
import {
  InstanceSettingsRepository,
  type InstanceSettingsRow,
} from "../settings/reading/instance-settings.repository.js";
import { SettingsReader } from "../settings/reading/settings-reader.js";
import { WorkspaceSettingsRepository } from "../settings/reading/workspace-settings.repository.js";
import { ProviderRemovals } from "../settings/saving/provider-removals.js";
import { changedPaths } from "../settings/settings.module.js";

/** Writes the settings of the instance, and what goes with them: what is kept for default providers that are gone, and the audit. */
@Injectable()
export class InstanceSettingsWriter {
  constructor(
    private readonly instances: InstanceSettingsRepository,
    private readonly workspaces: WorkspaceSettingsRepository,
    private readonly settings: SettingsReader,
    private readonly removals: ProviderRemovals,
  ) {}

  async write(
    tx: Tx,
    caller: Caller,
    stated: InstanceSettings,
    expectedTag: string,
  ): Promise<InstanceSettingsRow> {
    const before = await this.instances.lock(tx);
    if (versionTag(before.version) !== expectedTag) {
      throw conflict(`The settings are at version ${before.version} by now: read them and send yours again`);
    }
    await this.instances.replace(tx, stated);
    const version = before.version + 1;
    const { policy, defaults } = this.settings.contextOf(before);
    const details = { version, changed: changedPaths({ policy, defaults }, stated) };
    const entry = { workspaceId: null, action: "instance.settings.changed", target: "instance" } as const;
    await recordAudit(tx, caller, { ...entry, details });
    await this.removeWithProviders(tx, caller, defaults, stated.defaults);
    return { ...stated, version };
  }

  /** What is kept for default providers that are gone, wherever the workspace has no such provider of its own. */
  private async removeWithProviders(
    tx: Tx,
    caller: Caller,
    before: SettingsOverrides,
    after: SettingsOverrides,
  ): Promise<void> {
    const gone = removedProviderKeys(mergeSettings({}, before), mergeSettings({}, after));
    if (gone.length === 0) {
      return;
    }
    const kept = await this.workspaces.keysOfOwnProviders(tx, gone);
    await this.removals.leftDefaults(tx, caller, gone, kept);
  }
}
