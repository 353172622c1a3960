import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { ConfirmationsController } from "./confirming/confirmations.controller.js";
import { ConfirmationsService } from "./confirming/confirmations.service.js";
import { ChangeSetRepository } from "./editing/change-set.repository.js";
import { EditRunner } from "./editing/edit-runner.js";
import { FACT_EDIT_CONTROLLERS } from "./editing/fact-edits.controllers.js";
import { LockedStreamRepository } from "./editing/locked-stream.repository.js";
import { ModelChangesController } from "./editing/model-changes.controller.js";
import { ModelEditsService } from "./editing/model-edits.service.js";
import { WriteTurns } from "./editing/write-turns.js";
import { ElementsController } from "./facts/elements.controller.js";
import { FactRepository } from "./facts/fact.repository.js";
import { FACT_CONTROLLERS } from "./facts/facts.controllers.js";
import { FactsService } from "./facts/facts.service.js";
import { FactsSinceController } from "./reading/facts-since.controller.js";
import { FactsSinceRepository } from "./reading/facts-since.repository.js";
import { FactsSinceService } from "./reading/facts-since.service.js";
import { HistoryRepository } from "./reading/history.repository.js";
import { ModelController } from "./reading/model.controller.js";
import { ModelService } from "./reading/model.service.js";
import { SchemaRepository } from "./schemas/schema.repository.js";
import { SchemasController } from "./schemas/schemas.controller.js";
import { SchemasService } from "./schemas/schemas.service.js";
import { FactsOfProjects } from "./streams/facts-of-projects.js";
import { ModelRepository } from "./streams/model.repository.js";
import { ModelStateResolver } from "./streams/model-state.resolver.js";
import { ModelStreams } from "./streams/model-streams.js";
import { OtherStreamsRepository } from "./streams/other-streams.repository.js";
import { PastModelRepository } from "./streams/past-model.repository.js";

/** The model: its rows and who reads them. The repositories keep nothing, so a worker thread makes its own. */
@Module({
  imports: [ProjectsModule],
  controllers: [
    ModelController,
    FactsSinceController,
    ModelChangesController,
    ...FACT_EDIT_CONTROLLERS,
    ElementsController,
    ...FACT_CONTROLLERS,
    SchemasController,
    ConfirmationsController,
  ],
  providers: [
    ModelService,
    FactsSinceService,
    FactsSinceRepository,
    FactsService,
    FactsOfProjects,
    SchemasService,
    ConfirmationsService,
    ModelEditsService,
    EditRunner,
    WriteTurns,
    LockedStreamRepository,
    ModelStreams,
    ModelStateResolver,
    ModelRepository,
    FactRepository,
    HistoryRepository,
    ChangeSetRepository,
    SchemaRepository,
    OtherStreamsRepository,
    PastModelRepository,
  ],
  exports: [
    FactsService,
    SchemasService,
    ModelRepository,
    ChangeSetRepository,
    SchemaRepository,
    OtherStreamsRepository,
    ModelStateResolver,
    PastModelRepository,
  ],
})
export class ModelModule {}

export { ModelChangesRequest } from "./dto/model-changes.request.js";
export { MAX_BATCH_BODY } from "./limits.js";
