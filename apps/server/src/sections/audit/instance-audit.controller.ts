import { Controller, Get, Query } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { Access } from "../../platform/access/access.decorator.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { AuditService } from "./audit.service.js";
import { AuditQuery } from "./dto/audit.query.js";
import { AuditEntryResponse, toAuditEntry } from "./dto/audit-entry.response.js";
import { MAX_ENTRIES } from "./limits.js";

/** See docs/reference/audit.md#entries. */
@ApiTags("audit")
@Controller("api/instance/audit")
export class InstanceAuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Access({ instanceAdmin: true, person: true })
  @ApiOperation({
    operationId: "listInstanceAudit",
    summary: "What was done to the instance and its accounts, the newest first",
  })
  @ApiOkResponse({ type: [AuditEntryResponse] })
  @ApiProblem(400, `limit is not from 1 to ${MAX_ENTRIES}`)
  async list(@Query() { limit }: AuditQuery): Promise<readonly AuditEntryResponse[]> {
    return (await this.audit.ofInstance(limit)).map(toAuditEntry);
  }
}
