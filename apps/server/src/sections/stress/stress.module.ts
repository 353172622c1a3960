import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { ScenariosModule } from "../scenarios/scenarios.module.js";
import { SettingsModule } from "../settings/settings.module.js";
import { ProfileRepository } from "./profiles/profile.repository.js";
import { StressProfilesController } from "./profiles/stress-profiles.controller.js";
import { StressProfilesService } from "./profiles/stress-profiles.service.js";
import { ProfileRunner } from "./runs/profile-runner.js";
import { ProfileRunsController } from "./runs/profile-runs.controller.js";
import { RunRepository } from "./runs/run.repository.js";
import { StressRunsController } from "./runs/stress-runs.controller.js";
import { StressRunsService } from "./runs/stress-runs.service.js";
import { StressController } from "./stress.controller.js";
import { StressService } from "./stress.service.js";

@Module({
  imports: [ProjectsModule, ScenariosModule, SettingsModule],
  controllers: [StressController, StressProfilesController, ProfileRunsController, StressRunsController],
  providers: [
    StressService,
    StressProfilesService,
    StressRunsService,
    ProfileRepository,
    RunRepository,
    ProfileRunner,
  ],
})
export class StressModule {}
