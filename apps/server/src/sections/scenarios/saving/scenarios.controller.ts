import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { SAVE_LIMITS } from "@plumbline/playback-engine";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { JsonText } from "../../../platform/http/json-text.decorator.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import {
  NewScenarioRequest,
  ReplaceScenarioRequest,
  ScenarioResponse,
  writeScenario,
} from "../dto/scenario.js";
import { ScenarioPage } from "../dto/scenario-page.js";
import { ScenariosService } from "./scenarios.service.js";

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
  async create(@CallerOf() caller: ProjectCaller, @DocumentBytes() body: Uint8Array): Promise<string> {
    return writeScenario(await this.scenarios.create(caller, body));
  }

  @Get(":scenarioId")
  @Access({ project: "viewer", scope: "read" })
  @JsonText()
  @ApiOperation({ operationId: "getScenario", summary: "One scenario" })
  @ApiOkResponse({ type: ScenarioResponse })
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("scenarioId", GuidPipe) id: Guid,
  ): Promise<string> {
    return writeScenario(await this.scenarios.read({ projectId, id }));
  }

  @Put(":scenarioId")
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: SAVE_LIMITS.requestBodyBytes, type: ReplaceScenarioRequest })
  @JsonText()
  @ApiOperation({ operationId: "replaceScenario", summary: "Replaces a scenario" })
  @ApiOkResponse({ type: ScenarioResponse })
  async replace(
    @CallerOf() caller: ProjectCaller,
    @Param("scenarioId", GuidPipe) id: Guid,
    @DocumentBytes() body: Uint8Array,
  ): Promise<string> {
    return writeScenario(await this.scenarios.replace(caller, id, body));
  }

  @Delete(":scenarioId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "deleteScenario", summary: "Deletes a scenario; its ID stays taken" })
  @ApiNoContentResponse()
  remove(@CallerOf() caller: ProjectCaller, @Param("scenarioId", GuidPipe) id: Guid): Promise<void> {
    return this.scenarios.remove(caller, id);
  }
}
