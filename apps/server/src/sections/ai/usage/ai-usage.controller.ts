import { Controller, Get } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { AiUsage } from "@plumbline/ai-tasks";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { AiUsageResponse } from "../dto/usage.js";
import { AiUsageService } from "./ai-usage.service.js";

/** See docs/reference/ai.md#usage. */
@ApiTags("help from AI")
@Controller("api/projects/:projectId/ai/usage")
export class AiUsageController {
  constructor(private readonly usages: AiUsageService) {}

  @Get()
  @Access({ project: "viewer", person: true })
  @ApiOperation({ operationId: "readAiUsage", summary: "What the workspace spent on AI this month" })
  @ApiOkResponse({ type: AiUsageResponse })
  usage(@CallerOf() { workspaceId }: ProjectCaller): Promise<AiUsage> {
    return this.usages.usage(workspaceId);
  }
}
