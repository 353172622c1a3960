import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { WorkspacesModule } from "../workspaces/workspaces.module.js";
import { AgentTokenStrategy } from "./agent-token.strategy.js";
import { AgentTokenStoreModule } from "./agent-token-store.module.js";
import { AgentTokensController } from "./agent-tokens.controller.js";
import { AgentTokensService } from "./agent-tokens.service.js";
import { CapabilitiesController } from "./capabilities.controller.js";
import { CapabilitiesService } from "./capabilities.service.js";
import { PresentedTokensService } from "./presented-tokens.service.js";

@Module({
  imports: [AgentTokenStoreModule, WorkspacesModule, ProjectsModule],
  controllers: [AgentTokensController, CapabilitiesController],
  providers: [AgentTokensService, CapabilitiesService, PresentedTokensService, AgentTokenStrategy],
})
export class AgentTokensModule {}
