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
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import { GuidPipe } from "../../../platform/access/guid.pipe.js";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { tagged, versionTag } from "../../../platform/http/if-match.js";
import { JsonText } from "../../../platform/http/json-text.decorator.js";
import { preconditionsOf } from "../../../platform/http/preconditions.js";
import { ApiEntityTag } from "../../../platform/openapi/entity-tag.decorator.js";
import { ApiPreconditions } from "../../../platform/openapi/preconditions.decorator.js";
import { ApiConflict } from "../../../platform/openapi/problem-responses.js";
import { StressProfileRequest, StressProfileResponse, writeProfile } from "../dto/profile.js";
import { StressProfileSummary, toProfileSummary } from "../dto/profile-summary.js";
import { MAX_BODY_BYTES } from "../limits.js";
import { StressProfilesService } from "./stress-profiles.service.js";

const TAG = "The version of the stress profile in quotes";

/**
 * A profile is answered as the text it is stored in, never parsed on the way
 * (docs/reference/stress-profiles.md#saving-a-profile).
 */
@ApiTags("stress")
@Controller("api/projects/:projectId/stress/profiles")
export class StressProfilesController {
  constructor(private readonly profiles: StressProfilesService) {}

  @Get()
  @Access({ project: "viewer", scope: "read" })
  @ApiOperation({
    operationId: "listStressProfiles",
    summary: "All stress profiles of a project, in name order",
  })
  @ApiOkResponse({ type: [StressProfileSummary] })
  async list(@CallerOf() { projectId }: ProjectCaller): Promise<readonly StressProfileSummary[]> {
    return (await this.profiles.list(projectId)).map(toProfileSummary);
  }

  @Post()
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_BODY_BYTES, type: StressProfileRequest })
  @JsonText()
  @ApiOperation({
    operationId: "createStressProfile",
    summary: "Creates a stress profile; whether it fits model and scenario is asked when it is run",
  })
  @ApiCreatedResponse({ type: StressProfileResponse })
  @ApiConflict("The project has too many stress profiles")
  async create(
    @CallerOf() caller: ProjectCaller,
    @DocumentBytes() body: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const profile = await this.profiles.create(caller, body);
    return tagged(response, versionTag(profile.version), writeProfile(profile));
  }

  @Get(":profileId")
  @Access({ project: "viewer", scope: "read" })
  @JsonText()
  @ApiOperation({ operationId: "getStressProfile", summary: "One stress profile" })
  @ApiOkResponse({ type: StressProfileResponse })
  @ApiEntityTag()
  async read(
    @CallerOf() { projectId }: ProjectCaller,
    @Param("profileId", GuidPipe) id: Guid,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const profile = await this.profiles.read({ projectId, id });
    return tagged(response, versionTag(profile.version), writeProfile(profile));
  }

  @Put(":profileId")
  @Access({ project: "editor", person: true })
  @DocumentBody({ limit: MAX_BODY_BYTES, type: StressProfileRequest })
  @JsonText()
  @ApiOperation({
    operationId: "replaceStressProfile",
    summary: "Replaces a stress profile; its runs stay as they were",
  })
  @ApiOkResponse({ type: StressProfileResponse })
  @ApiPreconditions(TAG)
  @ApiConflict("The stress profile is at another version")
  async replace(
    @CallerOf() caller: ProjectCaller,
    @Param("profileId", GuidPipe) id: Guid,
    @DocumentBytes() body: Uint8Array,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const write = { body, preconditions: preconditionsOf(response.req.headers) };
    const profile = await this.profiles.replace(caller, id, write);
    return tagged(response, versionTag(profile.version), writeProfile(profile));
  }

  @Delete(":profileId")
  @HttpCode(204)
  @Access({ project: "editor", person: true })
  @ApiOperation({ operationId: "deleteStressProfile", summary: "Deletes a stress profile and its runs" })
  @ApiNoContentResponse()
  @ApiPreconditions(TAG)
  @ApiConflict("The stress profile is at another version")
  remove(
    @CallerOf() caller: ProjectCaller,
    @Param("profileId", GuidPipe) id: Guid,
    @Headers() headers: IncomingHttpHeaders,
  ): Promise<void> {
    return this.profiles.remove(caller, id, preconditionsOf(headers));
  }
}
