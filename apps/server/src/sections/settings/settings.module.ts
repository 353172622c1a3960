import { Module } from "@nestjs/common";
import { AddressLookup } from "./address-lookup.js";
import { InstanceSettingsRepository } from "./instance-settings.repository.js";
import { PolicyViolations } from "./policy-violations.js";
import { ProviderRemovals } from "./provider-removals.js";
import { SettingsReader } from "./settings-reader.js";
import { SettingsSchemaController } from "./settings-schema.controller.js";
import { WorkspaceSettingsController } from "./workspace-settings.controller.js";
import { WorkspaceSettingsRepository } from "./workspace-settings.repository.js";
import { WorkspaceSettingsService } from "./workspace-settings.service.js";
import { WorkspaceSettingsWriter } from "./workspace-settings.writer.js";

export { changedPaths } from "./changed-paths.js";
export { readableSettings, refuseBroken } from "./read-settings-body.js";
export { requiredVersionTag } from "./required-if-match.js";

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
