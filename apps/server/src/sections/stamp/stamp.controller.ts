import { Controller, Get, Query, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { tagged } from "../../platform/http/if-match.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { BranchQuery } from "../model/dto/branch.query.js";
import { StampResponse, tagOf } from "./dto/stamp.response.js";
import { StampService } from "./stamp.service.js";

/** See docs/reference/streams.md#the-stamp. */
@ApiTags("projects")
@Controller("api/projects/:projectId/stamp")
export class StampController {
  constructor(private readonly stamps: StampService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "getStamp",
    summary: "Where each part of a project stands, to see what changed",
  })
  @ApiOkResponse({ type: StampResponse })
  @ApiEntityTag()
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() { branchId }: BranchQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StampResponse> {
    const stamp = await this.stamps.read(projectId, branchId);
    return tagged(response, tagOf(stamp), stamp);
  }
}
