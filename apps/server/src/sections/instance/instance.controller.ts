import { Controller, Get } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiTags } from "@nestjs/swagger";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { Caller } from "../../platform/access/principal.js";
import { InstanceResponse } from "./dto/instance.response.js";
import { InstanceService } from "./instance.service.js";

/** See docs/reference/settings.md#instance-settings. */
@ApiTags("instance")
@Controller("api/instance")
export class InstanceController {
  constructor(private readonly instance: InstanceService) {}

  @Get()
  @Access({ signedIn: true, scope: "read" })
  @ApiOperation({ operationId: "getInstance", summary: "What this instance is, for the caller" })
  @ApiOkResponse({ type: InstanceResponse })
  read(@CallerOf() caller: Caller): Promise<InstanceResponse> {
    return this.instance.read(caller);
  }
}
