import { Module } from "@nestjs/common";
import { TypeOrmModule } from "@nestjs/typeorm";
import { WorkspacesModule } from "../workspaces/workspaces.module.js";
import { ProjectEntity } from "./project.entity.js";
import { ProjectRepository } from "./project.repository.js";
import { ProjectDeletions } from "./project-deletions.js";
import { ProjectsController } from "./projects.controller.js";
import { ProjectsService } from "./projects.service.js";
import { ProjectsOfWorkspaceController } from "./projects-of-workspace.controller.js";

@Module({
  imports: [WorkspacesModule, TypeOrmModule.forFeature([ProjectEntity])],
  controllers: [ProjectsOfWorkspaceController, ProjectsController],
  providers: [ProjectsService, ProjectRepository, ProjectDeletions],
  exports: [ProjectsService, ProjectRepository, ProjectDeletions],
})
export class ProjectsModule {}
