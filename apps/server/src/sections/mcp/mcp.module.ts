import { Module } from "@nestjs/common";
import { AgentTextsModule } from "../agent-texts/agent-texts.module.js";
import { AgentTokensModule } from "../agent-tokens/agent-tokens.module.js";
import { BuildModule } from "../build/build.module.js";
import { DecisionsModule } from "../decisions/decisions.module.js";
import { ModelModule } from "../model/model.module.js";
import { ProjectsModule } from "../projects/projects.module.js";
import { PromisesModule } from "../promises/promises.module.js";
import { QuestionsModule } from "../questions/questions.module.js";
import { ReviewModule } from "../review/review.module.js";
import { RevisionsModule } from "../revisions/revisions.module.js";
import { ScenariosModule } from "../scenarios/scenarios.module.js";
import { BuildTools } from "./handlers/build-tools.js";
import { ModelQuestions } from "./handlers/model-questions.js";
import { ModelTools } from "./handlers/model-tools.js";
import { ObligationTools } from "./handlers/obligation-tools.js";
import { PagedBytes } from "./handlers/paged-bytes.js";
import { PromiseTools } from "./handlers/promise-tools.js";
import { ReviewTools } from "./handlers/review-tools.js";
import { ScenarioTools } from "./handlers/scenario-tools.js";
import { McpController } from "./mcp.controller.js";
import { McpService } from "./mcp.service.js";
import { Resources } from "./protocol/resources.js";
import { ToolServers } from "./protocol/tool-server.js";
import { AnswerFitter } from "./tools/answer-fitter.js";
import { ToolAnswers } from "./tools/tool-answers.js";
import { ToolHandlers } from "./tools/tool-handlers.js";
import { ToolRunner } from "./tools/tool-runner.js";

@Module({
  imports: [
    AgentTextsModule,
    AgentTokensModule,
    ProjectsModule,
    ModelModule,
    ScenariosModule,
    RevisionsModule,
    PromisesModule,
    ReviewModule,
    DecisionsModule,
    QuestionsModule,
    BuildModule,
  ],
  controllers: [McpController],
  providers: [
    McpService,
    ToolServers,
    Resources,
    ToolHandlers,
    ToolRunner,
    ToolAnswers,
    AnswerFitter,
    ModelQuestions,
    PagedBytes,
    ObligationTools,
    ModelTools,
    ScenarioTools,
    PromiseTools,
    ReviewTools,
    BuildTools,
  ],
})
export class McpModule {}
