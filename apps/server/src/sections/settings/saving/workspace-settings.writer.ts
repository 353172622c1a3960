import { Injectable } from "@nestjs/common";
import {
  effectiveSettings,
  mergeSettings,
  removedProviderKeys,
  type SettingsOverrides,
} from "@plumbline/settings-policy";
import type { WorkspaceCaller } from "../../../platform/access/principal.js";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import type { Tx } from "../../../platform/database/statements.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { conflict } from "../../../platform/errors/api-error.js";
import { versionTag } from "../../../platform/http/if-match.js";
import {
  InstanceSettingsRepository,
  type InstanceSettingsRow,
} from "../reading/instance-settings.repository.js";
import { SettingsReader } from "../reading/settings-reader.js";
import {
  WorkspaceSettingsRepository,
  type WorkspaceSettingsRow,
} from "../reading/workspace-settings.repository.js";
import { changedPaths } from "./changed-paths.js";
import { ProviderRemovals } from "./provider-removals.js";

/** Overrides that were checked against the settings of the instance as they were then. */
export interface CheckedOverrides {
  readonly overrides: SettingsOverrides;
  /** The stored version that they replace, in quotes. */
  readonly versionTag: string;
  readonly instance: InstanceSettingsRow;
}

/** Writes the settings of a workspace, and what goes with them: what is kept for providers that are gone, and the audit. */
@Injectable()
export class WorkspaceSettingsWriter {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly instance: InstanceSettingsRepository,
    private readonly workspaces: WorkspaceSettingsRepository,
    private readonly settings: SettingsReader,
    private readonly removals: ProviderRemovals,
  ) {}

  /** Null, and nothing written, when the settings of the instance are not those of the check any more. */
  write(caller: WorkspaceCaller, checked: CheckedOverrides): Promise<WorkspaceSettingsRow | null> {
    const { workspaceId } = caller;
    const { overrides } = checked;
    return this.unitOfWork.run(async (tx) => {
      const { version } = await this.instance.hold(tx);
      if (version !== checked.instance.version) {
        return null;
      }
      const before = await this.workspaces.lock(tx, workspaceId);
      if (versionTag(before.version) !== checked.versionTag) {
        throw conflict(
          `The settings are at version ${before.version} by now: read them and send yours again`,
        );
      }
      await this.workspaces.replace(tx, workspaceId, overrides);
      const after = { version: before.version + 1, overrides };
      const details = { version: after.version, changed: changedPaths(before.overrides, overrides) };
      await recordAudit(tx, caller, {
        workspaceId,
        action: "settings.changed",
        target: workspaceId,
        details,
      });
      await this.removeWithProviders(tx, caller, checked, before);
      return after;
    });
  }

  /** What is kept for providers that the workspace had, in force or only stored, and has no more. */
  private removeWithProviders(
    tx: Tx,
    caller: WorkspaceCaller,
    { overrides, instance }: CheckedOverrides,
    before: WorkspaceSettingsRow,
  ): Promise<void> {
    const context = this.settings.contextOf(instance);
    const after = mergeSettings(context.defaults, overrides);
    const gone = [
      ...removedProviderKeys(mergeSettings(context.defaults, before.overrides), after),
      ...removedProviderKeys(effectiveSettings(before.overrides, context).effective, after),
    ];
    return this.removals.leftWorkspace(tx, caller, gone);
  }
}
