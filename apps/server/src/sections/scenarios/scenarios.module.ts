import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { ScenarioRunsController } from "./playing/scenario-runs.controller.js";
import { ScenarioRunsService } from "./playing/scenario-runs.service.js";
import { ScenarioRepository } from "./saving/scenario.repository.js";
import { ScenariosController } from "./saving/scenarios.controller.js";
import { ScenariosService } from "./saving/scenarios.service.js";

@Module({
  imports: [ProjectsModule],
  controllers: [ScenariosController, ScenarioRunsController],
  providers: [ScenariosService, ScenarioRunsService, ScenarioRepository],
  exports: [ScenarioRepository],
})
export class ScenariosModule {}

export { runChecking } from "./schema-checks/schema-check-guard.js";
