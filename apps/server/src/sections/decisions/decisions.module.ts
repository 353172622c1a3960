import { Module } from "@nestjs/common";
import { RevisionsModule } from "../revisions/revisions.module.js";
import { ScenariosModule } from "../scenarios/scenarios.module.js";
import { DecisionsController } from "./decisions.controller.js";
import { DecisionsService } from "./decisions.service.js";
import { ExportsOfDecisionsController } from "./exports-of-decisions.controller.js";
import { RevisionsOfDecisions } from "./revisions-of-decisions.js";
import { VerdictsController } from "./verdicts.controller.js";

// The path that is a word comes before the one that takes any.
@Module({
  imports: [ScenariosModule, RevisionsModule],
  controllers: [ExportsOfDecisionsController, VerdictsController, DecisionsController],
  providers: [DecisionsService, RevisionsOfDecisions],
  exports: [DecisionsService],
})
export class DecisionsModule {}
