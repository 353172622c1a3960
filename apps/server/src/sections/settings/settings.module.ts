import { Module } from "@nestjs/common";
import { InstanceSettingsRepository } from "./reading/instance-settings.repository.js";
import { PolicyViolations } from "./reading/policy-violations.js";
import { SettingsReader } from "./reading/settings-reader.js";
import { WorkspaceSettingsRepository } from "./reading/workspace-settings.repository.js";
import { AddressLookup } from "./saving/address-lookup.js";
import { ProviderRemovals } from "./saving/provider-removals.js";
import { WorkspaceSettingsController } from "./saving/workspace-settings.controller.js";
import { WorkspaceSettingsService } from "./saving/workspace-settings.service.js";
import { WorkspaceSettingsWriter } from "./saving/workspace-settings.writer.js";
import { SettingsSchemaController } from "./settings-schema.controller.js";

export { changedPaths } from "./saving/changed-paths.js";
export { readableSettings, refuseBroken } from "./saving/read-settings-body.js";
export { requiredVersionTag } from "./saving/required-if-match.js";

@Module({
  controllers: [WorkspaceSettingsController, SettingsSchemaController],
  providers: [
    SettingsReader,
    InstanceSettingsRepository,
    WorkspaceSettingsRepository,
    AddressLookup,
    PolicyViolations,
    ProviderRemovals,
    WorkspaceSettingsService,
    WorkspaceSettingsWriter,
  ],
  exports: [
    SettingsReader,
    InstanceSettingsRepository,
    WorkspaceSettingsRepository,
    AddressLookup,
    PolicyViolations,
    ProviderRemovals,
  ],
})
export class SettingsModule {}
