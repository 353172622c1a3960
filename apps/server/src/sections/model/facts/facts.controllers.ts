import { Controller, Get, Param, Query, Res, type Type } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { type FactOfKind, type Guid, LIST_OF_KIND } from "@plumbline/model-core";
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
import { FACT_ANSWERS } from "../dto/facts.js";
import { BranchPageQuery } from "../dto/state.query.js";
import type { StreamFactKind } from "./fact.repository.js";
import { FactsService } from "./facts.service.js";

type ListedKind = Exclude<StreamFactKind, "element">;

/** The kinds whose lists take no filters have the same routes (docs/reference/streams.md#lists-of-facts). */
export const FACT_CONTROLLERS: readonly Type[] = [
  controllerOf("relationship", "by ID"),
  controllerOf("message", "in name order"),
  controllerOf("operation", "in name order"),
  controllerOf("channel", "in name order"),
  controllerOf("subscription", "by ID"),
  controllerOf("binding", "by ID"),
];

function controllerOf(kind: ListedKind, order: string): Type {
  const answer = FACT_ANSWERS[kind];
  const list = LIST_OF_KIND[kind];
  const idName = `${kind}Id`;

  @ApiTags("model")
  @Controller(`api/projects/:projectId/${list}`)
  class FactsController {
    constructor(private readonly facts: FactsService) {}

    @Get()
    @Access({ project: "viewer", scope: "read" })
    @ApiOperation({ operationId: `list${capital(list)}`, summary: `${capital(list)} ${order}` })
    @ApiPageOf(answer)
    @ApiProblem(400, "cursor or limit is wrong")
    list(
      @CallerOf() { projectId }: ProjectCaller,
      @Query() query: BranchPageQuery,
    ): Promise<Page<FactOfKind[StreamFactKind]>> {
      return this.facts.list(projectId, kind, query);
    }

    @Get(`:${idName}`)
    @Access({ project: "viewer", scope: "read" })
    @ApiOperation({ operationId: `get${capital(kind)}`, summary: `One ${kind}` })
    @ApiOkResponse({ type: answer })
    @ApiEntityTag()
    async read(
      @CallerOf() { projectId }: ProjectCaller,
      @Param(idName, GuidPipe) id: Guid,
      @Query() { branchId }: BranchQuery,
      @Res({ passthrough: true }) response: Response,
    ): Promise<FactOfKind[StreamFactKind]> {
      const { fact, version } = await this.facts.read({ projectId, kind, id, branchId });
      return tagged(response, versionTag(version), fact);
    }
  }
  return FactsController;
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
