import { type DynamicModule, Module } from "@nestjs/common";
import { APP_FILTER, APP_GUARD, APP_PIPE } from "@nestjs/core";
import { AccessGuard } from "./platform/access/access.guard.js";
import type { Configuration } from "./platform/configuration/configuration.js";
import { ProblemFilter } from "./platform/errors/problem.filter.js";
import { BodyGuard } from "./platform/http/body.guard.js";
import { BodySizeGuard } from "./platform/http/body-size.guard.js";
import { ConditionsGuard } from "./platform/http/conditions.guard.js";
import { QueryGuard } from "./platform/http/query.guard.js";
import { RequestPipe } from "./platform/http/request.pipe.js";
import { PlatformModule } from "./platform/platform.module.js";
import { RateLimitGuard } from "./platform/rate-limit/rate-limit.guard.js";
import { AgentTextsModule } from "./sections/agent-texts/agent-texts.module.js";
import { AgentTokensModule } from "./sections/agent-tokens/agent-tokens.module.js";
import { AiModule } from "./sections/ai/ai.module.js";
import { AuditModule } from "./sections/audit/audit.module.js";
import { AuthModule } from "./sections/auth/auth.module.js";
import { BranchesModule } from "./sections/branches/branches.module.js";
import { BuildModule } from "./sections/build/build.module.js";
import { CostSheetsModule } from "./sections/cost-sheets/cost-sheets.module.js";
import { DecisionsModule } from "./sections/decisions/decisions.module.js";
import { HealthModule } from "./sections/health/health.module.js";
import { ImpactModule } from "./sections/impact/impact.module.js";
import { InstanceModule } from "./sections/instance/instance.module.js";
import { InterchangeModule } from "./sections/interchange/interchange.module.js";
import { InvitationsModule } from "./sections/invitations/invitations.module.js";
import { McpModule } from "./sections/mcp/mcp.module.js";
import { ModelModule } from "./sections/model/model.module.js";
import { ModelDocumentModule } from "./sections/model-document/model-document.module.js";
import { PagesModule } from "./sections/pages/pages.module.js";
import { PricesModule } from "./sections/prices/prices.module.js";
import { ProjectsModule } from "./sections/projects/projects.module.js";
import { PromisesModule } from "./sections/promises/promises.module.js";
import { QuestionsModule } from "./sections/questions/questions.module.js";
import { ReviewModule } from "./sections/review/review.module.js";
import { RevisionsModule } from "./sections/revisions/revisions.module.js";
import { ScenariosModule } from "./sections/scenarios/scenarios.module.js";
import { SearchModule } from "./sections/search/search.module.js";
import { SecretsModule } from "./sections/secrets/secrets.module.js";
import { SettingsModule } from "./sections/settings/settings.module.js";
import { SourcesModule } from "./sections/sources/sources.module.js";
import { StampModule } from "./sections/stamp/stamp.module.js";
import { StressModule } from "./sections/stress/stress.module.js";
import { ViewsModule } from "./sections/views/views.module.js";
import { WorkspacesModule } from "./sections/workspaces/workspaces.module.js";

const SECTIONS = [
  HealthModule,
  // Routes are tried in this order, and tools are what is asked most: one address, found before hundreds of others.
  McpModule,
  AuthModule,
  WorkspacesModule,
  ProjectsModule,
  AgentTokensModule,
  StampModule,
  SearchModule,
  ModelModule,
  ModelDocumentModule,
  InterchangeModule,
  ScenariosModule,
  StressModule,
  BranchesModule,
  RevisionsModule,
  ViewsModule,
  SourcesModule,
  PricesModule,
  CostSheetsModule,
  PromisesModule,
  ReviewModule,
  ImpactModule,
  BuildModule,
  AgentTextsModule,
  QuestionsModule,
  DecisionsModule,
  AiModule,
  AuditModule,
  SettingsModule,
  InstanceModule,
  SecretsModule,
  InvitationsModule,
  PagesModule,
];

/** The service: the platform and one module per subject. */
@Module({})
export class AppModule {
  static with(configuration: Configuration): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.with(configuration), ...SECTIONS],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        // In this order: every attempt counts, a stated size is refused before anybody asks who sends it, and what a
        // route takes is told to those alone who may call it.
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_GUARD, useClass: BodySizeGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: QueryGuard },
        { provide: APP_GUARD, useClass: ConditionsGuard },
        { provide: APP_GUARD, useClass: BodyGuard },
        { provide: APP_PIPE, useClass: RequestPipe },
      ],
    };
  }
}
