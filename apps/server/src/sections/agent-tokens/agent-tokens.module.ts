import { Module } from "@nestjs/common";
import { ProjectsModule } from "../projects/projects.module.js";
import { WorkspacesModule } from "../workspaces/workspaces.module.js";
import { AgentTokenRepository } from "./agent-token.repository.js";
import { AgentTokenCredential } from "./agent-token-credential.js";
import { AgentTokensController } from "./agent-tokens.controller.js";
import { AgentTokensService } from "./agent-tokens.service.js";
import { CapabilitiesController } from "./capabilities.controller.js";
import { CapabilitiesService } from "./capabilities.service.js";
import { PresentedTokensService } from "./presented-tokens.service.js";
import { TokenPlaces } from "./token-places.service.js";
import { TokensOfProjects } from "./tokens-of-projects.js";

@Module({
  imports: [WorkspacesModule, ProjectsModule],
  controllers: [AgentTokensController, CapabilitiesController],
  providers: [
    AgentTokensService,
    AgentTokenRepository,
    TokensOfProjects,
    CapabilitiesService,
    PresentedTokensService,
    AgentTokenCredential,
    TokenPlaces,
  ],
  exports: [TokenPlaces],
})
export class AgentTokensModule {}

export { TokenPlaces } from "./token-places.service.js";
