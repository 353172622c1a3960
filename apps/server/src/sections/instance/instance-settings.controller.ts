import { Controller, Get, Headers, Put, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { SETTINGS_READING_LIMITS } from "@plumbline/settings-policy";
import type { Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { Caller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { versionTag } from "../../platform/http/if-match.js";
import { ApiConflict } from "../../platform/openapi/problem-responses.js";
import { sendSettings } from "../settings/dto/send-settings.js";
import { InstanceSettingsDto } from "../settings/dto/settings-document.js";
import { ApiVersionedSave, VERSION_HEADER } from "../settings/dto/versioned-save.js";
import { InstanceSettingsResponse } from "./dto/instance-settings.response.js";
import { InstanceSettingsService } from "./instance-settings.service.js";

/** See docs/reference/settings.md#instance-settings. */
@ApiTags("instance")
@Controller("api/instance/settings")
export class InstanceSettingsController {
  constructor(private readonly settings: InstanceSettingsService) {}

  @Get()
  @Access({ instanceAdmin: true, person: true })
  @ApiOperation({
    operationId: "getInstanceSettings",
    summary: "The policy of the instance and the defaults of its workspaces",
  })
  @ApiOkResponse({ type: InstanceSettingsResponse, headers: VERSION_HEADER })
  async read(@Res() response: Response): Promise<void> {
    await sendSettings(response, await this.settings.read());
  }

  @Put()
  @Access({ instanceAdmin: true, person: true })
  @DocumentBody({ limit: SETTINGS_READING_LIMITS.instanceBodyBytes, type: InstanceSettingsDto })
  @ApiOperation({
    operationId: "replaceInstanceSettings",
    summary: "Replaces the policy and the defaults",
    description: "Values of workspaces that no longer fit stay stored, do not apply, and are listed.",
  })
  @ApiVersionedSave()
  @ApiOkResponse({ type: InstanceSettingsResponse, headers: VERSION_HEADER })
  @ApiConflict("The settings are not at the version of If-Match")
  async replace(
    @CallerOf() caller: Caller,
    @DocumentBytes() body: Uint8Array,
    @Headers("if-match") ifMatch: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InstanceSettingsResponse> {
    const settings = await this.settings.replace(caller, { ifMatch, body });
    response.setHeader("ETag", versionTag(settings.version));
    return settings;
  }
}
