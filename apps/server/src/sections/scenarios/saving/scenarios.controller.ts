import type { IncomingHttpHeaders } from "node:http";
import { Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { SAVE_LIMITS } from "@plumbline/playback-engine";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { tagged, versionTag } from "../../../platform/http/if-match.js";
import { JsonText } from "../../../platform/http/json-text.decorator.js";
import { preconditionsOf } from "../../../platform/http/preconditions.js";
import { ApiEntityTag } from "../../../platform/openapi/entity-tag.decorator.js";
import { ApiPreconditions } from "../../../platform/openapi/preconditions.decorator.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { NewScenarioRequest, ReplaceScenarioRequest, ScenarioResponse } from "../dto/scenario.js";
import { ScenarioPage } from "../dto/scenario-page.js";
import { ScenariosService } from "./scenarios.service.js";
import { writeScenario } from "./write-scenario.js";

const TAG = "The version of the scenario in quotes";

/**
 * A scenario is answered as the text it is stored in, never parsed on the way
 * (docs/reference/scenarios.md#saving).
 */
@ApiTags("scenarios")
@Controller("api/projects/:projectId/scenarios")
export class ScenariosController {
  constructor(private readonly scenarios: ScenariosService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listScenarios", summary: "The scenarios of a project, in name order" })
  @ApiOkResponse({ type: ScenarioPage })
  @ApiProblem(400, "cursor or limit breaks a rule")
  list(@CallerOf() { projectId }: ProjectCaller, @Query() query: PageQuery): Promise<ScenarioPage> {
    return this.scenarios.list(projectId, query);
  }

  @Post()
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: SAVE_LIMITS.requestBodyBytes, type: NewScenarioRequest })
  @JsonText()
  @ApiOperation({
    operationId: "createScenario",
    summary: "Creates a scenario, also one that cannot be played",
  })
  @ApiCreatedResponse({ type: ScenarioResponse })
  @ApiConflict("The ID is in use or was, or the project has too many scenarios")
  async create(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() body: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const scenario = await this.scenarios.create(caller, body);
    return tagged(response, versionTag(scenario.version), writeScenario(scenario));
  }

  @Get(":scenarioId")
  @Access({ project: "viewer", scope: "read" })
  @JsonText()
  @ApiOperation({ operationId: "getScenario", summary: "One scenario" })
  @ApiOkResponse({ type: ScenarioResponse })
  @ApiEntityTag()
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("scenarioId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const scenario = await this.scenarios.read({ projectId, id });
    return tagged(response, versionTag(scenario.version), writeScenario(scenario));
  }

  @Put(":scenarioId")
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: SAVE_LIMITS.requestBodyBytes, type: ReplaceScenarioRequest })
  @JsonText()
  @ApiOperation({ operationId: "replaceScenario", summary: "Replaces a scenario" })
  @ApiOkResponse({ type: ScenarioResponse })
  @ApiPreconditions(TAG)
  @ApiConflict("The scenario is at another version")
  async replace(
    @CallerOf() caller: ProjectCaller,
    @Param("scenarioId", GuidPipe) id: Guid,
    @DocumentBytes() body: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const write = { body, preconditions: preconditionsOf(response.req.headers) };
    const scenario = await this.scenarios.replace(caller, id, write);
    return tagged(response, versionTag(scenario.version), writeScenario(scenario));
  }

  @Delete(":scenarioId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "deleteScenario", summary: "Deletes a scenario; its ID stays taken" })
  @ApiNoContentResponse()
  @ApiPreconditions(TAG)
  @ApiConflict("The scenario is at another version")
  remove(
    @CallerOf() caller: ProjectCaller,
    @Param("scenarioId", GuidPipe) id: Guid,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<void> {
    return this.scenarios.remove(caller, id, preconditionsOf(headers));
  }
}
