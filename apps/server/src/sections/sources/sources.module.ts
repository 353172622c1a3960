import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { SecretsModule } from "../secrets/secrets.module.js";
import { SettingsModule } from "../settings/settings.module.js";
import { CodeHostClient } from "./code-host/code-host-client.js";
import { CodeHosts } from "./code-host/code-hosts.js";
import { PatientHost } from "./reading/patient-host.js";
import { RepositoryReader } from "./reading/repository-reader.js";
import { Waits } from "./reading/waits.js";
import { RepositoriesAtHost } from "./repositories/read-at-host.js";
import { RepositoriesController } from "./repositories/repositories.controller.js";
import { RepositoriesService } from "./repositories/repositories.service.js";

export type { CodeHostAnswer } from "./code-host/code-host-answer.js";
export { CodeHostClient } from "./code-host/code-host-client.js";
export { type CodeHostAccess, CodeHosts } from "./code-host/code-hosts.js";
export { CODE_HOST_EVIDENCE_MS, RUNS_READ_AT_ONCE } from "./limits.js";

@Module({
  imports: [ProjectsModule, SettingsModule, SecretsModule],
  controllers: [RepositoriesController],
  providers: [
    RepositoriesService,
    RepositoriesAtHost,
    CodeHosts,
    CodeHostClient,
    PatientHost,
    Waits,
    RepositoryReader,
  ],
  exports: [CodeHosts, CodeHostClient],
})
export class SourcesModule {}
