import { Module } from "@nestjs/common";
import { SettingsModule } from "../settings/settings.module.js";
import { SecretReader } from "./secret-reader.js";
import { SecretStatuses } from "./secret-statuses.js";
import { SecretStoreModule } from "./secret-store.module.js";
import { SecretTargets } from "./secret-targets.js";
import { SecretsController } from "./secrets.controller.js";
import { SecretsService } from "./secrets.service.js";

@Module({
  imports: [SecretStoreModule, SettingsModule],
  controllers: [SecretsController],
  providers: [SecretsService, SecretStatuses, SecretTargets, SecretReader],
  exports: [SecretReader],
})
export class SecretsModule {}
