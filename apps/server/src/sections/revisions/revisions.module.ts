import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { ComparisonController } from "./comparison.controller.js";
import { ComparisonService } from "./comparison.service.js";
import { RevisionRepository } from "./revision.repository.js";
import { RevisionHolds } from "./revision-holds.js";
import { RevisionsController } from "./revisions.controller.js";
import { RevisionsService } from "./revisions.service.js";

export { ModelComparisonResponse } from "./dto/comparison.response.js";

@Module({
  imports: [ProjectsModule],
  controllers: [RevisionsController, ComparisonController],
  providers: [RevisionsService, ComparisonService, RevisionRepository, RevisionHolds],
  exports: [ComparisonService, RevisionRepository, RevisionHolds],
})
export class RevisionsModule {}
