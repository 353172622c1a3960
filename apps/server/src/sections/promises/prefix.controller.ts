import { Controller, Get, Put, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { ApiConflict } from "../../platform/openapi/problem-responses.js";
import { PrefixResponse } from "./dto/promise.response.js";
import { PrefixRequest } from "./dto/requests.js";
import { MAX_SMALL_BODY } from "./limits.js";
import { PromisesService } from "./promises.service.js";
import type { Prefix } from "./storing/prefix.repository.js";

/** See docs/reference/promises.md#requirement-ids. */
@ApiTags("promises")
@Controller("api/projects/:projectId/promises/prefix")
export class PrefixController {
  constructor(private readonly promises: PromisesService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "getPromisePrefix",
    summary: "What requirement IDs begin with, and the next number",
  })
  @ApiOkResponse({ type: PrefixResponse, description: "Both null before it is set" })
  read(@CallerOf() { projectId }: ProjectCaller): Promise<Prefix> {
    return this.promises.prefix(projectId);
  }

  @Put()
  @Access({ project: "owner", person: true })
  @DocumentBody({ limit: MAX_SMALL_BODY, type: PrefixRequest })
  @ApiOperation({ operationId: "setPromisePrefix", summary: "Sets what requirement IDs begin with, once" })
  @ApiOkResponse({ type: PrefixResponse })
  @ApiConflict("The prefix is set already")
  set(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() bytes: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Prefix> {
    return this.promises.setPrefix(caller, bytes, goneSignal(response));
  }
}
