import { Module } from "@nestjs/common";
import { AuditRepository } from "./audit.repository.js";
import { AuditService } from "./audit.service.js";
import { InstanceAuditController } from "./instance-audit.controller.js";
import { WorkspaceAuditController } from "./workspace-audit.controller.js";

@Module({
  controllers: [WorkspaceAuditController, InstanceAuditController],
  providers: [AuditService, AuditRepository],
})
export class AuditModule {}
