import { Controller, Get, Query } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { WorkspaceCaller } from "../../platform/access/principal.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { AuditService } from "./audit.service.js";
import { AuditQuery } from "./dto/audit.query.js";
import { AuditEntryResponse, toAuditEntry } from "./dto/audit-entry.response.js";
import { MAX_ENTRIES } from "./limits.js";

/** See docs/reference/audit.md#entries. */
@ApiTags("audit")
@Controller("api/workspaces/:workspaceId/audit")
export class WorkspaceAuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Access({ workspace: "owner", person: true })
  @ApiOperation({
    operationId: "listWorkspaceAudit",
    summary: "What was done in a workspace, the newest first",
  })
  @ApiOkResponse({ type: [AuditEntryResponse] })
  @ApiProblem(400, `limit is not from 1 to ${MAX_ENTRIES}`)
  async list(
    @CallerOf() { workspaceId }: WorkspaceCaller,
    @Query() { limit }: AuditQuery,
  ): Promise<readonly AuditEntryResponse[]> {
    return (await this.audit.ofWorkspace(workspaceId, limit)).map(toAuditEntry);
  }
}
