import type { IncomingHttpHeaders } from "node:http";
import { Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Res } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { contentTag, tagged } from "../../platform/http/if-match.js";
import { JsonText } from "../../platform/http/json-text.decorator.js";
import { preconditionsOf } from "../../platform/http/preconditions.js";
import { ApiEntityTag } from "../../platform/openapi/entity-tag.decorator.js";
import { ApiPreconditions } from "../../platform/openapi/preconditions.decorator.js";
import { ApiConflict } from "../../platform/openapi/problem-responses.js";
import { NewViewRequest, ReplaceViewRequest, type ViewAnswer, ViewResponse } from "./dto/view.js";
import { MAX_BODY_BYTES } from "./limits.js";
import { ViewsService } from "./views.service.js";

const TAG = "The entity tag of the view";

/** See docs/reference/views.md#saving-a-view. */
@ApiTags("views")
@Controller("api/projects/:projectId/views")
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @JsonText()
  @ApiOperation({ operationId: "listViews", summary: "All views of a project, in name order" })
  @ApiOkResponse({ type: [ViewResponse] })
  list(@CallerOf() { projectId }: ProjectCaller): Promise<string> {
    return this.views.list(projectId);
  }

  @Post()
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_BODY_BYTES, type: NewViewRequest })
  @ApiOperation({
    operationId: "createView",
    summary: "Creates a view, also of what the model does not have",
  })
  @ApiCreatedResponse({ type: ViewResponse })
  @ApiConflict("The ID is in use or was, or the project has too many or too large views")
  create(@CallerOf() caller: ProjectCaller, @DocumentBytes() body: Uint8Array): Promise<ViewAnswer> {
    return this.views.create(caller, body);
  }

  @Get(":viewId")
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({ operationId: "getView", summary: "One view" })
  @ApiOkResponse({ type: ViewResponse })
  @ApiEntityTag()
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("viewId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ViewAnswer> {
    const view = await this.views.read({ projectId, id });
    return tagged(response, contentTag(view), view);
  }

  @Put(":viewId")
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_BODY_BYTES, type: ReplaceViewRequest })
  @ApiOperation({ operationId: "replaceView", summary: "Replaces a view" })
  @ApiOkResponse({ type: ViewResponse })
  @ApiPreconditions(TAG)
  @ApiConflict("The view is another one by now, or the views of the project would be too large")
  async replace(
    @CallerOf() caller: ProjectCaller,
    @Param("viewId", GuidPipe) id: Guid,
    @DocumentBytes() body: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ViewAnswer> {
    const write = { body, preconditions: preconditionsOf(response.req.headers) };
    const view = await this.views.replace(caller, id, write);
    return tagged(response, contentTag(view), view);
  }

  @Delete(":viewId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "deleteView", summary: "Deletes a view; its ID stays taken" })
  @ApiNoContentResponse()
  @ApiPreconditions(TAG)
  @ApiConflict("The view is another one by now")
  remove(
    @CallerOf() caller: ProjectCaller,
    @Param("viewId", GuidPipe) id: Guid,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<void> {
    return this.views.remove(caller, id, preconditionsOf(headers));
  }
}
