import { Module } from "@nestjs/common";
import { ModelModule } from "../model/model.module.js";
import { ProjectsModule } from "../projects/projects.module.js";
import { RevisionsModule } from "../revisions/revisions.module.js";
import { BranchRepository } from "./branch.repository.js";
import { BranchesController } from "./branches.controller.js";
import { BranchesService } from "./branches.service.js";

@Module({
  imports: [ProjectsModule, ModelModule, RevisionsModule],
  controllers: [BranchesController],
  providers: [BranchesService, BranchRepository],
})
export class BranchesModule {}
