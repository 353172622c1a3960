import { Module } from "@nestjs/common";
import { SecretStoreModule } from "../secrets/secret-store.module.js";
import { AddressLookup } from "./address-lookup.js";
import { InstanceSettingsRepository } from "./instance-settings.repository.js";
import { PolicyViolations } from "./policy-violations.js";
import { SettingsReader } from "./settings-reader.js";
import { SettingsSchemaController } from "./settings-schema.controller.js";
import { WorkspaceSettingsController } from "./workspace-settings.controller.js";
import { WorkspaceSettingsRepository } from "./workspace-settings.repository.js";
import { WorkspaceSettingsService } from "./workspace-settings.service.js";
import { WorkspaceSettingsWriter } from "./workspace-settings.writer.js";

const SHARED = [
  SettingsReader,
  InstanceSettingsRepository,
  WorkspaceSettingsRepository,
  AddressLookup,
  PolicyViolations,
];

@Module({
  imports: [SecretStoreModule],
  controllers: [WorkspaceSettingsController, SettingsSchemaController],
  providers: [...SHARED, WorkspaceSettingsService, WorkspaceSettingsWriter],
  exports: SHARED,
})
export class SettingsModule {}
