import { Controller, HttpCode, Param, Post } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { ProviderTest } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { UserPrincipal, WorkspaceCaller } from "../../../platform/access/principal.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ProviderTestResponse } from "../dto/usage.js";
import { ProviderTestService } from "./provider-test.service.js";

/** See docs/reference/ai.md#testing-a-provider. */
@ApiTags("help from AI")
@Controller("api/workspaces/:workspaceId/ai/providers/:providerId/test")
export class ProviderTestController {
  constructor(private readonly tests: ProviderTestService) {}

  @Post()
  @HttpCode(200)
  @Access({ workspace: "owner", person: true })
  @ApiOperation({
    operationId: "testAiProvider",
    summary: "Whether a provider of AI works, by one tiny call",
  })
  @ApiOkResponse({ type: ProviderTestResponse })
  @ApiProblem(429, "Too much help is asked for at this moment, or the provider takes no more calls")
  @ApiProblem(503, "The service stops")
  test(
    @CallerOf() caller: WorkspaceCaller<UserPrincipal>,
    @Param("providerId", GuidPipe) providerId: Guid,
  ): Promise<ProviderTest> {
    return this.tests.test(caller, providerId);
  }
}
