import { Module } from "@nestjs/common";
import { ModelModule } from "../model/model.module.js";
import { ProjectsModule } from "../projects/projects.module.js";
import { SecretsModule } from "../secrets/secrets.module.js";
import { SettingsModule } from "../settings/settings.module.js";
import { WorkspacesModule } from "../workspaces/workspaces.module.js";
import { CodeHostClient } from "./code-host/code-host-client.js";
import { CodeHosts } from "./code-host/code-hosts.js";
import { DecidedImportHold } from "./imports/decided-import-hold.js";
import { ImportsController } from "./imports/imports.controller.js";
import { ImportsService } from "./imports/imports.service.js";
import { OpenImportHold } from "./imports/open-import-hold.js";
import { LinksController } from "./links/links.controller.js";
import { LinksService } from "./links/links.service.js";
import { PatientHost } from "./reading/patient-host.js";
import { RepositoryReader } from "./reading/repository-reader.js";
import { Waits } from "./reading/waits.js";
import { RepositoriesAtHost } from "./repositories/read-at-host.js";
import { RepositoriesController } from "./repositories/repositories.controller.js";
import { RepositoriesService } from "./repositories/repositories.service.js";
import { FoundController } from "./scans/found.controller.js";
import { FoundService } from "./scans/found.service.js";
import { RepositoryScansController } from "./scans/repository-scans.controller.js";
import { ScanLife } from "./scans/scan-life.js";
import { ScanRuns } from "./scans/scan-runs.js";
import { ScanWorker } from "./scans/scan-worker.js";
import { ScansController } from "./scans/scans.controller.js";
import { ScansService } from "./scans/scans.service.js";
import { ScansOfProjects } from "./scans/scans-of-projects.js";
import { SnapshotHolds } from "./scans/snapshot-holds.js";
import { SnapshotKeeping } from "./scans/snapshot-keeping.js";
import { SourceExtraction } from "./scans/source-extraction.js";

export type { CodeHostAnswer } from "./code-host/code-host-answer.js";
export { CodeHostClient } from "./code-host/code-host-client.js";
export { type CodeHostAccess, CodeHosts } from "./code-host/code-hosts.js";
export { CODE_HOST_EVIDENCE_MS, RUNS_READ_AT_ONCE } from "./limits.js";
export { type SnapshotHold, SnapshotHolds } from "./scans/snapshot-holds.js";

const READING = [CodeHosts, CodeHostClient, RepositoriesAtHost, PatientHost, Waits, RepositoryReader];
const SCANS = [
  ...[ScansService, FoundService, ScanWorker, ScanRuns, ScanLife, SourceExtraction],
  ...[SnapshotHolds, SnapshotKeeping, ScansOfProjects],
];
const IMPORTS = [ImportsService, OpenImportHold, DecidedImportHold, LinksService];

@Module({
  imports: [ModelModule, WorkspacesModule, ProjectsModule, SettingsModule, SecretsModule],
  controllers: [
    RepositoriesController,
    RepositoryScansController,
    ScansController,
    FoundController,
    ImportsController,
    LinksController,
  ],
  providers: [RepositoriesService, ...READING, ...SCANS, ...IMPORTS],
  exports: [CodeHosts, CodeHostClient, SnapshotHolds],
})
export class SourcesModule {}
