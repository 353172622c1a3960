import { Module } from "@nestjs/common";
import { RevisionsModule } from "../revisions/revisions.module.js";
import { ScenariosModule } from "../scenarios/scenarios.module.js";
import { SourcesModule } from "../sources/sources.module.js";
import { ObligationsController } from "./obligations.controller.js";
import { ObligationsService } from "./obligations.service.js";
import { PrefixController } from "./prefix.controller.js";
import { PromiseRunsController } from "./promise-runs.controller.js";
import { PromiseRunsService } from "./promise-runs.service.js";
import { PromisesController } from "./promises.controller.js";
import { PromisesService } from "./promises.service.js";
import { RevisionsOfPromisesController } from "./revisions-of-promises.controller.js";
import { CheckRunner } from "./running/check-runner.js";
import { EvidenceRecorder } from "./running/evidence-recorder.js";
import { RevisionsOfRuns } from "./running/revisions-of-runs.js";
import { RunRate } from "./running/run-rate.js";
import { RunsAtHost } from "./running/runs-at-host.js";
import { ScansOfRuns } from "./running/scans-of-runs.js";

// Paths that are words come before the one that takes any.
@Module({
  imports: [ScenariosModule, SourcesModule, RevisionsModule],
  controllers: [
    PrefixController,
    PromiseRunsController,
    RevisionsOfPromisesController,
    ObligationsController,
    PromisesController,
  ],
  providers: [
    PromisesService,
    ObligationsService,
    PromiseRunsService,
    CheckRunner,
    RunRate,
    EvidenceRecorder,
    RunsAtHost,
    RevisionsOfRuns,
    ScansOfRuns,
  ],
  exports: [PromisesService, ObligationsService, PromiseRunsService],
})
export class PromisesModule {}
