import { Module } from "@nestjs/common";
import { PricesModule } from "../prices/prices.module.js";
import { ProjectsModule } from "../projects/projects.module.js";
import { ScenariosModule } from "../scenarios/scenarios.module.js";
import { SecretsModule } from "../secrets/secrets.module.js";
import { SettingsModule } from "../settings/settings.module.js";
import { ArchitectureCreationService } from "./architectures/architecture-creation.service.js";
import { ArchitecturesController } from "./architectures/architectures.controller.js";
import { ArchitecturesService } from "./architectures/architectures.service.js";
import { AiCallRepository } from "./calling/ai-call.repository.js";
import { AiTasks } from "./calling/ai-tasks.js";
import { CallPrices } from "./calling/call-prices.js";
import { ProviderCalls } from "./calling/provider-calls.js";
import { Reservations } from "./calling/reservations.js";
import { TaskPreviews } from "./calling/task-previews.js";
import { TaskProviders } from "./calling/task-providers.js";
import { TaskReadiness } from "./calling/task-readiness.js";
import { CritiquesController } from "./critiques/critiques.controller.js";
import { CritiquesService } from "./critiques/critiques.service.js";
import { ExplainController } from "./explaining/explain.controller.js";
import { ExplainService } from "./explaining/explain.service.js";
import { FlowCreationService } from "./flows/flow-creation.service.js";
import { FlowDecisionsController } from "./flows/flow-decisions.controller.js";
import { FlowProposalsController } from "./flows/flow-proposals.controller.js";
import { FlowProposalsService } from "./flows/flow-proposals.service.js";
import { KeepingController } from "./keeping/keeping.controller.js";
import { KeepingService } from "./keeping/keeping.service.js";
import { ProviderTestController } from "./provider-test/provider-test.controller.js";
import { ProviderTestService } from "./provider-test/provider-test.service.js";
import { AiCallsController } from "./usage/ai-calls.controller.js";
import { AiUsageController } from "./usage/ai-usage.controller.js";
import { AiUsageService } from "./usage/ai-usage.service.js";
import { CallsOfProjects } from "./usage/calls-of-projects.js";

const CALLING = [
  AiTasks,
  TaskReadiness,
  TaskPreviews,
  TaskProviders,
  CallPrices,
  Reservations,
  ProviderCalls,
  AiCallRepository,
];
const USAGE = [AiUsageService, CallsOfProjects, ProviderTestService];
const FLOWS = [FlowProposalsService, FlowCreationService];
const CRITIQUES = [CritiquesService, KeepingService];
const ARCHITECTURES = [ArchitecturesService, ArchitectureCreationService];

@Module({
  imports: [ProjectsModule, ScenariosModule, SettingsModule, SecretsModule, PricesModule],
  controllers: [
    ExplainController,
    AiUsageController,
    AiCallsController,
    ProviderTestController,
    FlowProposalsController,
    FlowDecisionsController,
    ArchitecturesController,
    CritiquesController,
    KeepingController,
  ],
  providers: [...CALLING, ...USAGE, ...FLOWS, ...ARCHITECTURES, ...CRITIQUES, ExplainService],
  exports: [FlowProposalsService, ArchitecturesService],
})
export class AiModule {}
