import { Module } from "@nestjs/common";
import { AuthModule } from "../auth/auth.module.js";
import { WorkspacesModule } from "../workspaces/workspaces.module.js";
import { AcceptingController } from "./accepting.controller.js";
import { AcceptingService } from "./accepting.service.js";
import { InvitationRepository } from "./invitation.repository.js";
import { InvitationsController } from "./invitations.controller.js";
import { InvitationsService } from "./invitations.service.js";
import { InvitedRegistrationService } from "./invited-registration.service.js";

@Module({
  imports: [AuthModule, WorkspacesModule],
  controllers: [InvitationsController, AcceptingController],
  providers: [InvitationRepository, InvitationsService, AcceptingService, InvitedRegistrationService],
})
export class InvitationsModule {}
