import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { ChangeSetRepository } from "./change-set.repository.js";
import { ConfirmationsController } from "./confirmations.controller.js";
import { ConfirmationsService } from "./confirmations.service.js";
import { EditRunner } from "./edit-runner.js";
import { EditThreads } from "./edit-threads.js";
import { ElementsController } from "./elements.controller.js";
import { FactRepository } from "./fact.repository.js";
import { FACT_EDIT_CONTROLLERS } from "./fact-edits.controllers.js";
import { FACT_CONTROLLERS } from "./facts.controllers.js";
import { FactsService } from "./facts.service.js";
import { FactsOfProjects } from "./facts-of-projects.js";
import { HistoryRepository } from "./history.repository.js";
import { LockedStreamRepository } from "./locked-stream.repository.js";
import { ModelController } from "./model.controller.js";
import { ModelRepository } from "./model.repository.js";
import { ModelService } from "./model.service.js";
import { ModelChangesController } from "./model-changes.controller.js";
import { ModelEditsService } from "./model-edits.service.js";
import { ModelStateResolver } from "./model-state.resolver.js";
import { ModelStreams } from "./model-streams.js";
import { ModelThreads } from "./model-threads.js";
import { OtherStreamsRepository } from "./other-streams.repository.js";
import { PastModelRepository } from "./past-model.repository.js";
import { SchemaRepository } from "./schema.repository.js";
import { SchemasController } from "./schemas.controller.js";
import { SchemasService } from "./schemas.service.js";
import { WriteTurns } from "./write-turns.js";

// For worker threads, which know no modules.
export { RememberedModel } from "./remembered-model.js";

/** The model: its rows and who reads them. The repositories keep nothing, so a worker thread makes its own. */
@Module({
  imports: [ProjectsModule],
  controllers: [
    ModelController,
    ModelChangesController,
    ...FACT_EDIT_CONTROLLERS,
    ElementsController,
    ...FACT_CONTROLLERS,
    SchemasController,
    ConfirmationsController,
  ],
  providers: [
    ModelService,
    FactsService,
    FactsOfProjects,
    SchemasService,
    ConfirmationsService,
    ModelEditsService,
    EditRunner,
    EditThreads,
    WriteTurns,
    LockedStreamRepository,
    ModelStreams,
    ModelThreads,
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
    ModelRepository,
    ChangeSetRepository,
    SchemaRepository,
    OtherStreamsRepository,
    ModelStateResolver,
    PastModelRepository,
  ],
})
export class ModelModule {}
