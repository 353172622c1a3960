import { Module } from "@nestjs/common";
import { ScenariosModule } from "../scenarios/scenarios.module.js";
import { BuildController } from "./build.controller.js";
import { BuildService } from "./build.service.js";
import { BuildRunner } from "./build-runner.js";
import { VerifyingController } from "./verifying.controller.js";
import { VerifyingService } from "./verifying.service.js";

@Module({
  imports: [ScenariosModule],
  controllers: [BuildController, VerifyingController],
  providers: [BuildService, VerifyingService, BuildRunner],
  exports: [BuildService, VerifyingService],
})
export class BuildModule {}
