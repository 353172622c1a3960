import { Controller, Delete, Get, HttpCode, Param, Post, Put } from "@nestjs/common";
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import { GuidPipe } from "../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { JsonText } from "../../platform/http/json-text.decorator.js";
import { ApiConflict } from "../../platform/openapi/problem-responses.js";
import { NewViewRequest, ReplaceViewRequest, type ViewAnswer, ViewResponse } from "./dto/view.js";
import { MAX_BODY_BYTES } from "./limits.js";
import { ViewsService } from "./views.service.js";

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
  read(@CallerOf() { projectId }: ProjectCaller, @Param("viewId", GuidPipe) id: Guid): Promise<ViewAnswer> {
    return this.views.read({ projectId, id });
  }

  @Put(":viewId")
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_BODY_BYTES, type: ReplaceViewRequest })
  @ApiOperation({ operationId: "replaceView", summary: "Replaces a view" })
  @ApiOkResponse({ type: ViewResponse })
  @ApiConflict("The views of the project would be too large")
  replace(
    @CallerOf() caller: ProjectCaller,
    @Param("viewId", GuidPipe) id: Guid,
    @DocumentBytes() body: Uint8Array,
  ): Promise<ViewAnswer> {
    return this.views.replace(caller, id, body);
  }

  @Delete(":viewId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "deleteView", summary: "Deletes a view; its ID stays taken" })
  @ApiNoContentResponse()
  remove(@CallerOf() caller: ProjectCaller, @Param("viewId", GuidPipe) id: Guid): Promise<void> {
    return this.views.remove(caller, id);
  }
}
