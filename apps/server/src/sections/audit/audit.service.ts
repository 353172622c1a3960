import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import { UnitOfWork } from "../../platform/database/unit-of-work.js";
import { AuditRepository, type AuditRow } from "./audit.repository.js";

@Injectable()
export class AuditService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly entries: AuditRepository,
  ) {}

  ofWorkspace(workspaceId: Guid, limit: number): Promise<readonly AuditRow[]> {
    return this.entries.newest(this.unitOfWork.reader, workspaceId, limit);
  }

  ofInstance(limit: number): Promise<readonly AuditRow[]> {
    return this.entries.newest(this.unitOfWork.reader, null, limit);
  }
}
