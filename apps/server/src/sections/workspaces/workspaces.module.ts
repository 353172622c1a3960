import { Module } from "@nestjs/common";
import { TypeOrmModule } from "@nestjs/typeorm";
import { AuthModule } from "../auth/auth.module.js";
import { Joining } from "./joining.js";
import { MemberEntity } from "./member.entity.js";
import { MemberRepository } from "./member.repository.js";
import { MembersController } from "./members.controller.js";
import { MembersService } from "./members.service.js";
import { WorkspaceEntity } from "./workspace.entity.js";
import { WorkspaceRepository } from "./workspace.repository.js";
import { WorkspacesController } from "./workspaces.controller.js";
import { WorkspacesService } from "./workspaces.service.js";

@Module({
  imports: [AuthModule, TypeOrmModule.forFeature([WorkspaceEntity, MemberEntity])],
  controllers: [WorkspacesController, MembersController],
  providers: [WorkspacesService, MembersService, Joining, WorkspaceRepository, MemberRepository],
  exports: [Joining, WorkspaceRepository],
})
export class WorkspacesModule {}
