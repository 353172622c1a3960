import { Module } from "@nestjs/common";
import { SettingsModule } from "../settings/settings.module.js";
import { SecretRepository } from "./secret.repository.js";
import { SecretReader } from "./secret-reader.js";
import { SecretStatuses } from "./secret-statuses.js";
import { SecretTargets } from "./secret-targets.js";
import { SecretsController } from "./secrets.controller.js";
import { SecretsService } from "./secrets.service.js";
import { SecretsOfProviders } from "./secrets-of-providers.js";

@Module({
  imports: [SettingsModule],
  controllers: [SecretsController],
  providers: [
    SecretsService,
    SecretStatuses,
    SecretTargets,
    SecretReader,
    SecretRepository,
    SecretsOfProviders,
  ],
  exports: [SecretReader],
})
export class SecretsModule {}
