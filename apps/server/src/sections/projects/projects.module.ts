import { Module } from "@nestjs/common";
import { TypeOrmModule } from "@nestjs/typeorm";
import { AgentTokenStoreModule } from "../agent-tokens/agent-token-store.module.js";
import { ModelModule } from "../model/model.module.js";
import { WorkspacesModule } from "../workspaces/workspaces.module.js";
import { ProjectEntity } from "./project.entity.js";
import { ProjectRepository } from "./project.repository.js";
import { ProjectsController } from "./projects.controller.js";
import { ProjectsService } from "./projects.service.js";
import { ProjectsOfWorkspaceController } from "./projects-of-workspace.controller.js";

@Module({
  imports: [WorkspacesModule, AgentTokenStoreModule, ModelModule, TypeOrmModule.forFeature([ProjectEntity])],
  controllers: [ProjectsOfWorkspaceController, ProjectsController],
  providers: [ProjectsService, ProjectRepository],
  exports: [ProjectRepository, ProjectsService],
})
export class ProjectsModule {}
