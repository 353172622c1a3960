import { Controller, Get, Param, Query, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Guid, Schema } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { tagged, versionTag } from "../../../platform/http/if-match.js";
import { ApiEntityTag } from "../../../platform/openapi/entity-tag.decorator.js";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../../platform/pagination/api-page.js";
import type { Page } from "../../../platform/pagination/page.js";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { BranchQuery } from "../dto/branch.query.js";
import { FACT_ANSWERS } from "../dto/facts.js";
import { SchemaVersionResponse } from "../dto/schema-version.response.js";
import { BranchPageQuery } from "../dto/state.query.js";
import { SchemasService } from "./schemas.service.js";

/** See docs/reference/streams.md#schemas-belong-to-the-project. */
@ApiTags("model")
@Controller("api/projects/:projectId/schemas")
export class SchemasController {
  constructor(private readonly schemas: SchemasService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listSchemas", summary: "Schemas in name order" })
  @ApiPageOf(FACT_ANSWERS.schema)
  @ApiProblem(400, "cursor or limit is wrong")
  list(@CallerOf() { projectId }: ProjectCaller, @Query() query: BranchPageQuery): Promise<Page<Schema>> {
    return this.schemas.list(projectId, query);
  }

  @Get(":schemaId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getSchema", summary: "One schema" })
  @ApiOkResponse({ type: FACT_ANSWERS.schema })
  @ApiEntityTag()
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("schemaId", GuidPipe) id: Guid,
    @Query() { branchId }: BranchQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Schema> {
    const schema = await this.schemas.read({ projectId, id }, branchId);
    return tagged(response, versionTag(schema.version), schema);
  }

  @Get(":schemaId/versions")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "listSchemaVersions", summary: "The versions of one schema, newest first" })
  @ApiPageOf(SchemaVersionResponse)
  @ApiProblem(400, "cursor or limit is wrong")
  versions(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("schemaId", GuidPipe) id: Guid,
    @Query() query: PageQuery,
  ): Promise<Page<SchemaVersionResponse>> {
    return this.schemas.versions({ projectId, id }, query);
  }
}
