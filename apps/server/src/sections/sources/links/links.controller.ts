import { Controller, Delete, Get, HttpCode, Param, Query } from "@nestjs/common";
import { ApiNoContentResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { ServiceLinkResponse, UnseenFactResponse } from "../dto/source-link.js";
import type { ServiceLinkRecord } from "./link-record.js";
import { LinksService, type UnseenFact } from "./links.service.js";

const QUERY = "cursor or limit breaks a rule";

/** See docs/reference/source-imports.md#service-links. */
@ApiTags("sources")
@Controller("api/projects/:projectId/source-links")
export class LinksController {
  constructor(private readonly links: LinksService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listSourceLinks",
    summary: "The elements that are services of followed repositories, by repository and service",
  })
  @ApiPageOf(ServiceLinkResponse)
  @ApiProblem(400, QUERY)
  list(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: PageQuery,
  ): Promise<Page<ServiceLinkRecord>> {
    return this.links.list(projectId, query);
  }

  @Get("unseen")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listUnseenFacts",
    summary: "Facts of the main model that no followed repository shows",
  })
  @ApiPageOf(UnseenFactResponse)
  @ApiProblem(400, QUERY)
  unseen(@CallerOf() { projectId }: ProjectCaller, @Query() query: PageQuery): Promise<Page<UnseenFact>> {
    return this.links.unseen(projectId, query);
  }

  @Delete(":linkId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "removeSourceLink", summary: "Ends the link of an element and a service" })
  @ApiNoContentResponse()
  remove(@CallerOf() caller: ProjectCaller, @Param("linkId", GuidPipe) id: Guid): Promise<void> {
    return this.links.remove(caller, id);
  }
}
