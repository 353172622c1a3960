import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { SettingsModule } from "../settings/settings.module.js";
import { ProfileRepository } from "./profile.repository.js";
import { ProfileRunsController } from "./profile-runs.controller.js";
import { RunRepository } from "./run.repository.js";
import { StressController } from "./stress.controller.js";
import { StressService } from "./stress.service.js";
import { StressProfilesController } from "./stress-profiles.controller.js";
import { StressProfilesService } from "./stress-profiles.service.js";
import { StressRunsController } from "./stress-runs.controller.js";
import { StressRunsService } from "./stress-runs.service.js";
import { StressThreads } from "./stress-threads.js";

@Module({
  imports: [ProjectsModule, SettingsModule],
  controllers: [StressController, StressProfilesController, ProfileRunsController, StressRunsController],
  providers: [
    StressService,
    StressProfilesService,
    StressRunsService,
    ProfileRepository,
    RunRepository,
    StressThreads,
  ],
})
export class StressModule {}
