import { Module } from "@nestjs/common";
import { TypeOrmModule } from "@nestjs/typeorm";
import { ProjectsModule } from "../projects/projects.module.js";
import { ScenarioEntity } from "./scenario.entity.js";
import { ScenarioRepository } from "./scenario.repository.js";
import { ScenarioRunsController } from "./scenario-runs.controller.js";
import { ScenarioRunsService } from "./scenario-runs.service.js";
import { ScenarioThreads } from "./scenario-threads.js";
import { ScenariosController } from "./scenarios.controller.js";
import { ScenariosService } from "./scenarios.service.js";

@Module({
  imports: [ProjectsModule, TypeOrmModule.forFeature([ScenarioEntity])],
  controllers: [ScenariosController, ScenarioRunsController],
  providers: [ScenariosService, ScenarioRunsService, ScenarioRepository, ScenarioThreads],
  exports: [ScenarioRepository],
})
export class ScenariosModule {}

// For the worker threads of other sections, which know no modules.
export { prepareInTime } from "./prepare-in-time.js";
export { findScenarioDocument } from "./scenario.repository.js";
export type { SchemaCheckMemory } from "./schema-check-clock.js";
export { runChecking } from "./schema-check-guard.js";
