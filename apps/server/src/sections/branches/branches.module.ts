import { Module } from "@nestjs/common";
import { ModelModule } from "../model/model.module.js";
import { ProjectsModule } from "../projects/projects.module.js";
import { RevisionsModule } from "../revisions/revisions.module.js";
import { BranchRepository } from "./branch.repository.js";
import { BranchMergesController } from "./branch-merges.controller.js";
import { BranchMergesService } from "./branch-merges.service.js";
import { BranchesController } from "./branches.controller.js";
import { BranchesService } from "./branches.service.js";

@Module({
  imports: [ProjectsModule, ModelModule, RevisionsModule],
  controllers: [BranchesController, BranchMergesController],
  providers: [BranchesService, BranchMergesService, BranchRepository],
})
export class BranchesModule {}
