import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { ScenarioRunsController } from "./playing/scenario-runs.controller.js";
import { ScenarioRunsService } from "./playing/scenario-runs.service.js";
import { ScenarioRepository } from "./saving/scenario.repository.js";
import { ScenariosController } from "./saving/scenarios.controller.js";
import { ScenariosService } from "./saving/scenarios.service.js";
import { SchemaCheckGuard } from "./schema-checks/schema-check-guard.js";

@Module({
  imports: [ProjectsModule],
  controllers: [ScenariosController, ScenarioRunsController],
  providers: [ScenariosService, ScenarioRunsService, ScenarioRepository, SchemaCheckGuard],
  exports: [ScenariosService, ScenarioRunsService, ScenarioRepository, SchemaCheckGuard],
})
export class ScenariosModule {}

export { SchemaCheckGuard } from "./schema-checks/schema-check-guard.js";
