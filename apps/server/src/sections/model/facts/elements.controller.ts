import { Controller, Get, Param, Query, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Element, Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { tagged, versionTag } from "../../../platform/http/if-match.js";
import { ApiEntityTag } from "../../../platform/openapi/entity-tag.decorator.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import { BranchQuery } from "../dto/branch.query.js";
import { ElementListQuery } from "../dto/element-list.query.js";
import { FACT_ANSWERS } from "../dto/facts.js";
import { FactsService } from "./facts.service.js";

/** See docs/reference/streams.md#lists-of-facts. */
@ApiTags("model")
@Controller("api/projects/:projectId/elements")
export class ElementsController {
  constructor(private readonly facts: FactsService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listElements", summary: "Elements in name order" })
  @ApiPageOf(FACT_ANSWERS.element)
  @ApiProblem(400, "cursor, limit or a filter is wrong")
  list(@CallerOf() { projectId }: ProjectCaller, @Query() query: ElementListQuery): Promise<Page<Element>> {
    return this.facts.elements(projectId, query);
  }

  @Get(":elementId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getElement", summary: "One element" })
  @ApiOkResponse({ type: FACT_ANSWERS.element })
  @ApiEntityTag()
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("elementId", GuidPipe) id: Guid,
    @Query() { branchId }: BranchQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const { fact, version } = await this.facts.read({ projectId, kind: "element", id, branchId });
    return tagged(response, versionTag(version), fact);
  }
}
