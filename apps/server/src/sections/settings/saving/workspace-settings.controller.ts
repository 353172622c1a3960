import { Controller, Get, Headers, Put, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { SETTINGS_READING_LIMITS } from "@plumbline/settings-policy";
import type { Response } from "express";
import { Access, CallerOf } from "../../../platform/access/access.decorator.js";
import type { WorkspaceCaller } from "../../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../../platform/http/body.decorator.js";
import { versionTag } from "../../../platform/http/if-match.js";
import { ApiConflict } from "../../../platform/openapi/problem-responses.js";
import { sendSettings } from "../dto/send-settings.js";
import { SettingsOverridesDto } from "../dto/settings-document.js";
import { ApiVersionedSave, VERSION_HEADER } from "../dto/versioned-save.js";
import { WorkspaceSettingsResponse } from "../dto/workspace-settings.response.js";
import { WorkspaceSettingsService } from "./workspace-settings.service.js";

/** See docs/reference/settings.md#workspace-settings. */
@ApiTags("settings")
@Controller("api/workspaces/:workspaceId/settings")
export class WorkspaceSettingsController {
  constructor(private readonly settings: WorkspaceSettingsService) {}

  @Get()
  @Access({ workspace: "viewer", scope: "read", restricted: true })
  @ApiOperation({ operationId: "getWorkspaceSettings", summary: "The settings of a workspace" })
  @ApiOkResponse({ type: WorkspaceSettingsResponse, headers: VERSION_HEADER })
  async read(@CallerOf() { workspaceId }: WorkspaceCaller, @Res() response: Response): Promise<void> {
    await sendSettings(response, await this.settings.read(workspaceId));
  }

  @Put()
  @Access({ workspace: "owner", person: true })
  @DocumentBody({ limit: SETTINGS_READING_LIMITS.workspaceBodyBytes, type: SettingsOverridesDto })
  @ApiOperation({
    operationId: "replaceWorkspaceSettings",
    summary: "Replaces the overrides of a workspace as a whole",
    description: "A key that is left out is that of the instance's defaults again.",
  })
  @ApiVersionedSave()
  @ApiOkResponse({ type: WorkspaceSettingsResponse, headers: VERSION_HEADER })
  @ApiConflict("The settings are not at the version of If-Match, or those of the instance keep changing")
  async replace(
    @CallerOf() caller: WorkspaceCaller,
    @DocumentBytes() body: Uint8Array,
    @Headers("if-match") ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WorkspaceSettingsResponse> {
    const settings = await this.settings.replace(caller, { ifMatch, body });
    response.setHeader("ETag", versionTag(settings.version));
    return settings;
  }
}
