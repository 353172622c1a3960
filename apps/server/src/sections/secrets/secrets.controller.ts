import { Body, Controller, Delete, Get, HttpCode, Param, Put } from "@nestjs/common";
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from "@nestjs/swagger";
import { SECRET_LIMITS, type SecretName } from "@plumbline/settings-policy";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { WorkspaceCaller } from "../../platform/access/principal.js";
import { JsonBody } from "../../platform/http/body.decorator.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { SecretStatusResponse } from "./dto/secret-status.response.js";
import { SetSecretRequest } from "./dto/set-secret.request.js";
import { SecretNamePipe } from "./secret-name.pipe.js";
import { SecretStatuses } from "./secret-statuses.js";
import { SecretsService } from "./secrets.service.js";

const NAME = {
  name: "name",
  type: "string",
  description: "`codehost:token`, `notifications:webhookSecret` or `ai:<provider id>:apiKey`",
} as const;

/** See docs/reference/secrets-and-keys.md#secrets. */
@ApiTags("secrets")
@Controller("api/workspaces/:workspaceId/secrets")
export class SecretsController {
  constructor(
    private readonly secrets: SecretsService,
    private readonly statuses: SecretStatuses,
  ) {}

  @Get()
  @Access({ workspace: "owner", person: true })
  @ApiOperation({ operationId: "listSecrets", summary: "Which credentials a workspace has; never a value" })
  @ApiOkResponse({ type: [SecretStatusResponse], description: "Those that are set or that the settings use" })
  list(@CallerOf() { workspaceId }: WorkspaceCaller): Promise<readonly SecretStatusResponse[]> {
    return this.statuses.list(workspaceId);
  }

  @Put(":name")
  @HttpCode(204)
  @Access({ workspace: "owner", person: true })
  @JsonBody(SECRET_LIMITS.bodyBytes)
  @ApiParam(NAME)
  @ApiOperation({
    operationId: "setSecret",
    summary: "Stores a credential, bound to where the settings point",
  })
  @ApiNoContentResponse()
  set(
    @CallerOf() caller: WorkspaceCaller,
    @Param("name", SecretNamePipe) name: SecretName,
    @Body() body: SetSecretRequest,
  ): Promise<void> {
    return this.secrets.set(caller, name, body);
  }

  @Delete(":name")
  @HttpCode(204)
  @Access({ workspace: "owner", person: true })
  @ApiParam(NAME)
  @ApiOperation({ operationId: "deleteSecret", summary: "Deletes a credential" })
  @ApiNoContentResponse({ description: "Also when it was not set" })
  @ApiProblem(400, "There is no credential of such a name")
  delete(
    @CallerOf() caller: WorkspaceCaller,
    @Param("name", SecretNamePipe) name: SecretName,
  ): Promise<void> {
    return this.secrets.delete(caller, name);
  }
}
