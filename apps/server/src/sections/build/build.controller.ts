import { Controller, Get, HttpCode, Post, Query, Req, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { AlsoAnswers } from "../../platform/http/also-answers.decorator.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { ApiConflict, ApiProblem } from "../../platform/openapi/problem-responses.js";
import { StateQuery } from "../../platform/request/state.query.js";
import { BuildService, waitingFor } from "./build.service.js";
import { BriefResponse, ManifestResponse, ReadyResponse } from "./dto/build.response.js";
import { BuiltFileQuery } from "./dto/built-file.query.js";
import { BriefRequest, ExportRequest } from "./dto/requests.js";
import { MAX_BRIEF_BODY, MAX_EXPORT_BODY } from "./limits.js";

const BINARY = { schema: { type: "string" as const, format: "binary" } };
const TEXT = { schema: { type: "string" as const } };
const EXPORTED = { "application/zip": BINARY, "text/markdown": TEXT };
const FILE = {
  "application/json": { schema: {} },
  "text/markdown": TEXT,
  "application/yaml": { schema: {} },
};

/** See docs/reference/build.md. */
@ApiTags("build")
@ApiProblem(429, "Too many builds are waiting")
@ApiProblem(413, "The bundle is over a limit (bundle_too_large)")
@ApiConflict("Checks of payloads take too long")
@Controller("api/projects/:projectId/build")
export class BuildController {
  constructor(private readonly builds: BuildService) {}

  @Post("export")
  @HttpCode(200)
  @Access({ project: "viewer", scope: "export" })
  @AlsoAnswers("application/zip", "text/markdown")
  @DocumentBody({ limit: MAX_EXPORT_BODY, type: ExportRequest })
  @ApiOperation({
    operationId: "exportBuild",
    summary: "The bundle that is built from, or its design document",
  })
  @ApiOkResponse({ description: "The archive, or SDD.md", content: EXPORTED })
  @ApiProblem(400, "A field breaks a rule (validation_error), or pinned is no pinned state (invalid_bundle)")
  @ApiConflict("The pinned state cannot be exported again (pinned_…), or checks of payloads take too long")
  async export(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() body: Uint8Array,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(caller.projectId, goneSignal(response));
    await sendBytes(request, response, await this.builds.export(waiting, body, caller));
  }

  @Get("manifest")
  @Access({ project: "viewer", scope: "read", orScope: "export" })
  @ApiOperation({
    operationId: "readBuildManifest",
    summary: "The manifest of the bundle, without its files",
  })
  @ApiOkResponse({ type: ManifestResponse })
  @ApiEntityTag()
  async manifest(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: StateQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(projectId, goneSignal(response));
    await sendBytes(request, response, await this.builds.manifest(waiting, query));
  }

  @Get("ready")
  @Access({ project: "viewer", scope: "read", orScope: "export" })
  @ApiOperation({
    operationId: "readBuildReady",
    summary: "Whether the design is ready to build, and what is in the way",
  })
  @ApiOkResponse({ type: ReadyResponse })
  @ApiEntityTag()
  async ready(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: StateQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(projectId, goneSignal(response));
    await sendBytes(request, response, await this.builds.ready(waiting, query));
  }

  @Get("files")
  @Access({ project: "viewer", scope: "export" })
  @AlsoAnswers("text/markdown", "application/yaml")
  @ApiOperation({ operationId: "readBuiltFile", summary: "One file of the bundle" })
  @ApiOkResponse({ description: "Its bytes", content: FILE })
  @ApiConflict("The file is not generated (file_not_generated), or checks of payloads take too long")
  @ApiEntityTag()
  async file(
    @CallerOf() { projectId }: ProjectCaller,
    @Query() query: BuiltFileQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(projectId, goneSignal(response));
    await sendBytes(request, response, await this.builds.file(waiting, query));
  }

  @Post("brief")
  @HttpCode(200)
  @Access({ project: "viewer", scope: "export" })
  @DocumentBody({ limit: MAX_BRIEF_BODY, type: BriefRequest })
  @ApiOperation({ operationId: "writeBrief", summary: "What is needed to build a selection" })
  @ApiOkResponse({ type: BriefResponse })
  @ApiProblem(400, "The selection is empty or too large, or names what the project does not have")
  async brief(
    @CallerOf() { projectId }: ProjectCaller,
    @DocumentBytes() body: Uint8Array,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const waiting = waitingFor(projectId, goneSignal(response));
    await sendBytes(request, response, await this.builds.brief(waiting, body));
  }
}
