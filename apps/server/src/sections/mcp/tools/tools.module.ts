import { Module } from "@nestjs/common";
import { AgentTokensModule } from "../../agent-tokens/agent-tokens.module.js";
import { AiModule } from "../../ai/ai.module.js";
import { BuildModule } from "../../build/build.module.js";
import { DecisionsModule } from "../../decisions/decisions.module.js";
import { ModelModule } from "../../model/model.module.js";
import { ProjectsModule } from "../../projects/projects.module.js";
import { PromisesModule } from "../../promises/promises.module.js";
import { QuestionsModule } from "../../questions/questions.module.js";
import { ReviewModule } from "../../review/review.module.js";
import { RevisionsModule } from "../../revisions/revisions.module.js";
import { ScenariosModule } from "../../scenarios/scenarios.module.js";
import { ModelQuestions } from "../handlers/model-questions.js";
import { ObligationTools } from "../handlers/obligation-tools.js";
import { PagedBytes } from "../handlers/paged-bytes.js";
import { AnswerFitter } from "./answer-fitter.js";
import { ToolAnswers } from "./tool-answers.js";
import { HANDLERS_OF_TOOLS, ToolHandlers } from "./tool-handlers.js";
import { ToolRunner } from "./tool-runner.js";

/** Tools and who answers them; none of it knows the protocol. */
@Module({
  imports: [
    AgentTokensModule,
    ProjectsModule,
    ModelModule,
    ScenariosModule,
    RevisionsModule,
    PromisesModule,
    ReviewModule,
    DecisionsModule,
    QuestionsModule,
    AiModule,
    BuildModule,
  ],
  providers: [
    ToolHandlers,
    ToolRunner,
    ToolAnswers,
    AnswerFitter,
    ModelQuestions,
    PagedBytes,
    ObligationTools,
    ...HANDLERS_OF_TOOLS,
  ],
  exports: [ToolHandlers, ToolRunner],
})
export class ToolsModule {}
