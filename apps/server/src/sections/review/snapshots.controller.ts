import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ApiPageOf } from "../../platform/pagination/api-page.js";
import type { Page } from "../../platform/pagination/page.js";
import { PageQuery } from "../../platform/pagination/page-query.js";
import { SnapshotRequest } from "./dto/requests.js";
import { SnapshotChangesResponse, SnapshotResponse, SnapshotSummaryResponse } from "./dto/review.response.js";
import { MAX_SMALL_BODY } from "./limits.js";
import { waitingFor } from "./review.service.js";
import { SnapshotsService } from "./snapshots.service.js";
import type { SnapshotSummary } from "./storing/snapshot.repository.js";

/** See docs/reference/review.md#snapshots. */
@ApiTags("review")
@Controller("api/projects/:projectId/review/snapshots")
export class SnapshotsController {
  constructor(private readonly snapshots: SnapshotsService) {}

  @Get()
  @Access({ project: "viewer", person: true })
  @ApiOperation({ operationId: "listReviewSnapshots", summary: "Kept reviews, the newest first" })
  @ApiPageOf(SnapshotSummaryResponse)
  @ApiProblem(400, "cursor or limit is wrong")
  list(@CallerOf() { projectId }: ProjectCaller, @Query() query: PageQuery): Promise<Page<SnapshotSummary>> {
    return this.snapshots.list(projectId, query);
  }

  @Post()
  @HttpCode(201)
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_SMALL_BODY, type: SnapshotRequest })
  @ApiOperation({ operationId: "keepReview", summary: "Reviews a state and keeps its findings with answers" })
  @ApiCreatedResponse({ type: SnapshotResponse })
  @ApiProblem(413, "The state is over the limit of an export (review_too_large)")
  @ApiProblem(429, "Too many reviews are waiting")
  @ApiConflict("The project keeps as many snapshots as it may, or stores too much")
  async keep(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() bytes: Uint8Array,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const kept = await this.snapshots.keep(caller, bytes, goneSignal(response));
    await sendBytes(request, response, kept);
  }

  @Get(":snapshotId")
  @Access({ project: "viewer", person: true })
  @ApiOperation({ operationId: "getReviewSnapshot", summary: "A kept review with its findings" })
  @ApiOkResponse({ type: SnapshotResponse })
  @ApiEntityTag()
  @ApiProblem(429, "Too many reviews are waiting")
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("snapshotId", GuidPipe) id: Guid,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(projectId, goneSignal(response));
    await sendBytes(request, response, await this.snapshots.read(waiting, id));
  }

  @Get(":snapshotId/changes")
  @Access({ project: "viewer", person: true })
  @ApiOperation({ operationId: "getReviewSnapshotChanges", summary: "What became of the findings since" })
  @ApiOkResponse({ type: SnapshotChangesResponse })
  @ApiEntityTag()
  @ApiProblem(413, "The state is over the limit of an export (review_too_large)")
  @ApiProblem(429, "Too many reviews are waiting")
  async changes(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("snapshotId", GuidPipe) id: Guid,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(projectId, goneSignal(response));
    await sendBytes(request, response, await this.snapshots.changes(waiting, id));
  }

  @Delete(":snapshotId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "deleteReviewSnapshot", summary: "Deletes a kept review" })
  @ApiNoContentResponse()
  remove(@CallerOf() caller: ProjectCaller, @Param("snapshotId", GuidPipe) id: Guid): Promise<void> {
    return this.snapshots.remove(caller, id);
  }
}
