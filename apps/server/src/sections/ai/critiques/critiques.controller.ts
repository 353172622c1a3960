import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { CritiqueListItem } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller, UserPrincipal } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { goneSignal } from "../../../platform/http/client-presence.js";
import { sendBytes } from "../../../platform/http/send-bytes.js";
import { ApiConflict, ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { CreateCritiqueRequest, CritiqueListItemResponse, CritiqueResponse } from "../dto/critique.js";
import { ApiNotCreated } from "../dto/not-created.js";
import { PreviewQuery } from "../dto/preview.query.js";
import { MAX_AI_BODY } from "../limits.js";
import { sendCreated } from "../proposals/send-created.js";
import { CritiquesService } from "./critiques.service.js";

/** See docs/reference/ai.md#critiques. */
@ApiTags("help from AI")
@Controller("api/projects/:projectId/review/critiques")
export class CritiquesController {
  constructor(private readonly critiques: CritiquesService) {}

  @Get()
  @Access({ project: "viewer", person: true })
  @ApiOperation({
    operationId: "listCritiques",
    summary: "The critiques of a project without what they say in detail, the newest first",
  })
  @ApiPageOf(CritiqueListItemResponse)
  @ApiProblem(400, "cursor or limit breaks a rule")
  @ApiProblem(429, "Too many reads of critiques are waiting")
  list(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Page<CritiqueListItem>> {
    return this.critiques.list(projectId, query, goneSignal(response));
  }

  @Post()
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_AI_BODY, type: CreateCritiqueRequest })
  @ApiOperation({
    operationId: "createCritique",
    summary: "Asks an AI for a critique of the design and its review",
  })
  @ApiCreatedResponse({ type: CritiqueResponse })
  @ApiNotCreated()
  @ApiProblem(400, "The body breaks a rule, or too much would be told (context_too_large)")
  @ApiConflict("The branch is closed, the project has too many critiques, or its workspace stores too much")
  @ApiProblem(413, "The state is over the limit of an export (review_too_large)")
  @ApiProblem(429, "Too much help is asked for at this moment, or the provider takes no more calls")
  @ApiProblem(503, "The service stops")
  async create(
    @CallerOf() caller: ProjectCaller<UserPrincipal>,
    @DocumentBytes() bytes: Uint8Array,
    @Query() { preview }: PreviewQuery,
    @Res() response: Response,
  ): Promise<void> {
    const gone = goneSignal(response);
    const isPreview = preview === "true";
    await sendCreated(response, await this.critiques[isPreview ? "preview" : "create"](caller, bytes, gone));
  }

  @Get(":critiqueId")
  @Access({ project: "viewer", person: true })
  @ApiOperation({ operationId: "getCritique", summary: "One critique" })
  @ApiOkResponse({ type: CritiqueResponse })
  @ApiProblem(429, "Too many reads of critiques are waiting")
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("critiqueId", GuidPipe) id: Guid,
    @Res() response: Response,
  ): Promise<void> {
    await sendBytes(
      response.req,
      response,
      await this.critiques.read({ projectId, id }, goneSignal(response)),
    );
  }

  @Delete(":critiqueId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "deleteCritique", summary: "Deletes a critique; what was kept of it stays" })
  @ApiNoContentResponse()
  @ApiProblem(429, "Too many writes of critiques are waiting")
  remove(
    @CallerOf() caller: ProjectCaller<UserPrincipal>,
    @Param("critiqueId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.critiques.remove(caller, id, goneSignal(response));
  }
}
