import { Module } from "@nestjs/common";
import { RevisionsModule } from "../revisions/revisions.module.js";
import { ScenariosModule } from "../scenarios/scenarios.module.js";
import { AnswersController } from "./answers.controller.js";
import { AnswersService } from "./answers.service.js";
import { ReviewController } from "./review.controller.js";
import { ReviewService } from "./review.service.js";
import { ReviewRunner } from "./review-runner.js";
import { RevisionsOfSnapshots } from "./revisions-of-snapshots.js";
import { SnapshotsController } from "./snapshots.controller.js";
import { SnapshotsService } from "./snapshots.service.js";

@Module({
  imports: [ScenariosModule, RevisionsModule],
  controllers: [ReviewController, AnswersController, SnapshotsController],
  providers: [ReviewService, AnswersService, SnapshotsService, ReviewRunner, RevisionsOfSnapshots],
  exports: [ReviewService],
})
export class ReviewModule {}
